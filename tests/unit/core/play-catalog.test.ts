import { describe, expect, test } from '@jest/globals';
import { createSchemaCheck } from '../../../src/adapters/json-schema/schema-check.ts';
import { dispatchTool, NO_RESULTS_USED } from '../../../src/core/dispatch-tool.ts';
import { evaluate } from '../../../src/core/evaluate/evaluate.ts';
import { BUILTIN_CASES } from '../../../src/domain/case-catalog.ts';
import type { Case, MockRound } from '../../../src/domain/case.ts';
import type { ToolEvent } from '../../../src/domain/event.ts';
import { isJsonObject, type SchemaCheck } from '../../../src/domain/json.ts';
import { callEvent, toolEvent, trialEvidence } from '../../support/builders.ts';

const plays = BUILTIN_CASES.flatMap((definition) =>
  (['native', 'text'] as const).map((mode) => [definition.id, mode, definition] as const),
);

function callsOf({ text = '', toolCalls = [] }: MockRound) {
  const written = [...text.matchAll(/<tool_call>\n(.+)\n<\/tool_call>/g)];
  return [...toolCalls, ...written.map(([, json = '']) => JSON.parse(json))];
}

function auditOf(definition: Case, rounds: readonly MockRound[], checkSchema: SchemaCheck) {
  let used = NO_RESULTS_USED;
  return rounds.flatMap((round, at) =>
    callsOf(round).map((call): ToolEvent => {
      const values = isJsonObject(call.arguments) ? call.arguments : {};
      const { tools } = definition;
      const dispatch = dispatchTool(
        { name: call.name, arguments: values, source: 'native', id: null },
        { tools, used, checkSchema },
      );
      used = dispatch.used;
      const { outcome } = dispatch;
      return toolEvent({ turn: at + 1, name: call.name, arguments: values, outcome });
    }),
  );
}

describe('the scripts of the built-in cases', () => {
  test.each(plays)('%s passes in %s mode', async (_, mode, definition) => {
    const rounds = definition.mock?.[mode] ?? [];
    const calls = rounds.map(({ text = '' }, at) => callEvent({ turn: at + 1, text }));
    const checkSchema = await createSchemaCheck();
    const tools = auditOf(definition, rounds, checkSchema);
    const judged = evaluate(trialEvidence({ calls, tools }), definition, { checkSchema });
    expect(judged).toEqual({ state: 'passed', reason: null, misses: [] });
  });

  test('recover from exactly one scripted error', async () => {
    const definition = BUILTIN_CASES.find(({ id }) => id === 'tool-error-recovery');
    const checkSchema = await createSchemaCheck();
    for (const rounds of [definition?.mock?.native, definition?.mock?.text]) {
      const tools = definition && auditOf(definition, rounds ?? [], checkSchema);
      expect(tools?.map(({ outcome }) => outcome)).toEqual(['scripted-error', 'ok']);
    }
  });
});

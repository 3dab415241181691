import type { ScriptedTool } from '../../domain/case.ts';
import type { ToolOutcome } from '../../domain/event.ts';
import type { JsonObject, SchemaCheck } from '../../domain/json.ts';
import type { ToolOffer } from '../../domain/wire.ts';
import { dispatchTool, NO_RESULTS_USED } from '../dispatch-tool.ts';
import { answerText } from '../modes/conversation.ts';

/** A call that reached one of the case's tools, and what it was answered. */
export interface AnsweredCall {
  readonly name: string;
  readonly arguments: JsonObject;
  readonly outcome: ToolOutcome;
  readonly answer: string;
  readonly atMs: number;
}

/** The tools of one case as an agent process is offered them. */
export interface ScriptedToolSession {
  readonly tools: readonly ToolOffer[];
  answer(name: string, values: JsonObject): { readonly content: string; readonly isError: boolean };
  /** Calls in the order they came. */
  readonly answered: readonly AnsweredCall[];
}

/** Answers calls from the scripts of a case, as the built-in agent would have them answered. */
export function createToolSession(
  tools: readonly ScriptedTool[],
  { checkSchema, clock }: { readonly checkSchema: SchemaCheck; readonly clock: () => number },
): ScriptedToolSession {
  const answered: AnsweredCall[] = [];
  let used = NO_RESULTS_USED;
  return {
    tools: tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
    answer(name, values) {
      const call = { name, arguments: values, source: 'native', id: null } as const;
      const dispatch = dispatchTool(call, { tools, used, checkSchema });
      used = dispatch.used;
      const content = answerText(dispatch.content);
      const { outcome } = dispatch;
      answered.push({ name, arguments: values, outcome, answer: content, atMs: clock() });
      return { content, isError: outcome !== 'ok' };
    },
    answered,
  };
}

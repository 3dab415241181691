import type { JsonObject } from '../../domain/json.ts';
import { withoutServer } from './codex.ts';
import { countAt, jsonLines, objectAt, reportedUsage, sumOf, textAt } from './json-lines.ts';
import {
  type Recipe,
  type RecipeFacts,
  type SelfReport,
  TOOL_SERVER,
  wholePrompt,
} from './recipe.ts';
import { filled } from './template.ts';

/** opencode: a title of ours saves the call that it would make for one. */
export const opencode: Recipe = {
  name: 'opencode',
  protocols: ['chat-completions'],
  passesPrompt: true,
  versionArgs: ['--version'],
  canTakeTools: () => true,
  prepare(words, facts) {
    const { args, env } = filled(words, facts);
    return {
      args: [
        ...args,
        ...['run', '--format', 'json', '-m', `bench/${facts.model}`],
        ...['--auto', '--title', 'benchmark', wholePrompt(facts)],
      ],
      env: {
        ...{ OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1' },
        ...{ OPENCODE_DISABLE_LSP_DOWNLOAD: '1', OPENCODE_DISABLE_DEFAULT_PLUGINS: '1' },
        ...env,
      },
      files: [{ path: '.config/opencode/opencode.json', content: configJson(facts) }],
    };
  },
  readReport: ({ stdout }) => readReport(jsonLines(stdout)),
  toolName: withoutServer,
};

function configJson({ model, baseUrl, token, mcp }: RecipeFacts): string {
  return JSON.stringify({
    provider: {
      bench: {
        npm: '@ai-sdk/openai-compatible',
        name: 'bench',
        options: { baseURL: `${baseUrl}/v1`, apiKey: token },
        models: { [model]: { name: model, limit: { context: 200_000, output: 8000 } } },
      },
    },
    model: `bench/${model}`,
    autoupdate: false,
    share: 'disabled',
    ...(mcp !== null && {
      mcp: {
        [TOOL_SERVER]: {
          ...{ type: 'remote', url: mcp.url, enabled: true, oauth: false },
          headers: { Authorization: `Bearer ${mcp.token}` },
        },
      },
    }),
  });
}

/** Each step tells its own tokens, which leave out cache and reasoning; a run ends with the step that stops. */
function readReport(events: readonly JsonObject[]): SelfReport {
  const parts = (type: string): readonly JsonObject[] =>
    events.filter((event) => event.type === type).map((event) => objectAt(event, 'part'));
  const steps = parts('step_finish');
  const answer = parts('text').at(-1);
  const tokens = steps.map((step) => objectAt(step, 'tokens'));
  const cache = tokens.map((one) => objectAt(one, 'cache'));
  const sum = (list: readonly JsonObject[], name: string): number | null =>
    list.length === 0 ? null : sumOf(list.map((one) => countAt(one, name)));
  const [cacheRead, cacheWrite] = [sum(cache, 'read'), sum(cache, 'write')];
  const reasoning = sum(tokens, 'reasoning');
  return {
    outcome: outcomeOf(events, steps.at(-1)),
    answer: answer === undefined ? null : textAt(answer, 'text'),
    toolNames: parts('tool_use').flatMap((part) => textAt(part, 'tool') ?? []),
    usage: reportedUsage({
      input: sumOf([sum(tokens, 'input'), cacheRead, cacheWrite]),
      ...{ cacheRead, cacheWrite, reasoning },
      output: sumOf([sum(tokens, 'output'), reasoning]),
    }),
  };
}

function outcomeOf(
  events: readonly JsonObject[],
  lastStep: JsonObject | undefined,
): SelfReport['outcome'] {
  if (events.some(({ type }) => type === 'error')) return 'failed';
  return lastStep !== undefined && lastStep.reason !== 'tool-calls' ? 'ok' : 'missing';
}

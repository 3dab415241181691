import type { Protocol } from '../../domain/config-names.ts';
import type { JsonObject } from '../../domain/json.ts';
import {
  countAt,
  jsonLines,
  objectAt,
  objectsIn,
  reportedUsage,
  sumOf,
  textAt,
} from './json-lines.ts';
import { type Recipe, type RecipeFacts, type SelfReport, wholePrompt } from './recipe.ts';
import { filled } from './template.ts';

const apis: Readonly<Record<Protocol, string>> = {
  'chat-completions': 'openai-completions',
  responses: 'openai-responses',
  messages: 'anthropic-messages',
};

/** pi speaks all three protocols and takes no MCP server. */
export const pi: Recipe = {
  name: 'pi',
  protocols: ['chat-completions', 'responses', 'messages'],
  passesPrompt: true,
  versionArgs: ['--version'],
  canTakeTools: () => false,
  prepare(words, facts) {
    const { args, env } = filled(words, facts);
    return {
      args: [
        ...args,
        ...['--offline', '--mode', 'json', '-p', '--provider', 'bench'],
        ...['--model', facts.model, wholePrompt(facts)],
      ],
      env: { PI_OFFLINE: '1', PI_TELEMETRY: '0', PI_SKIP_VERSION_CHECK: '1', ...env },
      files: [
        { path: '.pi/agent/models.json', content: modelsJson(facts) },
        { path: '.pi/agent/settings.json', content: JSON.stringify({ retry: { enabled: false } }) },
      ],
    };
  },
  readReport: ({ stdout }) => readReport(jsonLines(stdout)),
  toolName: (name) => name,
};

function modelsJson({ model, protocol, baseUrl, token }: RecipeFacts): string {
  const provider = {
    baseUrl: protocol === 'messages' ? baseUrl : `${baseUrl}/v1`,
    api: apis[protocol],
    apiKey: token,
    models: [{ id: model, contextWindow: 200_000, maxTokens: 8000 }],
  };
  return JSON.stringify({ providers: { bench: provider } });
}

/** Its exit status is 0 on failures too: the stop reason of the last message tells. */
function readReport(events: readonly JsonObject[]): SelfReport {
  const messages = events
    .filter(({ type }) => type === 'message_end')
    .map((event) => objectAt(event, 'message'))
    .filter(({ role }) => role === 'assistant');
  const usages = messages.map((message) => objectAt(message, 'usage'));
  const sum = (name: string): number | null =>
    usages.length === 0 ? null : sumOf(usages.map((usage) => countAt(usage, name)));
  const [cacheRead, cacheWrite] = [sum('cacheRead'), sum('cacheWrite')];
  const texts = objectsIn(messages.at(-1)?.content).filter(({ type }) => type === 'text');
  return {
    outcome: outcomeOf(events, messages.at(-1)),
    answer: texts.map((part) => textAt(part, 'text') ?? '').join('') || null,
    toolNames: events
      .filter(({ type }) => type === 'tool_execution_end')
      .flatMap((event) => textAt(event, 'toolName') ?? []),
    usage: reportedUsage({
      input: sumOf([sum('input'), cacheRead, cacheWrite]),
      ...{ cacheRead, cacheWrite },
      output: sum('output'),
      reasoning: sum('reasoning'),
    }),
  };
}

function outcomeOf(
  events: readonly JsonObject[],
  last: JsonObject | undefined,
): SelfReport['outcome'] {
  if (last?.stopReason === 'error' || last?.stopReason === 'aborted') return 'failed';
  return last !== undefined && events.some(({ type }) => type === 'agent_end') ? 'ok' : 'missing';
}

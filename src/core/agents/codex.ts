import type { JsonObject } from '../../domain/json.ts';
import { countAt, jsonLines, objectAt, reportedUsage, textAt } from './json-lines.ts';
import {
  type Recipe,
  type RecipeFacts,
  type SelfReport,
  TOOL_SERVER,
  wholePrompt,
} from './recipe.ts';
import { filled } from './template.ts';

/** Codex: an own provider, since the built-in one ignores base URLs; no retries, so that a refusal ends it. */
export const codex: Recipe = {
  name: 'codex',
  protocols: ['responses'],
  passesPrompt: true,
  versionArgs: ['--version'],
  canTakeTools: () => true,
  prepare(words, facts) {
    const { args, env } = filled(words, facts);
    return {
      args: [
        ...args,
        ...['exec', '--json', '--skip-git-repo-check', '-s', 'workspace-write'],
        ...['-C', facts.workspace, wholePrompt(facts)],
      ],
      env: {
        AGENT_BENCH_TOKEN: facts.token,
        ...(facts.mcp !== null && { AGENT_BENCH_TOOL_TOKEN: facts.mcp.token }),
        ...env,
      },
      files: [{ path: '.codex/config.toml', content: configToml(facts) }],
    };
  },
  readReport: ({ stdout }) => readReport(jsonLines(stdout)),
  toolName: (name) => withoutServer(name),
};

function configToml({ model, baseUrl, mcp }: RecipeFacts): string {
  // A JSON string is a TOML basic string.
  const lines = [
    `model = ${JSON.stringify(model)}`,
    'model_provider = "bench"',
    'check_for_update_on_startup = false',
    '[features]',
    'plugins = false',
    '[analytics]',
    'enabled = false',
    '[model_providers.bench]',
    'name = "bench"',
    `base_url = ${JSON.stringify(`${baseUrl}/v1`)}`,
    'env_key = "AGENT_BENCH_TOKEN"',
    'wire_api = "responses"',
    'request_max_retries = 0',
    'stream_max_retries = 0',
    ...(mcp === null ? [] : serverToml(mcp.url)),
  ];
  return `${lines.join('\n')}\n`;
}

function serverToml(url: string): string[] {
  return [
    `[mcp_servers.${TOOL_SERVER}]`,
    `url = ${JSON.stringify(url)}`,
    'bearer_token_env_var = "AGENT_BENCH_TOOL_TOKEN"',
    'required = true',
    'default_tools_approval_mode = "approve"',
  ];
}

/** A failure is final only as `turn.failed`: an `error` comes with each retry, an item of type `error` is a remark. */
function readReport(events: readonly JsonObject[]): SelfReport {
  const ended = events.findLast(({ type }) => type === 'turn.completed' || type === 'turn.failed');
  const items = events
    .filter(({ type }) => type === 'item.completed')
    .map((event) => objectAt(event, 'item'));
  const usage = objectAt(ended ?? {}, 'usage');
  const answer = items.findLast(({ type }) => type === 'agent_message');
  return {
    outcome: ended === undefined ? 'missing' : ended.type === 'turn.failed' ? 'failed' : 'ok',
    answer: answer === undefined ? null : textAt(answer, 'text'),
    toolNames: items.flatMap(toolOf),
    usage: reportedUsage({
      input: countAt(usage, 'input_tokens'),
      cacheRead: countAt(usage, 'cached_input_tokens'),
      cacheWrite: null,
      output: countAt(usage, 'output_tokens'),
      reasoning: countAt(usage, 'reasoning_output_tokens'),
    }),
  };
}

function toolOf(item: JsonObject): string[] {
  if (item.type === 'command_execution' || item.type === 'file_change') return [item.type];
  const name = textAt(item, 'tool');
  return item.type === 'mcp_tool_call' && name !== null ? [name] : [];
}

/** `mcp__bench__name` or `bench__name`, by version. */
export function withoutServer(name: string): string {
  return name.replace(new RegExp(`^(?:mcp__)?${TOOL_SERVER}_{1,2}`), '');
}

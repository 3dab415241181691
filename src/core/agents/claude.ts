import type { JsonObject } from '../../domain/json.ts';
import { withoutServer } from './codex.ts';
import {
  countAt,
  jsonLines,
  objectAt,
  objectsIn,
  reportedUsage,
  sumOf,
  textAt,
} from './json-lines.ts';
import {
  type Recipe,
  type RecipeFacts,
  type SelfReport,
  TOOL_SERVER,
  wholePrompt,
} from './recipe.ts';
import { filled } from './template.ts';

const ownTools = ['Bash', 'Write', 'Edit', 'Read'];
const serversFile = '.agent-bench/mcp.json';

/** Claude Code in print mode, with its side traffic and its retries off. */
export const claude: Recipe = {
  name: 'claude',
  protocols: ['messages'],
  passesPrompt: true,
  versionArgs: ['--version'],
  canTakeTools: () => true,
  prepare(words, facts) {
    const { args, env } = filled(words, facts);
    const tools = facts.mcp === null ? ownTools : [...ownTools, `mcp__${TOOL_SERVER}`];
    return {
      args: [
        ...args,
        ...['-p', wholePrompt(facts), '--output-format', 'stream-json', '--verbose'],
        ...['--model', facts.model, '--allowedTools', tools.join(',')],
        ...(facts.mcp === null
          ? []
          : ['--mcp-config', `${facts.home}/${serversFile}`, '--strict-mcp-config']),
      ],
      env: {
        ...{ ANTHROPIC_BASE_URL: facts.baseUrl, ANTHROPIC_API_KEY: facts.token },
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        ...{ DISABLE_AUTOUPDATER: '1', DISABLE_TELEMETRY: '1', DISABLE_ERROR_REPORTING: '1' },
        CLAUDE_CODE_MAX_RETRIES: '0',
        ...env,
      },
      files: facts.mcp === null ? [] : [{ path: serversFile, content: servers(facts.mcp) }],
    };
  },
  readReport: ({ stdout }) => readReport(jsonLines(stdout)),
  toolName: withoutServer,
};

function servers({ url, token }: NonNullable<RecipeFacts['mcp']>): string {
  const headers = { Authorization: `Bearer ${token}` };
  return JSON.stringify({ mcpServers: { [TOOL_SERVER]: { type: 'http', url, headers } } });
}

/** Failures are `is_error`, whatever the subtype says. The counts of single messages are stubs: the result has them. */
function readReport(events: readonly JsonObject[]): SelfReport {
  const result = events.findLast(({ type }) => type === 'result');
  const blocks = events
    .filter(({ type }) => type === 'assistant')
    .flatMap((event) => objectsIn(objectAt(event, 'message').content));
  const usage = objectAt(result ?? {}, 'usage');
  const cacheRead = countAt(usage, 'cache_read_input_tokens');
  const cacheWrite = countAt(usage, 'cache_creation_input_tokens');
  return {
    outcome: result === undefined ? 'missing' : result.is_error === false ? 'ok' : 'failed',
    answer: result === undefined ? null : textAt(result, 'result'),
    toolNames: blocks
      .filter(({ type }) => type === 'tool_use')
      .flatMap((block) => textAt(block, 'name') ?? []),
    usage: reportedUsage({
      input: sumOf([countAt(usage, 'input_tokens'), cacheRead ?? 0, cacheWrite ?? 0]),
      ...{ cacheRead, cacheWrite },
      output: countAt(usage, 'output_tokens'),
      reasoning: null,
    }),
  };
}

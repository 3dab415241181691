import { parse } from 'yaml';
import { describe, expect, test } from '@jest/globals';
import { agentEnvironment, unfitVariable } from '../../../../src/core/agents/environment.ts';
import type { RecipeFacts } from '../../../../src/core/agents/recipe.ts';
import { recipeOf } from '../../../../src/core/agents/registry.ts';
import { unknownVariables } from '../../../../src/core/agents/template.ts';

const hostile = 'Say "hi"\nand {{token}} \\ done';
const facts: RecipeFacts = {
  ...{ prompt: hostile, system: 'Be brief.', model: 'm"1', protocol: 'responses' },
  ...{ baseUrl: 'http://127.0.0.1:9/run/a', token: 'abt_t', workspace: '/w', home: '/h' },
  ...{ reportFile: '/r', env: { A: '{{token}}/{{mcpUrl}}' } },
  mcp: { url: 'http://127.0.0.1:9/tools/b', token: 'abt_m' },
};
const whole = `Be brief.\n\n${hostile}`;

describe('a recipe', () => {
  test.each(['codex', 'claude', 'opencode', 'pi'] as const)(
    '%s passes the prompt as one argument, with nothing in it filled in',
    (name) => {
      const { args, env } = recipeOf(name).prepare(['--x', '{{home}}'], facts);
      expect(args.slice(0, 2)).toEqual(['--x', '/h']);
      expect(args).toContain(whole);
      expect(env['A']).toBe('abt_t/http://127.0.0.1:9/tools/b');
    },
  );

  test.each(['claude', 'opencode', 'pi'] as const)('%s writes files that are JSON', (name) => {
    for (const { content } of recipeOf(name).prepare([], facts).files) {
      expect(() => parse(content) as unknown).not.toThrow();
      expect(JSON.parse(content)).toBeInstanceOf(Object);
    }
  });

  test('codex gets a provider of its own, without retries, and the tools', () => {
    const [file] = recipeOf('codex').prepare([], facts).files;
    expect(file?.path).toBe('.codex/config.toml');
    expect(file?.content.split('\n')).toEqual(
      expect.arrayContaining([
        'model = "m\\"1"',
        'base_url = "http://127.0.0.1:9/run/a/v1"',
        'request_max_retries = 0',
        'stream_max_retries = 0',
        '[mcp_servers.bench]',
        'url = "http://127.0.0.1:9/tools/b"',
      ]),
    );
  });

  test('pi is told the protocol, and the URL as that protocol has it', () => {
    const urlFor = (protocol: RecipeFacts['protocol']): unknown => {
      const [file] = recipeOf('pi').prepare([], { ...facts, protocol }).files;
      return (JSON.parse(file?.content ?? '') as { providers: { bench: object } }).providers.bench;
    };
    expect(urlFor('messages')).toMatchObject({ api: 'anthropic-messages', baseUrl: facts.baseUrl });
    expect(urlFor('responses')).toMatchObject({
      ...{ api: 'openai-responses', baseUrl: `${facts.baseUrl}/v1` },
    });
  });

  test('generic fills its words in and takes tools only when it is told where they are', () => {
    const { args } = recipeOf('generic').prepare(['{{prompt}}', '{{ model }}'], facts);
    expect(args).toEqual([whole, 'm"1']);
    const takes = (env: Record<string, string>): boolean =>
      recipeOf('generic').canTakeTools({ command: ['x'], env });
    expect([takes({}), takes({ T: '{{mcpUrl}}' })]).toEqual([false, true]);
  });

  test.each([
    ['codex', 'mcp__bench__f', 'f'],
    ['claude', 'mcp__bench__f', 'f'],
    ['opencode', 'bench_f', 'f'],
    ['codex', 'exec_command', 'exec_command'],
  ] as const)('%s knows %s as %s', (name, wire, own) => {
    expect(recipeOf(name).toolName(wire)).toBe(own);
  });
});

test('a template variable that there is not is found', () => {
  expect(unknownVariables('{{prompt}} {{promt}} {{ token }} {not}')).toEqual(['promt']);
});

/** What each agent prints, cut to what matters. */
const printed = {
  codex: {
    ok: [
      { type: 'item.completed', item: { type: 'error', message: 'unknown model' } },
      { type: 'item.completed', item: { type: 'command_execution', exit_code: 3 } },
      { type: 'item.completed', item: { type: 'agent_message', text: 'Done.' } },
      {
        type: 'turn.completed',
        usage: { input_tokens: 38, cached_input_tokens: 23, output_tokens: 10 },
      },
    ],
    failed: [
      { type: 'error', message: 'again' },
      { type: 'turn.failed', error: {} },
    ],
    cut: [{ type: 'turn.started' }],
  },
  claude: {
    ok: [
      { type: 'assistant', message: { content: [{ type: 'tool_use', name: 'Bash' }] } },
      {
        ...{ type: 'result', subtype: 'success', is_error: false, result: 'Done.' },
        usage: {
          input_tokens: 13,
          cache_read_input_tokens: 23,
          cache_creation_input_tokens: 2,
          output_tokens: 10,
        },
      },
    ],
    failed: [{ type: 'result', subtype: 'success', is_error: true, result: '403' }],
    cut: [{ type: 'assistant', message: { content: [] } }],
  },
  opencode: {
    ok: [
      { type: 'tool_use', part: { tool: 'bash' } },
      {
        type: 'step_finish',
        part: {
          reason: 'tool-calls',
          tokens: { input: 8, output: 4, reasoning: 1, cache: { read: 20, write: 0 } },
        },
      },
      { type: 'text', part: { text: 'Done.' } },
      {
        type: 'step_finish',
        part: {
          reason: 'stop',
          tokens: { input: 7, output: 5, reasoning: 0, cache: { read: 3, write: 0 } },
        },
      },
    ],
    failed: [{ type: 'error', error: { name: 'APIError' } }],
    cut: [{ type: 'step_finish', part: { reason: 'tool-calls', tokens: {} } }],
  },
  pi: {
    ok: [
      { type: 'tool_execution_end', toolName: 'bash', isError: false },
      {
        type: 'message_end',
        message: {
          ...{ role: 'assistant', stopReason: 'stop', content: [{ type: 'text', text: 'Done.' }] },
          usage: { input: 15, cacheRead: 23, cacheWrite: 0, output: 10, reasoning: 1 },
        },
      },
      { type: 'agent_end' },
    ],
    failed: [
      { type: 'message_end', message: { role: 'assistant', stopReason: 'error', content: [] } },
      { type: 'agent_end' },
    ],
    cut: [{ type: 'tool_execution_start', toolName: 'bash' }],
  },
} as const;

describe.each(['codex', 'claude', 'opencode', 'pi'] as const)('what %s prints', (name) => {
  const read = (lines: readonly object[]) => {
    const text = lines.map((line) => JSON.stringify(line));
    return recipeOf(name).readReport({ stdout: ['no JSON', ...text].join('\n'), reportFile: null });
  };

  test('of a good run is its answer, its tool and its tokens, input with the cache', () => {
    const report = read(printed[name].ok);
    expect(report).toMatchObject({ outcome: 'ok', answer: 'Done.' });
    expect(report.toolNames).toHaveLength(1);
    expect(report.usage).toMatchObject({
      inputTokens: 38,
      cacheReadInputTokens: 23,
      outputTokens: 10,
    });
  });

  test('of a failure is one, and of a run that was cut off is no end', () => {
    expect(read(printed[name].failed).outcome).toBe('failed');
    expect(read(printed[name].cut).outcome).toBe('missing');
    expect(read([]).usage).toBeNull();
  });
});

describe('the report that any agent may write', () => {
  const read = (reportFile: string | null) =>
    recipeOf('generic').readReport({ stdout: ' printed \n', reportFile });

  test('says how it ended, which is else not known', () => {
    expect(read(null)).toMatchObject({ outcome: 'not-given', answer: 'printed' });
    expect(read('{"type":"final","status":"failed","text":"No."}')).toMatchObject({
      ...{ outcome: 'failed', answer: 'No.' },
    });
    expect(read('{"type":"tool_call","name":"f"}\n')).toMatchObject({
      ...{ outcome: 'missing', toolNames: ['f'] },
    });
  });
});

describe('the environment of an agent', () => {
  test('is an allowlist, and what is ours stays ours', () => {
    const env = agentEnvironment({
      inherited: { LANG: 'C', GITHUB_TOKEN: 'x', HOME: '/root', FLAG: '1' },
      ...{ passEnv: ['FLAG'], own: { HOME: '/else', MODE: 'a' }, path: '/bin', home: '/h' },
      ...{ tmp: '/t', trialId: 'a/b', reportFile: '/r' },
    });
    expect(env).toMatchObject({ LANG: 'C', FLAG: '1', MODE: 'a', HOME: '/h', PATH: '/bin' });
    expect(env).toMatchObject({ AGENT_BENCH_TRIAL_ID: 'a/b', TMPDIR: '/t' });
    expect(env).not.toHaveProperty('GITHUB_TOKEN');
  });

  test.each(['GITHUB_SHA', 'MY_TOKEN', 'api_key', 'DB_PASSWORD', 'HOME', 'ACTIONS_RUNTIME_URL'])(
    'takes no %s',
    (name) => expect(unfitVariable(name)).not.toBeNull(),
  );

  test.each(['TZ', 'MONKEY', 'FEATURE_FLAG'])('takes %s', (name) =>
    expect(unfitVariable(name)).toBeNull(),
  );
});

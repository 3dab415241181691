import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { canHavePidNamespace } from '../../src/adapters/process/launch-command.ts';
import { listTree } from '../support/run-bundle.ts';
import { repository, startCli, waitUntil } from '../support/run-program.ts';
import { sendJson, startProvider } from '../support/run-provider.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const key = 'dummy-key-3b1f77a2-and-no-known-shape';
const agent = readFileSync(join(repository, 'tests/fixtures/agents/plain-agent.mjs'), 'utf8');

/** Processes whose variables or arguments hold the key. */
function holders(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) =>
      ['environ', 'cmdline'].some((file) => {
        try {
          return readFileSync(`/proc/${pid}/${file}`, 'latin1').includes(key);
        } catch {
          return false;
        }
      }),
    )
    .map(Number);
}

// The fallback level can't keep a process of the same user from looking at the harness.
(canHavePidNamespace() ? test : test.skip)(
  'the key of the provider is nowhere but in the harness and at the provider',
  async () => {
    const provider = await startProvider((_, response) => {
      const message = { role: 'assistant', content: 'Canberra.' };
      sendJson(response, 200, {
        ...{ model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] },
        usage: { prompt_tokens: 9, completion_tokens: 1, total_tokens: 10 },
      });
    });
    const cwd = temporaryFolder({
      'agent.mjs': agent,
      'ask.yml':
        'version: 1\nid: ask\nprompt: Which capital?\nexpect: {outputContains: Canberra}\n',
      'bench.yml': `version: 1
live: true
targets:
  - { id: real, baseUrl: '${provider.baseUrl}', model: m, apiKeyEnv: PROVIDER_KEY }
  - id: plain
    command: [node, agent.mjs, '{{prompt}}']
    env: { AGENT_DOES: look-and-stay, LOOK_FILE: LOOK }
    upstream: real
matrix: { targets: [plain], cases: [ask.yml], warmup: 0 }
report: { outputs: all, keepLedgers: all }
`,
    });
    const seenFile = join(cwd, 'seen.txt');
    const config = readFileSync(join(cwd, 'bench.yml'), 'utf8').replace(
      'LOOK_FILE: LOOK',
      `LOOK_FILE: '${seenFile}'`,
    );
    writeFileSync(join(cwd, 'bench.yml'), config);
    const running = startCli(['run', '--config', 'bench.yml', '--output-dir', 'out'], {
      cwd,
      env: { PROVIDER_KEY: key, AGENT_BENCH_CONTAINMENT: 'pid-namespace' },
    });
    await waitUntil('the agent has looked around', () => listTree(cwd).includes('seen.txt'));
    const [holder, ...others] = holders();
    const { code, stdout, stderr } = await running.ended;

    expect(others).toEqual([]);
    expect(holder).toBeGreaterThan(0);
    expect(code).toBe(0);
    expect(provider.calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`]);
    const files = listTree(cwd).map((path) => [path, readOrNothing(join(cwd, path))] as const);
    expect(files.filter(([, text]) => text.includes(key)).map(([path]) => path)).toEqual([]);
    expect(stdout + stderr).not.toContain(key);
    const seen = readFileSync(seenFile, 'utf8');
    expect(seen).toContain('abt_');
    expect(seen).toContain('AGENT_BENCH_TRIAL_ID');
  },
);

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

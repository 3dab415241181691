import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { canHavePidNamespace } from '../../src/adapters/process/launch-command.ts';
import { BUILTIN_CASES } from '../../src/domain/case-catalog.ts';
import { CONTAINMENT_LEVELS } from '../../src/domain/launch.ts';
import { readBundle, type Bundle } from '../support/run-bundle.ts';
import { repository, runCli, startCli, waitUntil } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const agent = readFileSync(join(repository, 'tests/fixtures/agents/plain-agent.mjs'), 'utf8');

interface AgentConfig {
  readonly does?: string;
  readonly limits?: string;
  readonly matrix?: string;
  readonly more?: string;
}

/** A repository with one agent process as its target, answered by scripts. */
function repositoryWith({ does, limits, matrix, more }: AgentConfig = {}): string {
  return temporaryFolder({
    'agent.mjs': agent,
    'bench.yml': `version: 1
live: true
targets:
  - id: plain
    command: [node, agent.mjs, '{{prompt}}']
    env: { TOOL_URL: '{{mcpUrl}}', TOOL_TOKEN: '{{mcpToken}}', AGENT_DOES: '${does ?? ''}' }
    upstream: builtin:scripted
    limits: { ${limits ?? 'trialTimeoutSeconds: 30'} }
matrix: { targets: [plain], warmup: 0, ${matrix ?? "cases: ['builtin:direct-answer']"} }
${more ?? ''}`,
  });
}

const args = ['run', '--config', 'bench.yml', '--output-dir', 'out'];
/** Both levels of containment are the same to a user. */
const levels = CONTAINMENT_LEVELS.filter(
  (level) => level === 'process-group' || canHavePidNamespace(),
);

async function runIn(cwd: string, level = 'auto'): Promise<Bundle & { code: number | null }> {
  const { code, stderr } = await runCli(args, { cwd, env: { AGENT_BENCH_CONTAINMENT: level } });
  try {
    return { code, ...readBundle(join(cwd, 'out')) };
  } catch (cause) {
    throw new Error(`no report: ${stderr}`, { cause });
  }
}

/** Processes of ours whose variables hold a marker of this repository's runs. */
function leftProcesses(cwd: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const environ = `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`;
        return environ.includes(`\0HOME=${cwd}/.state`);
      } catch {
        return false;
      }
    });
}

describe.each(levels)('an agent process, held by %s', (level) => {
  test('runs every built-in case with its tools, and all of it is counted', async () => {
    const cwd = repositoryWith({ matrix: "cases: ['builtin:*']" });
    const { code, report } = await runIn(cwd, level);
    expect(report.trials.map(({ state, reason }) => [state, reason])).toEqual(
      BUILTIN_CASES.map(() => ['passed', null]),
    );
    expect(code).toBe(0);
    expect(report.trials.every(({ mode }) => mode === 'agent')).toBe(true);
    expect(report.trials.flatMap(({ launches }) => launches)).toEqual(
      BUILTIN_CASES.map(() =>
        expect.objectContaining({ state: 'completed', containment: level, survivors: [] }),
      ),
    );
    expect(report.coverage.tokenCoverage).toBe(1);
  });

  test('leaves nothing behind, and what it tried to leave is named', async () => {
    const cwd = repositoryWith({ does: 'daemon' });
    const { report, markdown } = await runIn(cwd, level);
    const [trial] = report.trials;
    expect(trial?.state).toBe('passed');
    expect(trial?.launches[0]?.survivors.map(({ command }) => command)).toEqual(['sleep']);
    expect(markdown).toContain('Still there after the agent had ended, and killed: `sleep` × 1.');
    expect(leftProcesses(cwd)).toEqual([]);
  });

  test('is ended within five seconds of a cancel, with a partial report', async () => {
    const cwd = repositoryWith({ does: 'hang' });
    const running = startCli(args, { cwd, env: { AGENT_BENCH_CONTAINMENT: level } });
    await waitUntil('the agent runs', () => leftProcesses(cwd).length > 0);
    const cancelledAtMs = performance.now();
    running.kill('SIGTERM');
    const { code } = await running.ended;
    expect(performance.now() - cancelledAtMs).toBeLessThan(5000);
    expect(code).toBe(143);
    const { report } = readBundle(join(cwd, 'out'));
    expect(report).toMatchObject({ partial: true, states: { 'not-run': 1 } });
    expect(leftProcesses(cwd)).toEqual([]);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

(hasPython ? test : test.skip)(
  'the example in Python, which knows its standard library alone, passes every built-in case',
  async () => {
    const cwd = temporaryFolder({ '.git/HEAD': 'ref: refs/heads/main\n' });
    const folder = 'examples/python-agent';
    cpSync(join(repository, folder), join(cwd, folder), { recursive: true });
    const asked = ['run', '--config', `${folder}/agent-bench.yml`, '--output-dir', 'out'];
    const { code, stderr } = await runCli(asked, { cwd });
    expect(stderr).toContain('6 of 6 trials passed');
    expect(code).toBe(0);
    const { report } = readBundle(join(cwd, 'out'));
    expect(report.evidence).toEqual({ reconciled: true, faults: [] });
  },
);

describe('an agent process', () => {
  test('that is at the end of its calls is stopped, and the refused call is on record', async () => {
    const cwd = repositoryWith({
      limits: 'maxAttempts: 1',
      matrix: "cases: ['builtin:single-tool']",
    });
    const { code, report } = await runIn(cwd);
    const [trial] = report.trials;
    expect(code).toBe(1);
    expect(trial).toMatchObject({ state: 'limit-exceeded', reason: 'budget-exhausted' });
    expect(trial?.calls.map(({ status, sent }) => [status, sent])).toEqual([
      ['ok', true],
      ['refused-over-budget', false],
    ]);
  });

  test('that calls nobody is no evidence: its tokens are unknown, not 0', async () => {
    const { code, report } = await runIn(repositoryWith({ does: 'silent' }));
    expect(report.trials[0]).toMatchObject({ state: 'infra-error', reason: 'no-calls-seen' });
    expect(report.totals.totalTokens).toMatchObject({ value: null, reason: 'no-calls-sent' });
    expect(code).toBe(2);
  });

  test('that ends with a failure of its own did not pass, whatever it printed', async () => {
    const { report } = await runIn(repositoryWith({ does: 'fail' }));
    expect(report.trials[0]).toMatchObject({ state: 'semantic-fail', reason: 'agent-exit' });
    expect(report.trials[0]?.launches[0]).toMatchObject({ exitCode: 3, state: 'failed' });
  });

  test('is not started in mock mode', async () => {
    const cwd = repositoryWith({ matrix: "cases: ['builtin:*']" });
    const { code } = await runCli([...args, '--mock'], { cwd, env: { PATH: '/nowhere' } });
    expect(code).toBe(0);
  });

  test.each([
    ['command: [no-such-agent]', 'direct-answer', /PATH has none/],
    ['command: [./agent.mjs]', 'direct-answer', /may be run/],
    ['command: [node, agent.mjs, "{{promt}}"]', 'direct-answer', /did you mean \{\{prompt\}\}/],
    ['command: [node]\n    passEnv: [MY_SECRET_TOKEN]', 'direct-answer', /looks like a secret/],
    ['command: [node]\n    recipe: pi', 'single-tool', /can't be offered any/],
    ['command: [node]\n    recipe: codex', 'direct-answer', /"protocol: responses"/],
  ])('with %s is refused before anything starts', async (lines, task, words) => {
    const cwd = temporaryFolder({
      'agent.mjs': agent,
      'bench.yml': `version: 1
live: true
targets:
  - id: plain
    upstream: builtin:scripted
    env: { TOOL_URL: ${lines.includes('recipe') ? 'none' : "'{{mcpUrl}}'"} }
    ${lines}
matrix: { targets: [plain], cases: ['builtin:${task}'] }
`,
    });
    const { code, stderr } = await runCli(args, { cwd });
    expect(stderr).toMatch(words);
    expect(code).toBe(2);
  });
});

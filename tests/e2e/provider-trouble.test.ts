import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runAction } from '../support/run-action.ts';
import { readBundle } from '../support/run-bundle.ts';
import { runCli } from '../support/run-program.ts';
import { sendJson, startProvider, unusedBaseUrl } from '../support/run-provider.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function configFor(baseUrl: string): string {
  return `version: 1
live: true
targets:
  - {id: small, baseUrl: "${baseUrl}", model: small-1, limits: {retries: 0}}
`;
}

describe('an endpoint at which nothing listens', () => {
  test('gives no valid trial: exit 2, every trial accounted for, and words that help', async () => {
    const cwd = temporaryFolder({ 'bench.yml': configFor(await unusedBaseUrl()) });
    const { code, stderr } = await runCli(['run', '--config', 'bench.yml'], { cwd });
    const { report, markdown, trialLines } = readBundle(join(cwd, 'agent-bench-report'));
    expect(code).toBe(2);
    expect(stderr).toContain('0 of 12 trials passed, exit status 2 (no-valid-trials)');
    expect(report.states).toEqual({ 'infra-error': 12 });
    expect(report.coverage).toMatchObject({ planned: 12, valid: 0, callsSent: 0 });
    expect(trialLines).toHaveLength(12);
    expect(markdown).toContain('ECONNREFUSED');
    expect(markdown).toContain('nothing listens there');
  });

  test('fails the action with empty outputs for what is not known', async () => {
    const workspace = temporaryFolder({ 'bench.yml': configFor(await unusedBaseUrl()) });
    const { code, outputs, stdout } = await runAction({
      workspace,
      inputs: { config: 'bench.yml', cases: 'direct-answer' },
    });
    expect(code).toBe(2);
    expect(outputs).toMatchObject({ trials: '2', 'failed-trials': '2', 'pass-rate': '' });
    expect(outputs).toMatchObject({ 'exit-code': '2', 'token-coverage': '', 'cost-usd': '' });
    expect(stdout).toMatch(/^::error .*ECONNREFUSED/m);
  });
});

describe('an endpoint that refuses the key', () => {
  test('is asked once: the first trial is an infra-error, the rest is not run and says why', async () => {
    const provider = await startProvider((_, response) =>
      sendJson(response, 401, { error: { message: 'invalid key', code: 'invalid_api_key' } }),
    );
    const cwd = temporaryFolder({
      'bench.yml': `${configFor(provider.baseUrl)}matrix: {warmup: 0}`,
    });
    const { code } = await runCli(['run', '--config', 'bench.yml'], { cwd });
    const { report } = readBundle(join(cwd, 'agent-bench-report'));
    expect(code).toBe(2);
    expect(provider.calls).toHaveLength(1);
    expect(report.states).toEqual({ 'infra-error': 1, 'not-run': 11 });
    const reasons = report.trials.map(({ state, reason }) => `${state}: ${reason}`);
    expect(reasons.filter((reason) => reason !== 'not-run: target-http-401')).toEqual([
      'infra-error: http-401',
    ]);
  });

  test('does not keep another target from being measured', async () => {
    const provider = await startProvider(({ body }, response) => {
      if (body.model === 'closed') sendJson(response, 403, { error: { message: 'no access' } });
      else {
        const message = { role: 'assistant', content: 'Paris' };
        sendJson(response, 200, { choices: [{ index: 0, message, finish_reason: 'stop' }] });
      }
    });
    const cwd = temporaryFolder({
      'bench.yml': `version: 1
live: true
targets:
  - {id: closed, baseUrl: "${provider.baseUrl}", model: closed}
  - {id: open, baseUrl: "${provider.baseUrl}", model: open}
matrix: {cases: ["builtin:direct-answer"], warmup: 0}
`,
    });
    await runCli(['run', '--config', 'bench.yml'], { cwd });
    const { report } = readBundle(join(cwd, 'agent-bench-report'));
    expect(report.trials.map(({ target, state }) => `${target} ${state}`).sort()).toEqual([
      ...['closed infra-error', 'closed not-run', 'open passed', 'open passed'],
    ]);
  });
});

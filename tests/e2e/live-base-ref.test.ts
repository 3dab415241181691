import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { listTree, readBundle, type Bundle } from '../support/run-bundle.ts';
import { startMockServerProcess } from '../support/run-mock-server.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { scratchRepository } from '../support/scratch-repository.ts';

const baseKey = 'sk-base-0123456789abcdefghijklmnop';
const headKey = 'sk-head-0123456789abcdefghijklmnop';

let result: ProgramResult;
let bundle: Bundle;
let folder: string;

/** Base and head ask for different models, each with a key of its own. */
beforeAll(async () => {
  const baseUrl = await startMockServerProcess();
  const config = (model: string, apiKeyEnv: string): string =>
    JSON.stringify({
      version: 1,
      live: true,
      targets: [{ id: 'small', baseUrl, model, apiKeyEnv }],
      matrix: { cases: ['builtin:single-tool'], modes: ['native'], runs: 6, warmup: 0 },
      compare: { against: 'base-ref', baseRef: { ref: 'main' } },
      gates: [{ metric: 'totalTokens', maxRegressionPercent: 5 }],
    });
  const place = '.github/agent-bench.yml';
  const repository = scratchRepository({ [place]: config('small-1', 'BASE_KEY') });
  repository.git('checkout', '-q', '-b', 'change');
  repository.commit({ [place]: config('small-2', 'HEAD_KEY') });
  folder = repository.folder;
  const env = { BASE_KEY: baseKey, HEAD_KEY: headKey };
  result = await runCli(['run'], { cwd: folder, env });
  bundle = readBundle(join(folder, 'agent-bench-report'));
});

describe('base and head over HTTP', () => {
  test('are each answered by their own model, which is the treatment', () => {
    const modelsOf = (arm: string) =>
      bundle.report.trials
        .filter((trial) => trial.arm === arm)
        .flatMap(({ calls }) => calls.map(({ model }) => model));
    expect(new Set(modelsOf('base'))).toEqual(new Set(['small-1']));
    expect(new Set(modelsOf('head'))).toEqual(new Set(['small-2']));
    expect(bundle.report.baseline?.treatments).toEqual([
      { target: 'small', key: 'model', base: 'small-1', head: 'small-2' },
    ]);
  });

  test('are compared by a test, as live tokens are not deterministic', () => {
    expect(bundle.report.gates).toMatchObject([
      { method: 'signed-rank', verdict: 'pass', n: 6, effect: 1, flags: ['ties'] },
    ]);
    expect(result.code).toBe(0);
  });

  test('leave no key anywhere', () => {
    const texts = listTree(folder)
      .filter((name) => /\.(json|jsonl|md|yml)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    for (const text of [...texts, result.stdout, result.stderr]) {
      expect(text).not.toContain(baseKey);
      expect(text).not.toContain(headKey);
    }
  });
});

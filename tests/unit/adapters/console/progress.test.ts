import { describe, expect, test } from '@jest/globals';
import { createProgress } from '../../../../src/adapters/console/progress.ts';
import type { PlannedTrial } from '../../../../src/domain/trial.ts';

const trial: PlannedTrial = {
  id: 'mock/single-tool/native/1',
  target: 'mock',
  case: 'single-tool',
  mode: 'native',
  arm: null,
  iteration: 1,
  phase: 'measure',
};

function shown(columns: number | null, stepMs: number): { out: string[]; run(): void } {
  const out: string[] = [];
  let now = 0;
  const clock = (): number => (now += stepMs);
  const progress = createProgress({ write: (text) => out.push(text), clock, columns });
  return {
    out,
    run() {
      progress.planned(3);
      progress.trialEnded(trial, 'passed', null);
      progress.trialEnded(trial, 'semantic-fail', 'output-contains');
      progress.trialEnded(trial, 'passed', null);
    },
  };
}

describe('progress', () => {
  test('is one plain line per step in a log', () => {
    const log = shown(null, 1);
    log.run();
    expect(log.out.join('')).toBe(
      [
        '3 trials planned',
        '1/3 mock/single-tool/native/1: passed',
        '2/3 mock/single-tool/native/1: semantic-fail (output-contains)',
        '3/3 mock/single-tool/native/1: passed',
        '',
      ].join('\n'),
    );
  });

  test('is one line in a terminal, renewed in place, with failures kept above it', () => {
    const terminal = shown(80, 60_000);
    terminal.run();
    const lines = terminal.out.join('').split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('2/3 mock/single-tool/native/1: semantic-fail (output-contains)');
    expect(lines[1]?.split('\r\u001b[K').at(-1)).toBe('3/3 trials, 1 not passed, 0 s left');
  });

  test('says how much time is left when trials take their time', () => {
    const terminal = shown(80, 60_000);
    terminal.run();
    expect(terminal.out.join('')).toMatch(/1\/3 trials, 0 not passed, \d+ min \d+ s left/);
  });

  test('never writes wider than the terminal', () => {
    const narrow = shown(20, 60_000);
    narrow.run();
    const live = narrow.out.filter((text) => text.startsWith('\r') && !text.endsWith('\n'));
    for (const text of live) expect(text.replace('\r\u001b[K', '').length).toBeLessThan(20);
  });
});

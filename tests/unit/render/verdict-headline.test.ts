import { describe, expect, test } from '@jest/globals';
import type { Contest } from '../../../src/core/compare/contest.ts';
import type { GateRule } from '../../../src/domain/config-rules.ts';
import { renderMarkdown } from '../../../src/render/markdown.ts';
import { reportOf, trialRecord } from '../../support/builders.ts';
import {
  contest,
  contestCell,
  judgeGates,
  outcomes,
  rateGate,
  samples,
  wallGate,
} from '../../support/contests.ts';

const wall = (values: readonly number[]) => samples('agentWallMs', values);
const eight = [100, 101, 102, 103, 104, 105, 106, 107];

/** The line under the alert box's first one. */
function sentenceOf(gates: readonly GateRule[], one: Contest): string {
  const { rows, verdict } = judgeGates(gates, [one], { confirm: false });
  const report = { ...reportOf([trialRecord()]), verdict, gates: [...rows] };
  return renderMarkdown(report).split('\n')[1] ?? '';
}

const slower = (factor: number): Contest =>
  contest([contestCell('a', wall(eight), wall(eight.map((value) => value * factor)))]);

describe('the sentence of a verdict', () => {
  test('says by how much all of it got slower, over how many pairs', () => {
    expect(sentenceOf([wallGate], slower(1.3))).toBe(
      '> **Regressed: the agent got 30 % slower.** Over 8 pairs, `agentWallMs` ≤ +10 %. 0 of 1 gates hold.',
    );
  });

  test('says that all gates hold, and what improved', () => {
    expect(sentenceOf([wallGate], slower(0.7))).toBe(
      '> **Pass: the gate holds.** Improved: `agentWallMs`.',
    );
  });

  test('names cases that no longer pass', () => {
    const cells = ['a', 'b'].map((id) => contestCell(id, outcomes('P'), outcomes('F')));
    const [one = cells[0], ...more] = cells;
    if (one === undefined) throw new TypeError('no cell');
    expect(sentenceOf([rateGate], contest([one], { mock: true }))).toContain(
      '**Regressed: `a` no longer passes in native mode.**',
    );
    expect(sentenceOf([rateGate], contest([one, ...more], { mock: true }))).toContain(
      '**Regressed: `a` and 1 more case no longer pass in native mode.**',
    );
  });

  test('says what is missing and how to decide it', () => {
    const few = contest([contestCell('a', wall([100, 101]), wall([100, 101]))]);
    expect(sentenceOf([wallGate], few)).toBe(
      "> **Inconclusive: `agentWallMs` ≤ +10 % is not decided.** 2 pairs can't reject anything. Re-run with `runs: 6` (n = 6) to decide. 0 of 1 gates hold.",
    );
  });

  test('says why nothing can be said', () => {
    const faults = contest([contestCell('a', wall(eight), wall(eight))], {
      unreconciled: ['attempt 7 of x is in the journal and in no trial'],
    });
    expect(sentenceOf([wallGate], faults)).toContain(
      '**Invalid: nothing can be said about `agentWallMs` ≤ +10 %.** Journal and ledger contradict each other: attempt 7',
    );
  });
});

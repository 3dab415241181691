import { describe, expect, test } from '@jest/globals';
import { aggregate } from '../../../../src/core/report/aggregate.ts';
import { toolEvent, trialRecord } from '../../../support/builders.ts';

const nothing = new Set<string>();
const failed = { state: 'semantic-fail', reason: 'output-contains' } as const;

describe('aggregate', () => {
  test('has one cell for trials alike in everything but iteration, in plan order', () => {
    const trials = [
      trialRecord({ case: 'b' }),
      trialRecord({ case: 'b', iteration: 2 }),
      trialRecord({ case: 'a', mode: 'text' }),
      trialRecord({ case: 'a' }),
    ];
    const { cells } = aggregate({ trials, notSameRequest: nothing, fault: null });
    expect(cells.map((cell) => [cell.case, cell.mode, cell.planned])).toEqual([
      ['b', 'native', 2],
      ['a', 'text', 1],
      ['a', 'native', 1],
    ]);
  });

  test('counts valid trials that did not pass as fails, and leaves missing ones out of the rate', () => {
    const trials = [
      trialRecord(),
      trialRecord({ iteration: 2 }, failed),
      trialRecord({ iteration: 3 }, { state: 'infra-error', reason: 'http-503' }),
    ];
    const { passRate, states } = aggregate({ trials, notSameRequest: nothing, fault: null });
    // Wilson, 1 of 2 at 95 %: centre 0.5, half-width z / (2 sqrt(2 + z^2)) with z = 1.959964.
    expect(passRate).toMatchObject({ passed: 1, n: 2, rate: 0.5 });
    expect(passRate.interval?.[0]).toBeCloseTo(0.094_531, 5);
    expect(passRate.interval?.[1]).toBeCloseTo(0.905_469, 5);
    expect(states).toEqual({ passed: 1, 'semantic-fail': 1, 'infra-error': 1 });
  });

  test('sets native beside text for each case that ran in both modes', () => {
    const trials = [
      trialRecord({ case: 'a' }),
      trialRecord({ case: 'a', mode: 'text' }, failed),
      trialRecord({ case: 'b' }),
    ];
    const { comparisons } = aggregate({ trials, notSameRequest: nothing, fault: null });
    expect(comparisons).toHaveLength(1);
    expect(comparisons[0]).toMatchObject({
      case: 'a',
      base: { passRate: { passed: 1, n: 1 }, agentWallMs: { n: 1, p50: 60 } },
      head: { passRate: { passed: 0, n: 1 }, agentWallMs: { n: 0, p50: null } },
      label: null,
    });
  });

  test('adds a row for all cases together, which pools pairs', () => {
    const trials = ['a', 'b'].flatMap((id) => [
      trialRecord({ case: id }),
      trialRecord({ case: id, mode: 'text' }),
    ]);
    const { comparisons } = aggregate({ trials, notSameRequest: nothing, fault: null });
    expect(comparisons.map((row) => row.case)).toEqual(['a', 'b', null]);
    expect(comparisons[2]).toMatchObject({
      base: { passRate: { passed: 2, n: 2 } },
      effects: { agentWallMs: { planned: 2, n: 2, ratio: 1 } },
    });
  });

  test('labels a comparison whose modes did not send the same request', () => {
    const trials = [trialRecord(), trialRecord({ mode: 'text' })];
    const { comparisons } = aggregate({ trials, notSameRequest: new Set(['mock']), fault: null });
    expect(comparisons[0]).toMatchObject({ label: 'not-same-request', effects: null });
  });

  test('counts calls that could be read by their source', () => {
    const toolCalls = [
      toolEvent(),
      toolEvent({ source: 'text' }),
      toolEvent({ source: 'text', outcome: 'malformed' }),
    ].map(({ turn, name, source, outcome }) => ({ turn, name, source, outcome }));
    const { cells } = aggregate({
      trials: [trialRecord({}, { toolCalls })],
      notSameRequest: nothing,
      fault: null,
    });
    expect(cells[0]?.toolCallsBySource).toEqual({ native: 1, text: 1 });
  });
});

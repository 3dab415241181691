import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import {
  decide,
  type DecisionRule,
  type Finding,
  type JudgedEffect,
} from '../../../../src/core/statistics/decide.ts';

const rule: DecisionRule = { worse: 'higher', alpha: 0.05, strict: false, minimumCount: 6 };

function effect(low: number, estimate: number, high: number, margin: number | null): JudgedEffect {
  return { estimate, interval: { low, high }, margin };
}

function finding(parts: Partial<Finding>): Finding {
  return { count: 8, adjustedP: 0.01, ratio: null, difference: null, ...parts };
}

describe('a ratio that is worse when higher', () => {
  const slower = effect(1.05, 1.087, 1.11, 0.05);

  test('is regressed with a small p at or beyond the margin', () => {
    expect(decide(finding({ ratio: slower }), rule)).toEqual({
      verdict: 'regressed',
      improved: false,
      reason: null,
    });
  });

  test('is inconclusive when the estimate is inside the margin but the interval is not', () => {
    expect(decide(finding({ ratio: { ...slower, margin: 0.1 } }), rule)).toEqual({
      verdict: 'inconclusive',
      improved: false,
      reason: 'underpowered',
    });
  });

  test('passes when the whole interval is inside the margin, however small p is', () => {
    expect(decide(finding({ ratio: { ...slower, margin: 0.15 } }), rule).verdict).toBe('pass');
  });

  test('is inconclusive when p is above alpha', () => {
    expect(decide(finding({ ratio: slower, adjustedP: 0.06 }), rule).verdict).toBe('inconclusive');
  });

  test('decides nothing with too few pairs', () => {
    expect(decide(finding({ ratio: slower, count: 5 }), rule)).toEqual({
      verdict: 'inconclusive',
      improved: false,
      reason: 'insufficient-pairs',
    });
  });
});

describe('margins', () => {
  test('an effect of exactly the margin is at it, whatever rounding makes of it', () => {
    const drop = 0.9 - 1;
    expect(drop).toBeGreaterThan(-0.1);
    const found = finding({ difference: effect(-0.3, drop, -0.01, 0.1) });
    expect(decide(found, { ...rule, worse: 'lower' }).verdict).toBe('regressed');
  });

  test('a bad end of exactly the margin is not inside it', () => {
    const found = finding({ ratio: effect(0.9, 1, 1.1, 0.1), adjustedP: 1 });
    expect(decide(found, rule).verdict).toBe('inconclusive');
  });

  test('a regression needs both margins', () => {
    const ratio = effect(1.2, 1.5, 1.9, 0.1);
    const small = effect(20, 50, 130, 100);
    const large = effect(90, 150, 230, 100);
    expect(decide(finding({ ratio, difference: small }), rule).verdict).toBe('inconclusive');
    expect(decide(finding({ ratio, difference: large }), rule).verdict).toBe('regressed');
  });

  test('one margin is enough to pass', () => {
    const ratio = effect(1.2, 1.5, 1.9, 0.1);
    expect(decide(finding({ ratio, difference: effect(2, 5, 13, 100) }), rule).verdict).toBe(
      'pass',
    );
  });

  test('a margin that was not given never passes, and is 0 for a regression', () => {
    const better = effect(0.5, 0.6, 0.7, null);
    expect(decide(finding({ ratio: better }), rule)).toMatchObject({ verdict: 'inconclusive' });
    const worse = effect(1.001, 1.002, 1.003, null);
    expect(decide(finding({ ratio: worse }), rule).verdict).toBe('regressed');
  });

  test('a margin of 0 passes when the whole interval is better', () => {
    expect(decide(finding({ ratio: effect(0.8, 0.9, 0.99, 0) }), rule).verdict).toBe('pass');
    expect(decide(finding({ ratio: effect(1, 1, 1, 0), adjustedP: 1 }), rule).verdict).toBe(
      'inconclusive',
    );
  });
});

describe('strict', () => {
  const strict = { ...rule, strict: true };

  test('asks that the whole interval lies beyond the margin', () => {
    expect(decide(finding({ ratio: effect(1.06, 1.2, 1.4, 0.05) }), strict).verdict).toBe(
      'regressed',
    );
    expect(decide(finding({ ratio: effect(1.04, 1.2, 1.4, 0.05) }), strict).verdict).toBe(
      'inconclusive',
    );
  });
});

describe('a rate that is worse when lower', () => {
  const rates = { ...rule, worse: 'lower' } as const;

  test('is regressed by a drop of at least the margin', () => {
    const found = finding({ difference: effect(-0.4, -0.23, -0.03, 0.1) });
    expect(decide(found, rates).verdict).toBe('regressed');
  });

  test('passes when the lower end is above the margin', () => {
    const found = finding({ difference: effect(-0.05, 0, 0.05, 0.1), adjustedP: 1 });
    expect(decide(found, rates)).toEqual({ verdict: 'pass', improved: false, reason: null });
  });
});

describe('improved', () => {
  test('marks a gain as large as the margin, on the log scale', () => {
    const found = (estimate: number): Finding =>
      finding({ ratio: effect(0.7, estimate, 0.99, 0.25) });
    expect(decide(found(0.8), rule)).toEqual({ verdict: 'pass', improved: true, reason: null });
    expect(decide(found(0.81), rule).improved).toBe(false);
  });

  test('swapped arms turn regressed into improved', () => {
    const logs = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        logs,
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.boolean(),
        (ends, adjustedP, isStrict) => {
          const [low = 0, middle = 0, high = 0] = ends.toSorted((one, other) => one - other);
          const asRatios = (a: number, b: number, c: number): Finding =>
            finding({ adjustedP, ratio: effect(Math.exp(a), Math.exp(b), Math.exp(c), 0.1) });
          const asked = { ...rule, strict: isStrict };
          const forward = decide(asRatios(low, middle, high), asked);
          const backward = decide(asRatios(-high, -middle, -low), asked);
          expect(backward.improved).toBe(forward.verdict === 'regressed');
        },
      ),
    );
  });
});

import { decide, type Decision, type Finding } from '../../src/core/statistics/decide.ts';
import { minimumPairs } from '../../src/core/statistics/sample-size.ts';

const alpha = 0.05;

/** The fewest pairs that can decide the only gate of a job. */
export const minimumCount = minimumPairs({ tests: 1, alpha });

/**
 * The decision of the only gate of a job, for a metric that is worse when higher.
 */
export function decideAlone(finding: Finding): Decision {
  return decide(finding, { worse: 'higher', alpha, strict: false, minimumCount });
}

import type { TrialRecord } from '../../domain/trial-record.ts';

/** True for what the pull request itself did, as planned: no trial of a base, and no fresh pair. */
export function isHeadSide({ arm, phase }: Pick<TrialRecord, 'arm' | 'phase'>): boolean {
  return arm !== 'base' && phase === 'measure';
}

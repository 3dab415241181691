import type { JsonObject } from './json.ts';
import { ATTEMPT_STATES } from './trial.ts';

/** The format of a journal; another one is not read. */
export const JOURNAL_VERSION = 1;

/** More than any run of this product writes; a journal beyond it is not trusted. */
export const MAX_JOURNAL_ROWS = 5_000_000;

export const JOURNAL_KINDS = ['header', 'launch', 'attempt', 'closing'] as const;
export const JOURNAL_STATES = [...ATTEMPT_STATES, 'opened', 'closed'] as const;

/** One row as it is exported. Its hash covers the hash of the row before and everything else in it. */
export interface JournalRow {
  readonly sequence: number;
  readonly at: string;
  readonly kind: (typeof JOURNAL_KINDS)[number];
  /** Of the launch or attempt; the run's for the first row and the last. */
  readonly id: string;
  readonly state: (typeof JOURNAL_STATES)[number];
  readonly facts: JsonObject;
  readonly hash: string;
}

/** What can be wrong with the evidence of a run: docs/evidence.md. */
export const EVIDENCE_FAULTS = [
  'journal-missing',
  'journal-malformed',
  'journal-version',
  'journal-chain',
  'journal-too-large',
  'journal-counts',
  'journal-state',
  'journal-duplicate-id',
  'journal-missing-id',
  'open-attempt',
  'open-launch',
  'telemetry-missing',
  'telemetry-id-missing',
  'telemetry-id-duplicated',
  'telemetry-without-reservation',
  'context-differs',
  'completion-differs',
  'tokens-differ',
  'digest-differs',
] as const;
export type EvidenceFaultCode = (typeof EVIDENCE_FAULTS)[number];

export interface EvidenceFault {
  readonly code: EvidenceFaultCode;
  /** One sentence that names what it is about. */
  readonly words: string;
}

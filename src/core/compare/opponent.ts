import type {
  BaselineAnswer,
  BaselineRecord,
  BaselineStoreName,
  MeasuredTarget,
} from '../../domain/baseline.ts';
import type { CompareRules } from '../../domain/config-rules.ts';
import type { BaselineFacts } from '../../domain/verdict.ts';
import type { CaseHashes } from './match-cases.ts';

/** What a run is set against. */
export type Opponent = StoredOpponent | BaseRefOpponent | AbsentOpponent;

export interface StoredOpponent {
  readonly kind: 'stored';
  readonly store: BaselineStoreName;
  readonly record: BaselineRecord;
  readonly ageDays: number;
  /** Why it counts as stale; null when it does not. */
  readonly stale: string | null;
  /** By `onStale`: gates are invalid. */
  readonly staleFails: boolean;
  readonly warns: boolean;
}

export interface BaseRefOpponent {
  readonly kind: 'base-ref';
  /** Null when the head itself is the base. */
  readonly commit: string | null;
  readonly caseHashes: CaseHashes;
  /** Cases that both sides have alike, and so run on both. */
  readonly commonCases: readonly string[];
  readonly targets: readonly MeasuredTarget[];
}

export interface AbsentOpponent {
  readonly kind: 'absent';
  readonly against: BaselineFacts['against'];
  readonly store: BaselineStoreName | null;
  readonly state: 'missing' | 'first-run' | 'incompatible';
  readonly reason: string;
  /** By `onMissing` or `onIncompatible`: gates are invalid, not just inconclusive. */
  readonly invalid: boolean;
  /** The record that can't be used; null when there is none. */
  readonly record: BaselineRecord | null;
  /** A warning beside the job, as the policy or a fault of the store asks for one. */
  readonly warns: boolean;
}

export interface StoredQuestion {
  readonly answer: BaselineAnswer;
  readonly policy: CompareRules['baseline'];
  readonly head: {
    readonly toolVersion: string;
    readonly live: boolean;
    readonly textTemplate: number;
    readonly startedAt: string;
  };
  /** This run may write a baseline, so that none before it means the first run. */
  readonly mayWrite: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a stored baseline can be compared with, by its age, its comparability key and the policy. */
export function weighBaseline({ answer, policy, head, mayWrite }: StoredQuestion): Opponent {
  const { store } = policy;
  if (answer.kind === 'none') {
    return {
      ...{ kind: 'absent', against: 'baseline', store, record: null, reason: answer.reason },
      state: mayWrite && !answer.broken ? 'first-run' : 'missing',
      invalid: policy.onMissing === 'fail' && !mayWrite,
      warns: answer.broken || (policy.onMissing === 'warn' && !mayWrite),
    };
  }
  const { record } = answer;
  const unlike = incompatibility(record, head);
  if (unlike !== null) {
    return {
      ...{
        kind: 'absent',
        against: 'baseline',
        store,
        record,
        state: 'incompatible',
        reason: unlike,
      },
      invalid: policy.onIncompatible === 'fail',
      warns: policy.onIncompatible === 'warn',
    };
  }
  const ageDays = Math.max(0, Date.parse(head.startedAt) - Date.parse(record.createdAt)) / DAY_MS;
  const isStale = ageDays > policy.maxAgeDays;
  return {
    ...{ kind: 'stored', store, record, ageDays },
    stale: isStale ? `older than maxAgeDays (${policy.maxAgeDays})` : null,
    staleFails: isStale && policy.onStale === 'fail',
    warns: isStale && policy.onStale === 'warn',
  };
}

/** Why two runs can't be set against each other: harness major version, mock or live, text template. */
function incompatibility(record: BaselineRecord, head: StoredQuestion['head']): string | null {
  const pairs = [
    ['harness version', major(record.tool.version), major(head.toolVersion)],
    ['mode of run', kindOf(record), kindOf(head)],
    ['text template', String(record.textTemplate), String(head.textTemplate)],
  ] as const;
  const unlike = pairs.filter(([, base, now]) => base !== now);
  if (unlike.length === 0) return null;
  return unlike.map(([what, base, now]) => `${what} ${base} there, ${now} here`).join('; ');
}

function major(version: string): string {
  return version.split('.', 1)[0] ?? '';
}

function kindOf({ live }: { readonly live: boolean }): string {
  return live ? 'live' : 'mock';
}

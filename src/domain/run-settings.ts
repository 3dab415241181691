import type { Case } from './case.ts';
import type { ChatLimits, ChatParams, CommandTarget, CommentRules } from './config.ts';
import type { BudgetRule, CompareRules, GateRule } from './config-rules.ts';
import type { FailOn } from './config-names.ts';
import type { RateCard } from './rates.ts';
import type { Shard } from './report.ts';
import type { InvocationMode } from './wire.ts';

/** An agent process that is measured through the gateway. */
export interface AgentSettings extends Pick<
  CommandTarget,
  'command' | 'recipe' | 'env' | 'passEnv' | 'protocol' | 'network'
> {
  readonly maxAttempts: number;
  readonly maxTokens: number | null;
  readonly maxUsd: number | null;
}

/** A target as one run uses it; `baseUrl` is null when scripts play the model. */
export interface RunTarget {
  readonly id: string;
  /** First half of the rate-card key. */
  readonly provider: string;
  readonly model: string;
  readonly baseUrl: string | null;
  readonly apiKeyEnv: string | null;
  readonly params: ChatParams;
  readonly limits: ChatLimits;
  /** Null for the built-in agent; else the fields above say what is upstream of the process. */
  readonly agent: AgentSettings | null;
}

/** A case and the file it came from; built-in cases have none. */
export interface RunCase {
  readonly definition: Case;
  readonly file: string | null;
  /** Where the file says what is expected; null when it is not known. */
  readonly line: number | null;
}

/** What a run does, after flags, inputs, config file and defaults have been put together. */
export interface RunSettings {
  readonly live: boolean;
  readonly targets: readonly RunTarget[];
  readonly cases: readonly RunCase[];
  readonly modes: readonly InvocationMode[];
  readonly runs: number;
  readonly concurrency: number;
  /** Trials per target that are run first and never counted. */
  readonly warmup: number;
  readonly seed: number;
  readonly failOn: readonly FailOn[];
  /** False when `failOn` is the default, in which rules on the pass rate take the place of `failure`. */
  readonly failOnGiven: boolean;
  readonly compare: CompareRules;
  readonly gates: readonly GateRule[];
  readonly budgets: readonly BudgetRule[];
  readonly comment: CommentRules;
  /** Null runs the whole plan. */
  readonly shard: Shard | null;
  readonly outputs: 'none' | 'failures' | 'all';
  readonly keepLedgers: 'none' | 'failures' | 'all';
  readonly rateCard: RateCard | null;
  readonly outputDir: string;
  /** Null when no config file was read. */
  readonly configPath: string | null;
  /** SHA-256 of the canonical config, in hex. */
  readonly configHash: string;
}

import type { CommentRules, Config } from '../../domain/config.ts';
import type { CompareRules } from '../../domain/config-rules.ts';
import {
  COMMENT_MODES,
  COMMENT_POLICIES,
  type FailOn,
  FAIL_ON,
  MODES,
} from '../../domain/config-names.ts';
import { DEFAULT_CONFIG } from '../../domain/default-config.ts';
import type { Problem } from '../../domain/failure.ts';
import type { RateCard } from '../../domain/rates.ts';
import type { RunSettings } from '../../domain/run-settings.ts';
import type { InvocationMode } from '../../domain/wire.ts';
import { chooseMockOrLive } from './choose-mock-or-live.ts';
import { COMMAND_LINE, type Source } from './document.ts';
import { given, givenCaseIds, givenList, type Overrides, readShard } from './overrides.ts';
import { planSizeProblems } from './plan-size.ts';
import { problemIn } from './problem.ts';
import { chooseCases, type LoadedCase, missingScripts, runCase } from './resolve-cases.ts';
import { unfitCases } from './unfit-cases.ts';
import { type KeyState, resolveTargets } from './resolve-targets.ts';

export const DEFAULT_OUTPUT_DIR = 'agent-bench-report';
export const DEFAULT_FAIL_ON: readonly FailOn[] = ['failure', 'regressed', 'invalid', 'budget'];

/** Everything a run is put together from; the parts are checked, the whole is not yet. */
export interface SettingsQuestion {
  readonly overrides: Overrides;
  /** Null when there is no config file; then `source` is null too. */
  readonly config: Config | null;
  readonly source: Source | null;
  readonly configHash: string;
  readonly cases: readonly LoadedCase[];
  readonly rateCard: RateCard | null;
  readonly keyState: KeyState;
}

export type SettingsAnswer =
  | { readonly settings: RunSettings }
  | { readonly problems: readonly Problem[] };

/** Puts flags before the config file before defaults; the problems when no run comes of it. */
export function resolveSettings(question: SettingsQuestion): SettingsAnswer {
  const { overrides, source, keyState } = question;
  const choice = chooseMockOrLive(overrides, question.config?.live ?? null);
  if (typeof choice === 'object') return { problems: [choice] };
  const live = choice === 'live';
  const { matrix } = question.config ?? DEFAULT_CONFIG;
  const cases = chooseCases(question.cases, givenCaseIds(overrides));
  const modes = chooseModes(overrides, matrix.modes);
  const answer = resolveTargets({ overrides, config: question.config, source, live, keyState });
  const problems =
    'problems' in answer
      ? [...answer.problems, ...(live ? [] : missingScripts(cases, modes))]
      : unfitCases(answer.targets, { live, modes, cases });
  if ('problems' in answer || problems.length > 0) return { problems };
  const chosen = { live, modes, targets: answer.targets, cases: cases.map(runCase) };
  const settings = { ...plainSettings(question, live), ...chosen };
  const faults = [
    ...planSizeProblems(settings, source),
    ...baselineFileProblems(settings.compare, source),
  ];
  return faults.length > 0 ? { problems: faults } : { settings };
}

type PlainSettings = Omit<RunSettings, 'live' | 'modes' | 'targets' | 'cases'>;

function plainSettings(question: SettingsQuestion, live: boolean): PlainSettings {
  const { overrides, source, configHash, rateCard } = question;
  const config = question.config ?? DEFAULT_CONFIG;
  const { matrix, failOn, report } = config;
  return {
    runs: Number(given(overrides.runs) ?? matrix.runs),
    concurrency: Number(given(overrides.concurrency) ?? matrix.concurrency),
    warmup: matrix.warmup ?? (live ? 1 : 0),
    seed: matrix.seed,
    ...chooseExit(overrides, failOn),
    compare: chooseCompare(overrides, config.compare),
    gates: config.gates,
    budgets: config.budgets,
    comment: chooseComment(overrides, config.comment),
    shard: readShard(given(overrides.shard) ?? ''),
    outputs: report.outputs,
    keepLedgers: report.keepLedgers,
    rateCard,
    outputDir: given(overrides.outputDir) ?? DEFAULT_OUTPUT_DIR,
    configPath: source?.file ?? null,
    configHash,
  };
}

function chooseComment(
  { comment, commentMode, commentKey }: Overrides,
  fromConfig: CommentRules,
): CommentRules {
  return {
    policy: COMMENT_POLICIES.find((name) => name === comment) ?? fromConfig.policy,
    mode: COMMENT_MODES.find((name) => name === commentMode) ?? fromConfig.mode,
    key: given(commentKey) ?? fromConfig.key,
  };
}

/** A record file on the command line is what to compare with. */
export function chooseCompare({ baseline }: Overrides, fromConfig: CompareRules): CompareRules {
  const path = given(baseline);
  if (path === undefined) return fromConfig;
  const store = { ...fromConfig.baseline, store: 'file' as const, path };
  return { ...fromConfig, against: 'baseline', baseline: store };
}

function baselineFileProblems(
  { against, baseline }: CompareRules,
  source: Source | null,
): readonly Problem[] {
  if (against !== 'baseline' || baseline.store !== 'file' || baseline.path !== null) return [];
  const message = 'expected the path of a record file for the store "file", or --baseline FILE';
  return [problemIn(source ?? COMMAND_LINE, { path: ['compare', 'baseline', 'path'], message })];
}

function chooseModes(
  { modes }: Overrides,
  fromConfig: readonly InvocationMode[],
): readonly InvocationMode[] {
  const asked = givenList(modes) ?? fromConfig;
  return MODES.filter((mode) => asked.includes(mode));
}

/** A shard judges nothing: it ends in 0 or 2, and the merge in what its rules say. */
export function chooseExit(
  overrides: Overrides,
  fromConfig: readonly FailOn[] | null,
): Pick<RunSettings, 'failOn' | 'failOnGiven'> {
  if (given(overrides.shard) !== undefined) return { failOn: ['never'], failOnGiven: true };
  return {
    failOn: chooseFailOn(overrides, fromConfig),
    failOnGiven: (givenList(overrides.failOn) ?? fromConfig) !== null,
  };
}

/** What makes exit status 1: the flag, else the config, else the default. */
function chooseFailOn({ failOn }: Overrides, fromConfig: readonly FailOn[] | null) {
  const asked = givenList(failOn) ?? fromConfig ?? DEFAULT_FAIL_ON;
  return FAIL_ON.filter((condition) => asked.includes(condition));
}

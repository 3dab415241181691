import { resolve } from 'node:path';
import { readShards, type ShardBundle } from '../adapters/storage/read-shards.ts';
import type { ConfirmBar } from '../core/compare/contest.ts';
import { matchCases } from '../core/compare/match-cases.ts';
import type { Opponent } from '../core/compare/opponent.ts';
import type { Overrides } from '../core/config/overrides.ts';
import { shardProblems } from '../core/merge/check-shards.ts';
import { joinShards, type JoinedShards } from '../core/merge/join-shards.ts';
import type { JsonObject } from '../domain/json.ts';
import type { Report } from '../domain/report.ts';
import { caseHashes } from './case-hashes.ts';
import type { Host } from './host.ts';
import { openChallenge, type ChallengeSurroundings, type OpenChallenge } from './open-challenge.ts';
import { prepareRun, type PreparedRun } from './prepare-run.ts';

/** Shards that belong together, and the run that they are parts of. */
export interface PreparedMerge extends PreparedRun {
  readonly joined: JoinedShards;
  /** What the shards say of the base; null when they have none. */
  readonly base: Report['baseline'];
  /** The rows of all their journals. */
  readonly journal: readonly JsonObject[];
  /** Key variables that this job lacks, so that it can run nothing again. */
  readonly missingKeys: readonly string[];
}

/** Reads the shards below a folder and prepares their judgement; or lists all that keeps them apart. */
export async function prepareMerge(
  folder: string,
  overrides: Overrides,
  { host, token }: { readonly host: Host; readonly token: string | null },
): Promise<PreparedMerge | { readonly problems: readonly string[] }> {
  const { bundles, problems } = readShards(resolve(host.cwd, folder));
  const found = [...problems, ...shardProblems(bundles)];
  const [first] = bundles;
  if (found.length > 0 || first === undefined) return { problems: found };
  const prepared = await prepareRun(asShards(first.report, overrides), host, token, 'later');
  if ('problems' in prepared) return { problems: prepared.problems.map(({ message }) => message) };
  const unlike = checkoutProblems(prepared, first.report);
  if (unlike.length > 0) return { problems: unlike };
  return {
    ...prepared,
    ...joinedOf(bundles, first.report),
    missingKeys: missingKeys(prepared, host),
  };
}

/** The run that the shards were parts of, but for what is given here. */
function asShards({ run, trials }: Report, overrides: Overrides): Overrides {
  return {
    ...{ mock: !run.live, live: run.live, runs: run.runs },
    cases: Object.keys(run.caseHashes),
    modes: [...new Set(trials.map(({ mode }) => mode))],
    config: run.configPath ?? undefined,
    ...(run.configPath === null && run.live ? onlyTarget(run) : {}),
    ...Object.fromEntries(
      Object.entries(overrides).filter(([, value]) => value !== undefined && value !== ''),
    ),
  };
}

function onlyTarget({ targets: [target] }: Report['run']): Overrides {
  return { baseUrl: target?.baseUrl ?? undefined, model: target?.model };
}

function checkoutProblems({ settings }: PreparedRun, { run }: Report): string[] {
  const own = caseHashes(settings);
  const changed = Object.entries(run.caseHashes).filter(([id, hash]) => own[id] !== hash);
  return [
    ...(settings.configHash === run.configHash
      ? []
      : ['the config here is not that of the shards']),
    ...(changed.length === 0
      ? []
      : [`cases here are not those of the shards: ${changed.map(([id]) => id).join(', ')}`]),
  ];
}

function joinedOf(
  bundles: readonly ShardBundle[],
  { baseline }: Report,
): Pick<PreparedMerge, 'joined' | 'base' | 'journal'> {
  return {
    joined: joinShards(bundles.map(({ report }) => report)),
    base: baseline,
    journal: bundles.flatMap(({ journal }) => journal),
  };
}

function missingKeys({ settings }: PreparedRun, { env }: Host): string[] {
  return settings.targets.flatMap(({ apiKeyEnv }) =>
    apiKeyEnv === null || env[apiKeyEnv] ? [] : [apiKeyEnv],
  );
}

/** What the shards are judged against; where the base can't be run again here, suspects stay open and say why. */
export async function openMergeChallenge(
  merge: PreparedMerge,
  surroundings: ChallengeSurroundings,
): Promise<OpenChallenge> {
  const { settings, joined, base } = merge;
  if (settings.compare.against !== 'base-ref' || base?.base == null) {
    return { ...(await openChallenge(merge, surroundings)), merged: joined };
  }
  const { caseHashes: hashes, targets } = base.base;
  const opponent: Opponent = {
    ...{ kind: 'base-ref', commit: base.commit, caseHashes: hashes, targets },
    commonCases: matchCases(hashes, caseHashes(settings)).common,
  };
  const opened = await openAgain(merge, surroundings);
  const isSame = opened?.opponent?.kind === 'base-ref' && opened.opponent.commit === base.commit;
  const bar = barOf(merge, isSame);
  const rest = { ...{ policy: merge.policy, calibrates: false, store: null }, merged: joined, bar };
  return {
    ...rest,
    opponent,
    base: bar === null ? (opened?.base ?? null) : null,
    close: opened?.close ?? (() => Promise.resolve()),
  };
}

function barOf({ missingKeys: missing }: PreparedMerge, hasBase: boolean): ConfirmBar | null {
  if (missing.length > 0) return 'no-key';
  return hasBase ? null : 'no-base';
}

async function openAgain(
  merge: PreparedMerge,
  surroundings: ChallengeSurroundings,
): Promise<OpenChallenge | null> {
  try {
    return await openChallenge(merge, surroundings);
  } catch {
    return null;
  }
}

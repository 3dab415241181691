import { join } from 'node:path';
import { findBaseCommit, resolveRef } from '../adapters/git/base-commit.ts';
import { ensureCommit } from '../adapters/git/commit-files.ts';
import type { Git } from '../adapters/git/git-command.ts';
import { runSetup } from '../adapters/git/run-setup.ts';
import { openWorktree } from '../adapters/git/worktree.ts';
import type { BaselineStore } from '../app/ports.ts';
import { NO_CHALLENGE, type Challenge } from '../app/run-benchmark.ts';
import { matchCases } from '../core/compare/match-cases.ts';
import { weighBaseline, type AbsentOpponent } from '../core/compare/opponent.ts';
import { formatProblem } from '../core/config/problem.ts';
import { TEXT_TEMPLATE_VERSION } from '../core/modes/text.ts';
import { measuredTarget } from '../core/report/measured-target.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import { caseHashes } from './case-hashes.ts';
import { gitOf, passedOn } from './git-of.ts';
import type { Host } from './host.ts';
import { loadSide, type PreparedRun } from './prepare-run.ts';
import { TOOL_VERSION } from './version.ts';

/** What a run is set against, open until the run is over. */
export interface OpenChallenge extends Challenge {
  readonly store: BaselineStore | null;
  /** Where relative paths of the base's config start, where that is not the head's place. */
  readonly baseRoot?: string;
  close(): Promise<void>;
}

export interface ChallengeSurroundings {
  readonly host: Host;
  readonly startedAt: string;
  /** A private folder of this run. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Gets ready what `compare.against` names: a stored record, or the base itself in a work tree of its own. */
export async function openChallenge(
  prepared: PreparedRun,
  surroundings: ChallengeSurroundings,
): Promise<OpenChallenge> {
  const { policy, settings } = prepared;
  if (prepared.calibrates) return againstItself(settings);
  const isPart = settings.shard !== null && settings.compare.against === 'baseline';
  switch (isPart ? 'none' : settings.compare.against) {
    case 'none':
      return { ...NO_CHALLENGE, policy, store: null, close: nothing };
    case 'baseline':
      return openBaseline(prepared, surroundings);
    case 'base-ref':
      return openBaseRef(prepared, surroundings);
  }
}

/** The same arm twice. */
function againstItself(settings: RunSettings): OpenChallenge {
  return {
    ...NO_CHALLENGE,
    ...againstBase(settings, settings, null),
    ...{ calibrates: true, store: null, close: nothing },
  };
}

function nothing(): Promise<void> {
  return Promise.resolve();
}

async function openBaseline(
  prepared: PreparedRun,
  { host, startedAt }: ChallengeSurroundings,
): Promise<OpenChallenge> {
  const { settings, event, policy } = prepared;
  const { openStore } = await import('./open-store.ts');
  const store = openStore(prepared, host);
  const opponent = weighBaseline({
    answer: await store.find(),
    policy: settings.compare.baseline,
    head: {
      toolVersion: TOOL_VERSION,
      live: settings.live,
      textTemplate: TEXT_TEMPLATE_VERSION,
      startedAt,
    },
    // A committed record is written by whoever commits it.
    mayWrite: event.mayWriteBaseline && settings.compare.baseline.store !== 'file',
  });
  return { ...NO_CHALLENGE, opponent, policy, store, close: nothing };
}

async function openBaseRef(
  prepared: PreparedRun,
  surroundings: ChallengeSurroundings,
): Promise<OpenChallenge> {
  const { settings, policy, root } = prepared;
  const { host, folder, signal } = surroundings;
  const git = gitOf(root, host);
  const commit = await baseCommitOf(prepared, git);
  const without = (reason: string): OpenChallenge => ({
    ...NO_CHALLENGE,
    opponent: missingBase(settings, reason),
    ...{ policy, store: null, close: nothing },
  });
  if (typeof commit !== 'string') return without(commit.reason);
  await ensureCommit(git, commit, signal);
  const tree = await openWorktree(git, commit, join(folder, 'base'), signal);
  try {
    await runSetup(settings.compare.baseRef.setup, {
      ...{ cwd: tree.path, env: passedOn(host.env, SETUP_ENV), signal },
      timeoutMs: SETUP_TIMEOUT_MS,
    });
    const base = await loadBase(prepared, tree.path, host);
    if (typeof base === 'string') {
      await tree.remove();
      return without(base);
    }
    return {
      ...NO_CHALLENGE,
      ...againstBase(settings, base, commit),
      ...{ policy, store: null, baseRoot: tree.path, close: tree.remove },
    };
  } catch (error) {
    await tree.remove();
    throw error;
  }
}

const SETUP_TIMEOUT_MS = 15 * 60_000;
/** Set-up commands find their programs and caches, and no key. */
const SETUP_ENV = [
  ...['PATH', 'HOME', 'USERPROFILE', 'SYSTEMROOT', 'LANG', 'TMPDIR', 'CI', 'RUNNER_OS'],
  ...['RUNNER_ARCH', 'RUNNER_TEMP', 'RUNNER_TOOL_CACHE', 'XDG_CACHE_HOME'],
];

async function baseCommitOf(
  { settings, event, baseCommit }: PreparedRun,
  git: Git,
): Promise<string | { readonly reason: string }> {
  const { ref } = settings.compare.baseRef;
  if (ref !== null) {
    const commit = await resolveRef(git, ref);
    return commit ?? { reason: `compare.baseRef.ref "${ref}" names no commit of this repository` };
  }
  if (event.pull === null) {
    return { reason: 'this is no pull request, and compare.baseRef.ref is not given' };
  }
  const commit = baseCommit ?? (await findBaseCommit(git, { ...event.pull, isMergeRef: true }));
  return commit ?? { reason: 'the base commit of this pull request is not known' };
}

/** The base's own config and cases, run as the head's are; or why there are none. */
async function loadBase(
  { settings, overrides, configPath }: PreparedRun,
  worktree: string,
  host: Host,
): Promise<RunSettings | string> {
  const { live, modes } = settings;
  const loaded = await loadSide(
    {
      ...{ mock: !live, live, modes, baseUrl: overrides.baseUrl, model: overrides.model },
      config: configPath === null ? undefined : join(worktree, configPath),
    },
    { ...host, cwd: worktree },
  );
  if ('problems' in loaded) {
    const [first] = loaded.problems;
    return `the base can't be run: ${first === undefined ? 'its config is not valid' : formatProblem(first)}`;
  }
  const { runs, concurrency, warmup, seed, outputs, keepLedgers, rateCard } = settings;
  return {
    ...loaded.settings,
    ...{ runs, concurrency, warmup, seed, outputs, keepLedgers, rateCard },
  };
}

function againstBase(
  settings: RunSettings,
  base: RunSettings,
  commit: string | null,
): Pick<OpenChallenge, 'opponent' | 'base'> {
  const hashes = caseHashes(base);
  return {
    base,
    opponent: {
      ...{ kind: 'base-ref', commit, caseHashes: hashes },
      commonCases: matchCases(hashes, caseHashes(settings)).common,
      targets: base.targets.map(measuredTarget),
    },
  };
}

function missingBase({ compare: { baseline } }: RunSettings, reason: string): AbsentOpponent {
  return {
    ...{ kind: 'absent', against: 'base-ref', store: null, state: 'missing', reason, record: null },
    invalid: baseline.onMissing === 'fail',
    warns: baseline.onMissing === 'warn',
  };
}

import { loadRun, type LoadedRun } from '../adapters/config/load-run.ts';
import { CONFIG_NAMES, findPlaces } from '../adapters/config/places.ts';
import { findBaseCommit } from '../adapters/git/base-commit.ts';
import { fileAtCommit, hasCommit } from '../adapters/git/commit-files.ts';
import { checkSchemaItself } from '../adapters/json-schema/schema-check.ts';
import { applyPolicy, type RulesOfConfig } from '../core/config/apply-policy.ts';
import { COMMAND_LINE } from '../core/config/document.ts';
import type { Overrides } from '../core/config/overrides.ts';
import { problemIn } from '../core/config/problem.ts';
import type { KeyState } from '../core/config/resolve-targets.ts';
import type { Problem } from '../domain/failure.ts';
import type { FileAtCommit } from '../domain/file-at-commit.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { PolicyFacts } from '../domain/verdict.ts';
import { gitOf } from './git-of.ts';
import type { Host } from './host.ts';
import { readEvent, type RunEvent } from './pull-request.ts';

/** Whether keys must be there from the start; a merge may do without. */
export type KeyNeed = 'now' | 'later';

/** A run that is known in full before anything of it has started. */
export interface PreparedRun {
  readonly settings: RunSettings;
  readonly warnings: readonly Problem[];
  readonly overrides: Overrides;
  readonly event: RunEvent;
  /** Where relative paths of the config start. */
  readonly root: string;
  /** The config file from there; null without one. */
  readonly configPath: string | null;
  /** What a pull request is judged against; null outside one. */
  readonly baseCommit: string | null;
  readonly policy: PolicyFacts | null;
  /** For reading from the code host; null when none was given. */
  readonly token: string | null;
  /** True when the run is set against itself. */
  readonly calibrates: boolean;
}

/**
 * Puts a run together from what was asked for, the config file, the environment and, on a pull request, the rules
 * of its base; or lists all that is wrong.
 */
export async function prepareRun(
  overrides: Overrides,
  host: Host,
  token: string | null,
  keys: KeyNeed = 'now',
): Promise<PreparedRun | { readonly problems: readonly Problem[] }> {
  const event = readEvent(host);
  const loaded = await loadSide(overrides, host, keys);
  if ('problems' in loaded)
    return { problems: [...loaded.problems, ...forkProblems(loaded, event)] };
  const { root } = findPlaces(host.cwd, overrides.config || undefined);
  const prepared = {
    ...{ ...loaded, overrides, event, root, token, policy: null, baseCommit: null },
    calibrates: false,
    configPath: loaded.settings.configPath,
  };
  return event.pull === null ? prepared : judgedByBase(prepared, loaded.rules, host);
}

/** The same run set against itself; nothing is judged by it, so it ends in 0 or 2. */
export function asCalibration(prepared: PreparedRun): PreparedRun {
  const settings: RunSettings = { ...prepared.settings, failOn: ['never'], failOnGiven: true };
  return { ...prepared, settings, calibrates: true };
}

/** A key that is missing in a fork's run is no slip: there is a way out, and it is another one. */
function forkProblems(
  { problems }: { readonly problems: readonly Problem[] },
  { isWithoutSecrets }: RunEvent,
): readonly Problem[] {
  if (!isWithoutSecrets || !problems.some(({ path }) => path.endsWith('apiKeyEnv'))) return [];
  const message =
    'secrets are not given to forks and to Dependabot: run them in mock mode, with "mock: ${{ github.event.pull_request.head.repo.fork }}" and "live: ${{ !github.event.pull_request.head.repo.fork }}"';
  return [problemIn(COMMAND_LINE, { path: [], message })];
}

/** The settings of one side: of the head, or of a base in its own work tree. */
export function loadSide(
  overrides: Overrides,
  { cwd, env }: Host,
  keys: KeyNeed = 'now',
): Promise<LoadedRun> {
  return loadRun({
    ...{ overrides, cwd, checkSchema: checkSchemaItself },
    keyState: (name) => (keys === 'later' ? 'usable' : stateOfKey(env[name] ?? '')),
  });
}

/** A file of the base commit: from this clone, else by the API where the clone is too shallow. */
export async function readAtCommit(
  { root, baseCommit, token }: Pick<PreparedRun, 'root' | 'baseCommit' | 'token'>,
  host: Host,
  path: string,
): Promise<FileAtCommit> {
  if (baseCommit === null) return { kind: 'absent' };
  const git = gitOf(root, host);
  if (await hasCommit(git, baseCommit)) return fileAtCommit(git, baseCommit, path);
  const repository = host.env['GITHUB_REPOSITORY'];
  if (token === null || !repository) {
    const words = `the base commit ${baseCommit.slice(0, 12)} is not in this clone: set fetch-depth: 0 in actions/checkout, or pass github-token`;
    return { kind: 'unreadable', words };
  }
  const { fetchFileAt } = await import('../adapters/github/contents.ts');
  const apiUrl = host.env['GITHUB_API_URL'] || 'https://api.github.com';
  return fetchFileAt({ token, apiUrl, repository, deadlineMs: API_DEADLINE_MS }, baseCommit, path);
}

const API_DEADLINE_MS = 30_000;

async function judgedByBase(
  prepared: PreparedRun,
  head: RulesOfConfig,
  host: Host,
): Promise<PreparedRun | { readonly problems: readonly Problem[] }> {
  const { event, root, settings, overrides, configPath } = prepared;
  const { pull } = event;
  if (pull === null) return prepared;
  const isMergeRef = /^refs\/pull\/\d+\/merge$/.test(host.env['GITHUB_REF'] ?? '');
  const baseCommit = await findBaseCommit(gitOf(root, host), { ...pull, isMergeRef });
  if (baseCommit === null) {
    return { problems: [policyProblem('the base commit of this pull request is not known')] };
  }
  const known = { ...prepared, baseCommit };
  const { loadPolicy } = await import('../adapters/config/load-policy.ts');
  const answer = await loadPolicy({
    names: policyNames(configPath),
    read: (path) => readAtCommit(known, host, path),
  });
  if (answer.kind === 'unreadable') return { problems: [policyProblem(answer.words)] };
  return {
    ...known,
    ...applyPolicy(settings, {
      ...{ overrides, head, commit: baseCommit },
      base: answer.kind === 'rules' ? answer.rules : null,
    }),
  };
}

/** A config at a default place may have moved to another one; one that was named has its name there too. */
function policyNames(configPath: string | null): readonly string[] {
  const isDefault = CONFIG_NAMES.some((name) => name === configPath);
  if (configPath === null) return CONFIG_NAMES;
  return isDefault ? [configPath, ...CONFIG_NAMES] : [configPath];
}

/** Without the base's rules nothing may judge a pull request: its own could have been loosened. */
function policyProblem(words: string): Problem {
  const message = `expected to read the rules of this pull request's base, but ${words}`;
  return problemIn(COMMAND_LINE, { path: [], message });
}

/** RFC 9110, 5.5: a field value has visible characters, spaces, tabs and bytes above 0x7f. */
function stateOfKey(key: string): ReturnType<KeyState> {
  if (key === '') return 'missing';
  return /^[\t\x20-\x7e\x80-\xff]+$/.test(key) ? 'usable' : 'unusable';
}

/** The line after a list of problems: how many there are, and that they had no effect. */
export function refusalLine(problems: readonly Problem[]): string {
  const count = problems.filter(({ severity }) => severity === 'error').length;
  return `${count} problem${count === 1 ? '' : 's'}; nothing was run and nothing was written`;
}

import { runGit, type Git } from './git-command.ts';

/** What is known of a pull request without git. */
export interface PullBase {
  readonly baseSha: string | null;
  readonly baseRef: string | null;
  /** True when the merge of the pull request into its base is checked out. */
  readonly isMergeRef: boolean;
}

/**
 * The commit that a pull request is to be judged against: the first parent of the checked-out merge, else the
 * merge base of both branches, else the base that the event names. Null when none is known.
 */
export async function findBaseCommit(git: Git, pull: PullBase): Promise<string | null> {
  const parents = await parentsOf(git, 'HEAD');
  const [first] = parents;
  if (pull.isMergeRef && parents.length === 2 && first !== undefined) return first;
  const candidates = [pull.baseSha, pull.baseRef === null ? null : `origin/${pull.baseRef}`];
  for (const candidate of candidates) {
    const base = candidate === null ? null : await mergeBase(git, candidate);
    if (base !== null) return base;
  }
  return pull.baseSha;
}

/** The commit that a ref names here or at `origin`; null when there is none. */
export async function resolveRef(git: Git, ref: string): Promise<string | null> {
  for (const name of [ref, `origin/${ref}`]) {
    const answer = await runGit(git, [
      ...['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    ]);
    const commit = answer.ok ? asCommit(answer.output) : null;
    if (commit !== null) return commit;
  }
  return null;
}

/** Read from the commit itself: in a shallow clone its parents are named there and can't be resolved. */
async function parentsOf(git: Git, commit: string): Promise<string[]> {
  const answer = await runGit(git, ['cat-file', '-p', '--end-of-options', commit]);
  if (!answer.ok) return [];
  const [header = ''] = answer.output.toString('utf8').split('\n\n', 1);
  return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent);
}

async function mergeBase(git: Git, other: string): Promise<string | null> {
  const answer = await runGit(git, ['merge-base', '--end-of-options', 'HEAD', other]);
  return answer.ok ? asCommit(answer.output) : null;
}

function asCommit(output: Buffer): string | null {
  const text = output.toString('utf8').trim();
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text) ? text : null;
}

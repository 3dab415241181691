import { runAction, type ActionResult } from './run-action.ts';
import { readBundle, type Bundle } from './run-bundle.ts';
import type { ScratchRepository } from './scratch-repository.ts';

export interface GithubRun extends ActionResult {
  readonly bundle: Bundle;
}

export interface GithubSurroundings {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

let runs = 1000;

/** Runs the action on what is checked out, as for a push to the default branch. */
export function onPush(
  repository: ScratchRepository,
  surroundings: GithubSurroundings = {},
): Promise<GithubRun> {
  return run(repository, surroundings, {
    event: { repository: { default_branch: 'main' } },
    env: { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main' },
  });
}

/**
 * Runs the action as for a pull request of `branch` into `main`: their merge is checked out, in this repository or
 * in another clone of it.
 */
export async function onPullRequest(
  repository: ScratchRepository,
  branch: string,
  surroundings: GithubSurroundings & { readonly checkout?: ScratchRepository } = {},
): Promise<GithubRun> {
  const repo = { full_name: 'octo/agents' };
  const [base, head] = ['main', branch].map((ref) => ({
    ...{ ref, repo },
    sha: repository.git('rev-parse', ref),
  }));
  return run(surroundings.checkout ?? repository, surroundings, {
    event: { pull_request: { number: 7, base, head }, repository: { default_branch: 'main' } },
    env: {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_BASE_REF: 'main',
    },
  });
}

/** Makes `branch` off main with these files, and checks out its merge into main; back on main for a next one. */
export function mergeOf(
  repository: ScratchRepository,
  branch: string,
  files: Readonly<Record<string, string | null>>,
): void {
  repository.git('checkout', '-q', '-B', branch, 'main');
  repository.commit({ ...files, [`${branch}.md`]: 'a change\n' });
  repository.git('checkout', '-q', '--detach', 'main');
  repository.git('merge', '-q', '--no-ff', '-m', 'merge', branch);
}

async function run(
  repository: ScratchRepository,
  { inputs = {}, env = {} }: GithubSurroundings,
  surroundings: { readonly event: object; readonly env: Record<string, string> },
): Promise<GithubRun> {
  runs += 1;
  const result = await runAction({
    workspace: repository.folder,
    event: surroundings.event,
    inputs: { 'github-token': '', ...inputs },
    env: {
      ...surroundings.env,
      GITHUB_SHA: repository.git('rev-parse', 'HEAD'),
      GITHUB_RUN_ID: String(runs),
      ...env,
    },
  });
  return { ...result, bundle: readBundle(`${repository.folder}/agent-bench-report`) };
}

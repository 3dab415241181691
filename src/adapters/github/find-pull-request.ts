import { wordsOf } from './api-failure.ts';
import type { WorkflowRun } from './event.ts';
import { openOctokit } from './open-octokit.ts';

export interface PullPlace {
  readonly token: string;
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly deadlineMs: number;
}

export type FoundPull =
  | { readonly kind: 'found'; readonly number: number }
  | { readonly kind: 'none'; readonly words: string };

/**
 * The open pull request whose head is the commit of a run, looked up by owner and branch: the event's own list is
 * empty for forks. A head that has moved on is `none`, in words.
 */
export async function findPullRequest(
  { repository, ...access }: PullPlace,
  run: Pick<WorkflowRun, 'headSha' | 'headOwner' | 'headBranch'>,
): Promise<FoundPull> {
  const [owner = '', repo = ''] = repository.split('/');
  try {
    const octokit = await openOctokit(access);
    const { data } = await octokit.rest.pulls.list({
      ...{ owner, repo, state: 'open', per_page: 100 },
      head: `${run.headOwner}:${run.headBranch}`,
    });
    const pull = data.find(({ base }) => base.repo.full_name === repository);
    if (pull === undefined) return none('no open pull request has the branch of this run');
    if (pull.head.sha !== run.headSha) {
      return none(
        'a newer commit has come to the pull request meanwhile, so this report is not published',
      );
    }
    return { kind: 'found', number: pull.number };
  } catch (error) {
    const words = wordsOf(error, access.token);
    return none(
      `the pull request can't be looked up (${words}); the job needs "pull-requests: write"`,
    );
  }
}

function none(words: string): FoundPull {
  return { kind: 'none', words };
}

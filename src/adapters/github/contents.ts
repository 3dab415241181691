import type { FileAtCommit } from '../../domain/file-at-commit.ts';

export interface ContentsPlace {
  readonly token: string;
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly deadlineMs: number;
}

/**
 * A file as a commit has it, by the API: for a checkout that is too shallow to hold the commit. It is `absent`
 * only where the commit is known to exist; anything else that goes wrong is `unreadable`.
 */
export async function fetchFileAt(
  place: ContentsPlace,
  commit: string,
  path: string,
): Promise<FileAtCommit> {
  const { getOctokit } = await import('@actions/github');
  const [owner = '', repo = ''] = place.repository.split('/');
  const octokit = getOctokit(place.token, { baseUrl: place.apiUrl });
  const request = { signal: AbortSignal.timeout(place.deadlineMs) };
  try {
    const answer = await octokit.rest.repos.getContent({
      ...{ owner, repo, path, ref: commit, request },
      mediaType: { format: 'raw' },
    });
    const text: unknown = answer.data;
    return typeof text === 'string'
      ? { kind: 'file', text }
      : { kind: 'unreadable', words: `${path} is no regular file there` };
  } catch (error) {
    if (statusOf(error) !== 404) return { kind: 'unreadable', words: explain(error) };
  }
  try {
    await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit, request });
    return { kind: 'absent' };
  } catch (error) {
    return { kind: 'unreadable', words: explain(error) };
  }
}

function statusOf(error: unknown): number | null {
  const isFailed = typeof error === 'object' && error !== null && 'status' in error;
  return isFailed && typeof error.status === 'number' ? error.status : null;
}

function explain(error: unknown): string {
  const status = statusOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const hint = {
    401: ': the token is not valid',
    403: ': the token needs the permission "contents: read"',
  };
  if (status === 401 || status === 403) return `the API answered ${status}${hint[status]}`;
  return status === null
    ? `the API can't be reached: ${words.slice(0, 200)}`
    : `the API answered ${status}: ${words.slice(0, 200)}`;
}

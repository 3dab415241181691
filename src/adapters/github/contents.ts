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
  try {
    return await readFile(place, commit, path);
  } catch (error) {
    return { kind: 'unreadable', words: explain(error) };
  }
}

async function readFile(
  { token, apiUrl, repository, deadlineMs }: ContentsPlace,
  commit: string,
  path: string,
): Promise<FileAtCommit> {
  const { getOctokit } = await import('@actions/github');
  const [owner = '', repo = ''] = repository.split('/');
  const octokit = getOctokit(token, { baseUrl: apiUrl });
  const request = { signal: AbortSignal.timeout(deadlineMs) };
  try {
    const answer = await octokit.rest.repos.getContent({
      ...{ owner, repo, path, ref: commit, request },
      mediaType: { format: 'raw' },
    });
    const text = textOf(answer.data);
    return text === null
      ? { kind: 'unreadable', words: `${path} is no regular file there` }
      : { kind: 'file', text };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit, request });
  return { kind: 'absent' };
}

/** The client gives bytes where the answer names no character set; a folder is a list. */
function textOf(data: unknown): string | null {
  if (data instanceof ArrayBuffer) return new TextDecoder().decode(data);
  return typeof data === 'string' ? data : null;
}

const PERMISSION = 'the permission "contents: read"';
const HINTS: Readonly<Record<number, string>> = {
  401: `the token is not valid; it needs ${PERMISSION}`,
  403: `the token needs ${PERMISSION}`,
  // GitHub says so too of what a token may not see.
  404: `the commit is not known, or the token needs ${PERMISSION}`,
};

function explain(error: unknown): string {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, 200);
  const status = statusOf(error);
  if (status === null) return `the API can't be reached: ${reasonOf(error) ?? words}`;
  const hint = HINTS[status];
  return `the API answered ${status}: ${words}${hint === undefined ? '' : `; ${hint}`}`;
}

/** Of an answer alone: octokit gives a request that got none the status 500. */
function statusOf(error: unknown): number | null {
  const answer = memberOf(error, 'response');
  const status = memberOf(answer, 'status');
  return typeof status === 'number' ? status : null;
}

/** Octokit calls a passed deadline "Unknown Error", and keeps the reason as its cause. */
function reasonOf(error: unknown): string | null {
  const cause = memberOf(error, 'cause');
  return cause instanceof Error ? cause.message.slice(0, 200) : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

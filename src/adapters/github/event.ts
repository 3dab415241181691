import { isJsonObject, type JsonValue } from '../../domain/json.ts';

/** What the event says of the pull request that a run is for. */
export interface PullRequest {
  readonly number: number;
  readonly baseSha: string | null;
  readonly baseRef: string | null;
  readonly headSha: string | null;
  /** True when its head lives in another repository, or in one that is not named. */
  readonly isFork: boolean;
}

const PULL_EVENTS = ['pull_request', 'pull_request_target'];

/** The pull request of an event payload; null for other events, and where the payload has none. */
export function readPullRequest(eventName: string, payload: unknown): PullRequest | null {
  const pull = memberOf(payload, ['pull_request']);
  const number = memberOf(pull, ['number']);
  if (!PULL_EVENTS.includes(eventName) || typeof number !== 'number') return null;
  const [base, head] = [
    memberOf(pull, ['base', 'repo', 'full_name']),
    memberOf(pull, ['head', 'repo', 'full_name']),
  ];
  return {
    number,
    baseSha: textOf(memberOf(pull, ['base', 'sha'])),
    baseRef: textOf(memberOf(pull, ['base', 'ref'])),
    headSha: textOf(memberOf(pull, ['head', 'sha'])),
    isFork: textOf(head) === null || head !== base,
  };
}

/** The repository's default branch; null where the payload does not say. */
export function defaultBranchOf(payload: unknown): string | null {
  return textOf(memberOf(payload, ['repository', 'default_branch']));
}

function memberOf(value: unknown, path: readonly string[]): JsonValue | undefined {
  let found: unknown = value;
  for (const name of path) found = isJsonObject(found) ? found[name] : undefined;
  return found as JsonValue | undefined;
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

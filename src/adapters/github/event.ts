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

/** The run that a workflow_run event is about, as GitHub itself names it. */
export interface WorkflowRun {
  readonly repository: string;
  readonly event: string;
  readonly workflow: string;
  readonly runId: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** Owner of the repository that the head lives in. */
  readonly headOwner: string;
}

/** The run of a workflow_run payload; null for other events, and where the payload lacks anything of it. */
export function readWorkflowRun(eventName: string, payload: unknown): WorkflowRun | null {
  if (eventName !== 'workflow_run') return null;
  const run = memberOf(payload, ['workflow_run']);
  const id = memberOf(run, ['id']);
  const found = {
    repository: textOf(memberOf(payload, ['repository', 'full_name'])),
    event: textOf(memberOf(run, ['event'])),
    workflow: textOf(memberOf(run, ['name'])),
    runId: typeof id === 'number' ? String(id) : null,
    headSha: textOf(memberOf(run, ['head_sha'])),
    headBranch: textOf(memberOf(run, ['head_branch'])),
    headOwner: textOf(memberOf(run, ['head_repository', 'owner', 'login'])),
  };
  return isComplete(found) ? found : null;
}

function isComplete<Names extends string>(
  facts: Readonly<Record<Names, string | null>>,
): facts is Readonly<Record<Names, string>> {
  return Object.values(facts).every((fact) => fact !== null);
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

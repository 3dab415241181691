import { readFileSync } from 'node:fs';
import { defaultBranchOf, readPullRequest, type PullRequest } from '../adapters/github/event.ts';
import type { Origin } from '../domain/report.ts';
import type { Host } from './host.ts';

/** What a run knows of the event that started it. */
export interface RunEvent {
  readonly pull: PullRequest | null;
  readonly defaultBranch: string | null;
  /** The branch that a push or schedule runs on; null for tags and outside Actions. */
  readonly branch: string | null;
  /** True where the run may leave a baseline: the default branch, by an event that no pull request can cause. */
  readonly mayWriteBaseline: boolean;
  /** A pull request from a fork or from Dependabot: no secrets, and a token that can only read. */
  readonly isWithoutSecrets: boolean;
}

const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

/** Reads the event payload that Actions hands over; outside it nothing is known and nothing may be written. */
export function readEvent({ env }: Pick<Host, 'env'>): RunEvent {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const payload = readPayload(env['GITHUB_EVENT_PATH']);
  const defaultBranch = defaultBranchOf(payload);
  const branch = env['GITHUB_REF_TYPE'] === 'tag' ? null : (env['GITHUB_REF_NAME'] ?? null);
  const pull = readPullRequest(name, payload);
  const isForeign = pull?.isFork === true || env['GITHUB_ACTOR'] === 'dependabot[bot]';
  return {
    pull,
    isWithoutSecrets: pull !== null && name === 'pull_request' && isForeign,
    ...{ defaultBranch, branch },
    mayWriteBaseline: TRUSTED_EVENTS.includes(name) && branch !== null && branch === defaultBranch,
  };
}

/** The job that a report comes from; null outside Actions. */
export function originOf({ env }: Pick<Host, 'env'>, { pull }: RunEvent): Origin | null {
  const repository = env['GITHUB_REPOSITORY'];
  if (!repository) return null;
  return {
    repository,
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    runId: env['GITHUB_RUN_ID'] ?? '',
    runAttempt: env['GITHUB_RUN_ATTEMPT'] || '1',
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    pullNumber: pull?.number ?? null,
    headSha: pull?.headSha ?? null,
  };
}

/** The event's payload as it lies on disk; null where there is none or it is no JSON. */
export function readPayload(file: string | undefined): unknown {
  if (!file) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

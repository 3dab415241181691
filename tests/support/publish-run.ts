import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/domain/report.ts';
import type { GithubService } from './github-service.ts';
import { runAction, type ActionResult } from './run-action.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface PublishRun {
  /** What stands in report.json; a function may put something else in its place. */
  readonly file: string | ((path: string) => void);
  readonly event?: object;
  readonly eventName?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The event of a workflow_run after a run for the service's pull request. */
export function workflowRunOf({ headSha, head, repository }: GithubService): {
  readonly repository: object;
  readonly workflow_run: Record<string, unknown>;
} {
  const [owner = '', branch = ''] = head.split(':');
  return {
    repository: { full_name: repository, default_branch: 'main' },
    workflow_run: {
      ...{ id: 4711, name: 'bench', event: 'pull_request', head_sha: headSha },
      ...{ head_branch: branch, head_repository: { owner: { login: owner } } },
    },
  };
}

/** Runs `command: publish` on that file. */
export function runPublish(service: GithubService, run: PublishRun): Promise<ActionResult> {
  const workspace = temporaryFolder();
  const path = join(workspace, 'report.json');
  if (typeof run.file === 'string') writeFileSync(path, run.file);
  else run.file(path);
  return runAction({
    workspace,
    event: run.event ?? workflowRunOf(service),
    inputs: { command: 'publish', reports: 'report.json', 'github-token': service.token },
    env: {
      GITHUB_EVENT_NAME: run.eventName ?? 'workflow_run',
      GITHUB_API_URL: service.apiUrl,
      ...run.env,
    },
  });
}

/** A link in the place of the file. */
export function linkTo(target: string): (path: string) => void {
  return (path) => symlinkSync(target, path);
}

/** The report as text, with what the service's pull request has as its head. */
export function reportFor(service: GithubService, report: Report): string {
  const { run } = report;
  const origin = {
    ...{ repository: service.repository, workflow: 'bench', runId: '4710', runAttempt: '1' },
    ...{ eventName: 'pull_request', pullNumber: service.pullNumber, headSha: service.headSha },
  };
  return JSON.stringify({ ...report, run: { ...run, origin } });
}

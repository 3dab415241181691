import type { Annotation } from '../render/annotations.ts';
import { readHostileReport } from '../adapters/storage/hostile-report.ts';
import { readWorkflowRun } from '../adapters/github/event.ts';
import { findPullRequest } from '../adapters/github/find-pull-request.ts';
import type { Overrides } from '../core/config/overrides.ts';
import { markerOf, stateLine } from '../core/comment/marker.ts';
import { publishComment } from '../adapters/github/comment.ts';
import { DEFAULT_CONFIG } from '../domain/default-config.ts';
import { COMMENT_MODES, COMMENT_POLICIES } from '../domain/config-names.ts';
import { Failure } from '../domain/failure.ts';
import { renderComment } from '../render/comment.ts';
import { renderSummary } from '../render/markdown.ts';
import { commentKey, commentState } from './comment-state.ts';
import type { Host } from './host.ts';
import { readPayload } from './pull-request.ts';
import { runUrlOf, shown } from './run-comment.ts';
import { resolve } from 'node:path';

export interface PublishOutcome {
  readonly status: 0 | 2;
  readonly lines: readonly string[];
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  /** The report for the job summary; null when it can't be trusted. */
  readonly markdown: string | null;
}

const DEADLINE_MS = 60_000;

/**
 * Posts the report of a pull request's own, unprivileged run, from a workflow_run job that may write. The file was
 * made by code from outside: it is capped, checked against its schema and rendered anew, and where it is posted
 * follows from the event alone. What is wrong with it ends in exit status 2; a head that has moved on is a notice.
 */
export async function publishFromFile(
  file: string,
  overrides: Overrides,
  { host, token }: { readonly host: Host; readonly token: string | null },
): Promise<PublishOutcome> {
  const { env, cwd } = host;
  if (file === '')
    throw new Failure('usage', 'input reports: expected the path of one report.json');
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const run = readWorkflowRun(
    env['GITHUB_EVENT_NAME'] ?? '',
    readPayload(env['GITHUB_EVENT_PATH']),
  );
  if (run === null || run.repository !== repository || run.event !== 'pull_request') {
    throw new Failure(
      'usage',
      'publish runs for the event workflow_run, after a workflow that ran for a pull request of this repository',
    );
  }
  if (token === null)
    throw new Failure('usage', 'publish needs github-token with "pull-requests: write"');
  const read = readHostileReport(resolve(cwd, file));
  if ('fault' in read) throw new Failure('preflight', `the report is not published: ${read.fault}`);
  const { report } = read;
  if (report.run.origin?.headSha !== run.headSha) {
    return neutral(
      `the report is of another commit than the run it came with; it is not published`,
    );
  }
  const place = {
    ...{ token, repository, deadlineMs: DEADLINE_MS },
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
  };
  const pull = await findPullRequest(place, run);
  if (pull.kind !== 'found') return neutral(pull.words);
  const fallback = DEFAULT_CONFIG.comment;
  const key = commentKey(overrides.commentKey || null, {
    workflow: run.workflow,
    configPath: report.run.configPath,
  });
  const state = commentState(report);
  const body = renderComment(report, {
    runUrl: runUrlOf(host, repository, run.runId),
    ending: [stateLine(state), markerOf(key)],
  });
  const outcome = shown(
    await publishComment(
      { ...place, pullNumber: pull.number, headSha: run.headSha },
      {
        ...{ key, body, state, exitCode: report.exitCode },
        policy: COMMENT_POLICIES.find((name) => name === overrides.comment) ?? fallback.policy,
        mode: COMMENT_MODES.find((name) => name === overrides.commentMode) ?? fallback.mode,
      },
    ),
  );
  return {
    status: 0,
    lines: [`published for pull request #${pull.number}`],
    annotations: outcome.annotations,
    outputs: { 'comment-id': outcome.id, 'comment-url': outcome.url },
    markdown: renderSummary(report),
  };
}

function neutral(message: string): PublishOutcome {
  const annotation = { title: 'agent-bench publish', message, file: null, line: null };
  return {
    ...{ status: 0, lines: [message], outputs: {}, markdown: null },
    annotations: [{ level: 'notice', ...annotation }],
  };
}

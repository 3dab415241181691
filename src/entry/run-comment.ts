import type { CommentOutcome as PublishedComment } from '../adapters/github/comment.ts';
import type { Annotation } from '../render/annotations.ts';
import { renderComment } from '../render/comment.ts';
import type { Report } from '../domain/report.ts';
import { commentKey, commentState } from './comment-state.ts';
import type { Host } from './host.ts';
import type { PreparedRun } from './prepare-run.ts';

/** What became of the pull-request comment; what is not known is empty. */
export interface CommentOutcome {
  readonly id: string;
  readonly url: string;
  readonly annotations: readonly Annotation[];
}

const NO_COMMENT: CommentOutcome = { id: '', url: '', annotations: [] };
const DEADLINE_MS = 60_000;

/** Tells the pull request of a finished run; a failure to is a warning and changes nothing. */
export async function commentOnRun(
  report: Report,
  { settings, event, token, calibrates }: PreparedRun,
  host: Host,
): Promise<CommentOutcome> {
  const { pull } = event;
  const { policy, mode, key } = settings.comment;
  if (pull === null || policy === 'off' || settings.shard !== null) return NO_COMMENT;
  if (calibrates || report.partial) return NO_COMMENT;
  const { env } = host;
  const repository = env['GITHUB_REPOSITORY'];
  if (token === null || !repository) {
    return remark('notice', 'no github-token was given, so the pull request was not told');
  }
  if (event.isWithoutSecrets) {
    return remark(
      'notice',
      'the token of a fork or of Dependabot can only read: the summary has the report, and a workflow_run workflow with "command: publish" can post it',
    );
  }
  const { publishComment } = await import('../adapters/github/comment.ts');
  const { markerOf, stateLine } = await import('../core/comment/marker.ts');
  const workflow = env['GITHUB_WORKFLOW'] ?? '';
  const wished = commentKey(key, { workflow, configPath: settings.configPath });
  const state = commentState(report);
  const body = renderComment(report, {
    runUrl: runUrlOf(host, repository, env['GITHUB_RUN_ID']),
    ending: [stateLine(state), markerOf(wished)],
  });
  const outcome = await publishComment(
    {
      ...{ token, repository, pullNumber: pull.number, headSha: pull.headSha },
      ...{ apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com', deadlineMs: DEADLINE_MS },
    },
    { key: wished, body, state, policy, mode, exitCode: report.exitCode },
  );
  return shown(outcome);
}

/** The page of a run; null where it is not known. */
export function runUrlOf(
  { env }: Pick<Host, 'env'>,
  repository: string,
  runId: string | undefined,
): string | null {
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const isPlain = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository);
  return isPlain && runId !== undefined && /^\d+$/.test(runId)
    ? `${server}/${repository}/actions/runs/${runId}`
    : null;
}

/** An outcome as outputs and remarks. */
export function shown(outcome: PublishedComment): CommentOutcome {
  switch (outcome.kind) {
    case 'written':
    case 'left':
      return {
        id: outcome.id === null ? '' : String(outcome.id),
        url: outcome.url ?? '',
        annotations: outcome.note === null ? [] : remark('notice', outcome.note).annotations,
      };
    case 'refused':
      return remark('notice', outcome.note);
    case 'failed':
      return remark('warning', outcome.warning);
  }
}

function remark(level: Annotation['level'], message: string): CommentOutcome {
  const title = 'agent-bench comment';
  return { ...NO_COMMENT, annotations: [{ level, title, message, file: null, line: null }] };
}

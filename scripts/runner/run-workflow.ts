import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { reportSchema, type Report } from '../../src/domain/report.ts';
import type { Scratch } from './scratch.ts';
import type { Tools } from './tools.ts';

export interface WorkflowJob {
  /** File below .github/workflows. */
  readonly workflow: string;
  readonly files: Readonly<Record<string, string>>;
  /** The payload of the event. */
  readonly event?: object;
  /** `pull_request` unless told. */
  readonly eventName?: string;
  /** act serves a cache, which lasts as long as the scratch folder. */
  readonly cache?: boolean;
  /** Runs this job alone. */
  readonly job?: string;
  /** The repository is the action's own, so `uses: ./` finds it. */
  readonly holdsAction?: boolean;
}

export interface WorkflowRun {
  readonly log: string;
  readonly succeeded: boolean;
  /** The report that the workflow uploaded; null when it uploaded none. */
  readonly report: Report | null;
}

/** Runs one workflow in act: on this machine, on the loopback, in a home of its own. */
export function runWorkflow(
  { workflow, files, event = {}, eventName = 'pull_request', ...job }: WorkflowJob,
  { act }: Tools,
  scratch: Scratch,
): WorkflowRun {
  const cwd = scratch.createRepository(files);
  if (job.holdsAction) cpSync(scratch.action, cwd, { recursive: true });
  const payload = join(dirname(cwd), 'event.json');
  writeFileSync(payload, JSON.stringify(event));
  const args = [
    ...[eventName, '-W', `.github/workflows/${workflow}`, '-e', payload],
    ...(job.job === undefined ? [] : ['-j', job.job]),
    ...['-P', 'ubuntu-latest=-self-hosted'],
    ...(job.cache
      ? [
          '--cache-server-addr',
          '127.0.0.1',
          '--cache-server-path',
          join(scratch.artifacts, '..', 'cache'),
        ]
      : ['--no-cache-server']),
    ...['--env', 'GITHUB_REPOSITORY=octo/agents', '--env', `ARTIFACTS=${scratch.artifacts}`],
    ...['--local-repository', `org/agent-bench-action@v1=${scratch.action}`],
    ...['--local-repository', `actions/upload-artifact@v4=${scratch.uploadArtifact}`],
    ...['--local-repository', `actions/download-artifact@v4=${scratch.downloadArtifact}`],
  ];
  rmSync(scratch.artifacts, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(act, args, {
    cwd,
    encoding: 'utf8',
    timeout: 120_000,
    env: {
      HOME: scratch.home,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      LANG: 'C.UTF-8',
    },
  });
  const log = `${stdout}${stderr}`;
  return {
    log,
    succeeded: status === 0 && log.includes('Job succeeded') && !log.includes('Job failed'),
    report:
      ['agent-bench-report-1', 'agent-bench-1']
        .map((name) => readReport(join(scratch.artifacts, name, 'report.json')))
        .find((report) => report !== null) ?? null,
  };
}

function readReport(file: string): Report | null {
  return existsSync(file) ? reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

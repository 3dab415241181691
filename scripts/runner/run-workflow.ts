import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
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
  /** GitHub's API; none unless told. */
  readonly apiUrl?: string;
  /** Reports that an earlier run uploaded, by artifact. */
  readonly artifacts?: Readonly<Record<string, string>>;
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
export async function runWorkflow(
  { workflow, files, event = {}, eventName = 'pull_request', ...job }: WorkflowJob,
  { act }: Tools,
  scratch: Scratch,
): Promise<WorkflowRun> {
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
    ...(job.apiUrl === undefined
      ? []
      : ['--env', `GITHUB_API_URL=${job.apiUrl}`, '-s', 'GITHUB_TOKEN=ghs_dummy']),
    ...['--env', 'GITHUB_REPOSITORY=octo/agents', '--env', `ARTIFACTS=${scratch.artifacts}`],
    ...['--local-repository', `org/agent-bench-action@v1=${scratch.action}`],
    ...['--local-repository', `actions/upload-artifact@v4=${scratch.uploadArtifact}`],
    ...['--local-repository', `actions/download-artifact@v4=${scratch.downloadArtifact}`],
  ];
  rmSync(scratch.artifacts, { recursive: true, force: true });
  for (const [name, folder] of Object.entries(job.artifacts ?? {})) {
    cpSync(folder, join(scratch.artifacts, name), { recursive: true });
  }
  const { status, log } = await runToEnd(act, args, {
    cwd,
    timeout: 120_000,
    env: {
      HOME: scratch.home,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      LANG: 'C.UTF-8',
    },
  });
  return {
    log,
    succeeded: status === 0 && log.includes('Job succeeded') && !log.includes('Job failed'),
    report:
      ['agent-bench-report-1', 'agent-bench-1']
        .map((name) => readReport(join(scratch.artifacts, name, 'report.json')))
        .find((report) => report !== null) ?? null,
  };
}

/** Not synchronous, so that a server in this process can answer meanwhile. */
async function runToEnd(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<{ readonly status: number | null; readonly log: string }> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, log };
}

function readReport(file: string): Report | null {
  return existsSync(file) ? reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

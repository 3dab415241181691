import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reportSchema, type Report } from '../../src/domain/report.ts';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');

export interface LiveRun {
  readonly folder: string;
  readonly baseUrl: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface LiveResult {
  readonly status: number | null;
  readonly report: Report;
  /** What the run said, for the log. */
  readonly story: string;
}

/** Six cases x two modes x two runs through the command line tool, and its report. */
export async function runLive({ folder, baseUrl, params }: LiveRun): Promise<LiveResult> {
  const config = join(folder, 'agent-bench.json');
  const target = {
    id: 'smollm2',
    baseUrl,
    model: 'smollm2-135m',
    params: { temperature: 0, maxTokens: 64, seed: 7, ...params },
    limits: { maxTurns: 3, callTimeoutSeconds: 180, trialTimeoutSeconds: 600 },
  };
  const matrix = { runs: 2 };
  writeFileSync(config, JSON.stringify({ version: 1, live: true, targets: [target], matrix }));
  const child = spawn(process.execPath, [cli, 'run', '--config', config], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, XDG_STATE_HOME: join(folder, 'state') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let story = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (story += text));
  const [status] = (await once(child, 'close')) as [number | null];
  const text = readFileSync(join(folder, 'agent-bench-report/report.json'), 'utf8');
  return { status, report: reportSchema.parse(JSON.parse(text)), story };
}

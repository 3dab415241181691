import { createProgress } from '../adapters/console/progress.ts';
import { monotonicMs } from '../adapters/machine/time.ts';
import { formatProblem } from '../core/config/problem.ts';
import { renderSummaryPart } from '../render/json.ts';
import { listenForSignals } from './signals.ts';
import type { CommandLine } from './command-line.ts';
import { runWithRealParts } from './compose.ts';
import type { Host } from './host.ts';
import { outcomeLines } from './outcome-lines.ts';
import type { PreparedMerge } from './merge-shards.ts';
import { asCalibration, type PreparedRun, prepareRun, refusalLine } from './prepare-run.ts';
import { splitList } from './split-list.ts';

/** `agent-bench run` and `calibrate`: the exit status is the report's, or 128 + n after a signal. */
export async function cliRun(
  { command, switches, values }: CommandLine,
  host: Host,
): Promise<number> {
  const value = (name: string): string | undefined => values.get(name)?.at(-1);
  const asked = await prepareRun(
    {
      config: value('config'),
      mock: switches.has('mock') || undefined,
      live: switches.has('live') || undefined,
      baseUrl: value('base-url'),
      model: value('model'),
      cases: splitList(values.get('case')),
      modes: splitList(values.get('mode')),
      runs: value('runs'),
      concurrency: value('concurrency'),
      outputDir: value('output-dir'),
      failOn: splitList(values.get('fail-on')),
      baseline: value('baseline'),
      shard: value('shard'),
    },
    host,
    host.env['GITHUB_TOKEN'] || null,
  );
  if ('problems' in asked) {
    for (const problem of asked.problems) host.stderr(`${formatProblem(problem)}\n`);
    host.stderr(`${refusalLine(asked.problems)}\n`);
    return 2;
  }
  const prepared = command.name === 'calibrate' ? asCalibration(asked) : asked;
  return runPrepared(prepared, switches.has('json'), host);
}

/** Runs, says on stderr what came of it, and returns the exit status. */
export async function runPrepared(
  prepared: PreparedRun | PreparedMerge,
  asJson: boolean,
  host: Host,
): Promise<number> {
  const { warnings } = prepared;
  for (const problem of warnings) host.stderr(`warning: ${formatProblem(problem)}\n`);
  const signals = listenForSignals();
  const progress = createProgress({
    write: host.stderr,
    clock: monotonicMs,
    columns: host.columns,
  });
  try {
    const { signal } = signals;
    const { report, reportDir } = await runWithRealParts(prepared, host, { progress, signal });
    for (const line of outcomeLines(report, reportDir)) host.stderr(`${line}\n`);
    if (asJson) host.stdout(renderSummaryPart(report));
    return signals.exitStatus() ?? report.exitCode;
  } finally {
    signals.close();
  }
}

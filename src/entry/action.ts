import {
  endGroup,
  error,
  getInput,
  getState,
  info as log,
  saveState,
  setOutput,
  setSecret,
  startGroup,
  summary,
} from '@actions/core';
import { createProgress } from '../adapters/console/progress.ts';
import { annotate } from '../adapters/github/annotate.ts';
import { inertLog } from '../adapters/github/inert-log.ts';
import { writeJobSummary } from '../adapters/github/job-summary.ts';
import { monotonicMs } from '../adapters/machine/time.ts';
import type { Finished } from '../app/run-benchmark.ts';
import { formatProblem } from '../core/config/problem.ts';
import { Failure, type Problem } from '../domain/failure.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import {
  capAnnotations,
  failureAnnotations,
  problemAnnotations,
  ruleAnnotations,
} from '../render/annotations.ts';
import { renderSummary } from '../render/markdown.ts';
import { readCommand, readOverrides, type ActionCommand } from './action-inputs.ts';
import { actionOutputs } from './action-outputs.ts';
import { findProblems, validityLines, validityStatus } from './cli-validate.ts';
import { runWithRealParts, stateDirectory } from './compose.ts';
import type { Host } from './host.ts';
import { keysOf } from './keys.ts';
import type { PreparedMerge } from './merge-shards.ts';
import { outcomeLines } from './outcome-lines.ts';
import { asCalibration, type PreparedRun, prepareRun, refusalLine } from './prepare-run.ts';
import { commentOnRun } from './run-comment.ts';
import { listenForSignals } from './signals.ts';

/** Runs the action and returns its exit status: run, write the report, publish, and only then the status. */
export async function runAction(processHost: Host): Promise<number> {
  const host = { ...processHost, cwd: processHost.env['GITHUB_WORKSPACE'] || processHost.cwd };
  const token = getInput('github-token') || null;
  if (token !== null) setSecret(token);
  try {
    if (getState(MAIN_RAN) !== '') return await afterwards(host);
    saveState(MAIN_RAN, 'true');
    return await runCommand(readCommand(getInput), host, token);
  } catch (failure) {
    error(failure instanceof Failure ? failure.message : `internal error: ${String(failure)}`);
    setOutput('exit-code', 2);
    return 2;
  }
}

const MAIN_RAN = 'main-ran';

/** The step after the job's others: cleans up when the main one was killed, and changes no result. */
async function afterwards({ env }: Host): Promise<number> {
  const { recoverRuns } = await import('./recover-runs.ts');
  await recoverRuns(stateDirectory(env), info);
  return 0;
}

async function runCommand(
  command: ActionCommand,
  host: Host,
  token: string | null,
): Promise<number> {
  switch (command) {
    case 'validate':
      return validate(host);
    case 'publish':
      return publishReport(host, token);
    case 'merge':
      return merge(host, token);
    case 'run':
    case 'calibrate': {
      const asked = await prepareRun(readOverrides(getInput), host, token);
      if ('problems' in asked) return refuse(asked.problems);
      return benchmark(command === 'calibrate' ? asCalibration(asked) : asked, host);
    }
  }
}

async function validate(host: Host): Promise<number> {
  const problems = await findProblems(getInput('config'), host);
  for (const line of validityLines(problems)) info(line);
  annotate(capAnnotations(problemAnnotations(problems)));
  const status = validityStatus(problems);
  setOutput('exit-code', status);
  return status;
}

async function merge(host: Host, token: string | null): Promise<number> {
  const { prepareMerge } = await import('./merge-shards.ts');
  const reports = getInput('reports');
  if (reports === '')
    throw new Failure('usage', 'input reports: expected the folder of the shard reports');
  const merged = await prepareMerge(reports, readOverrides(getInput), { host, token });
  if (!('problems' in merged)) return benchmark(merged, host);
  for (const problem of merged.problems) error(`merge: ${problem}`);
  setOutput('exit-code', 2);
  return 2;
}

async function publishReport(host: Host, token: string | null): Promise<number> {
  const { publishFromFile } = await import('./publish-report.ts');
  const { status, lines, annotations, outputs, markdown } = await publishFromFile(
    getInput('reports'),
    readOverrides(getInput),
    { host, token },
  );
  for (const line of lines) info(line);
  annotate(annotations);
  if (markdown !== null) await summary.addRaw(markdown, true).write();
  for (const [name, value] of Object.entries({ ...outputs, 'exit-code': status })) {
    setOutput(name, value);
  }
  return status;
}

async function benchmark(prepared: PreparedRun | PreparedMerge, host: Host): Promise<number> {
  const { settings, warnings } = prepared;
  for (const key of keysOf([settings], host.env)) setSecret(key);
  annotate(capAnnotations(problemAnnotations(warnings)));
  const signals = listenForSignals();
  try {
    const finished = await run(prepared, host, signals.signal);
    await publish(finished, settings);
    const comment = await commentOnRun(finished.report, prepared, host);
    annotate(comment.annotations);
    setOutput('comment-id', comment.id);
    setOutput('comment-url', comment.url);
    return signals.exitStatus() ?? finished.report.exitCode;
  } finally {
    signals.close();
  }
}

function refuse(problems: readonly Problem[]): number {
  for (const problem of problems) info(formatProblem(problem));
  annotate(capAnnotations(problemAnnotations(problems)));
  info(refusalLine(problems));
  setOutput('exit-code', 2);
  return 2;
}

async function run(
  prepared: PreparedRun | PreparedMerge,
  host: Host,
  signal: AbortSignal,
): Promise<Finished> {
  const progress = createProgress({
    write: (text) => host.stdout(inertLog(text)),
    clock: monotonicMs,
    columns: null,
  });
  startGroup('agent-bench: trials');
  try {
    return await runWithRealParts(prepared, host, { progress, signal });
  } finally {
    endGroup();
  }
}

async function publish({ report, reportDir }: Finished, settings: RunSettings): Promise<void> {
  for (const line of outcomeLines(report, reportDir)) info(line);
  const places = new Map(
    settings.cases.flatMap(({ definition, file, line }) =>
      file === null ? [] : [[definition.id, { file, line }]],
    ),
  );
  const remarks = [...ruleAnnotations(report, places), ...failureAnnotations(report, places)];
  annotate(capAnnotations(remarks));
  await writeJobSummary(renderSummary(report));
  for (const [name, value] of Object.entries(actionOutputs(report, reportDir))) {
    setOutput(name, value);
  }
}

function info(line: string): void {
  log(inertLog(line));
}

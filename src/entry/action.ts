import {
  endGroup,
  error,
  getInput,
  info as log,
  setOutput,
  setSecret,
  startGroup,
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
import { readCommand, readOverrides } from './action-inputs.ts';
import { actionOutputs } from './action-outputs.ts';
import { findProblems, validityLines, validityStatus } from './cli-validate.ts';
import { runWithRealParts } from './compose.ts';
import type { Host } from './host.ts';
import { keysOf } from './keys.ts';
import { outcomeLines } from './outcome-lines.ts';
import { asCalibration, type PreparedRun, prepareRun, refusalLine } from './prepare-run.ts';
import { listenForSignals } from './signals.ts';

/** Runs the action and returns its exit status: run, write the report, publish, and only then the status. */
export async function runAction(processHost: Host): Promise<number> {
  const host = { ...processHost, cwd: processHost.env['GITHUB_WORKSPACE'] || processHost.cwd };
  try {
    const command = readCommand(getInput);
    return command === 'validate' ? await validate(host) : await benchmark(command, host);
  } catch (failure) {
    error(failure instanceof Failure ? failure.message : `internal error: ${String(failure)}`);
    setOutput('exit-code', 2);
    return 2;
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

async function benchmark(command: 'run' | 'calibrate', host: Host): Promise<number> {
  const token = getInput('github-token') || null;
  if (token !== null) setSecret(token);
  const asked = await prepareRun(readOverrides(getInput), host, token);
  if ('problems' in asked) {
    refuse(asked.problems);
    return 2;
  }
  const prepared = command === 'calibrate' ? asCalibration(asked) : asked;
  const { settings, warnings } = prepared;
  for (const key of keysOf([settings], host.env)) setSecret(key);
  annotate(capAnnotations(problemAnnotations(warnings)));
  const signals = listenForSignals();
  try {
    const finished = await run(prepared, host, signals.signal);
    await publish(finished, settings);
    return signals.exitStatus() ?? finished.report.exitCode;
  } finally {
    signals.close();
  }
}

function refuse(problems: readonly Problem[]): void {
  for (const problem of problems) info(formatProblem(problem));
  annotate(capAnnotations(problemAnnotations(problems)));
  info(refusalLine(problems));
  setOutput('exit-code', 2);
}

async function run(prepared: PreparedRun, host: Host, signal: AbortSignal): Promise<Finished> {
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
  const caseFiles = new Map(
    settings.cases.flatMap(({ definition, file }) =>
      file === null ? [] : [[definition.id, file]],
    ),
  );
  annotate(capAnnotations([...ruleAnnotations(report), ...failureAnnotations(report, caseFiles)]));
  await writeJobSummary(renderSummary(report));
  for (const [name, value] of Object.entries(actionOutputs(report, reportDir))) {
    setOutput(name, value);
  }
}

function info(line: string): void {
  log(inertLog(line));
}

import type { Report } from '../../src/domain/report.ts';
import type { CallRecord } from '../../src/domain/trial-record.ts';
import type { ServerCall } from './recorder.ts';
import type { LiveResult } from './run-live.ts';

/** What must hold with any model; returns what does not. The recorded calls come in order of time. */
export function checkReport(
  { report, status }: LiveResult,
  recorded: readonly (ServerCall | null)[],
  { nativeCalls }: { readonly nativeCalls: boolean },
): string[] {
  return [
    ...accounting(report, status),
    ...evidence(report),
    ...agreement(report, recorded),
    ...calls(report).flatMap(ordering),
    ...(nativeCalls ? nativeCallsSeen(report) : []),
  ];
}

function accounting(report: Report, status: number | null): string[] {
  const states = report.trials.map(({ state }) => state);
  const missing = states.filter((state) =>
    ['infra-error', 'harness-error', 'not-run'].includes(state),
  );
  const allPassed = states.every((state) => state === 'passed');
  return [
    ...fault(report.trials.length === 24, `24 trials planned, ${report.trials.length} reported`),
    ...fault(
      missing.length === 0,
      `small models fail cases, they break none: ${missing.join(', ')}`,
    ),
    ...fault(status === (allPassed ? 0 : 1), `exit status ${status}, not ${allPassed ? 0 : 1}`),
    ...fault(status === report.exitCode, `exit status ${status}, report says ${report.exitCode}`),
  ];
}

function evidence({ coverage, totals }: Report): string[] {
  return [
    ...fault(coverage.trialCoverage === 1, `trial coverage ${coverage.trialCoverage}`),
    ...fault(coverage.tokenCoverage === 1, `token coverage ${coverage.tokenCoverage}`),
    ...fault(totals.totalTokens.value !== null, 'token totals are null'),
    ...fault(totals.costUsd.value === null, 'a cost without a rate card'),
  ];
}

/** Holds every call against the server's own counts and clock; warm-up calls come first and are left out. */
function agreement(report: Report, recorded: readonly (ServerCall | null)[]): string[] {
  const ours = calls(report).toSorted((left, right) => sequence(left) - sequence(right));
  const theirs = recorded.slice(-ours.length);
  if (theirs.length !== ours.length) return [`${ours.length} calls, ${recorded.length} recorded`];
  return ours.flatMap((call, at) => {
    const server = theirs[at];
    if (server === undefined || server === null) return [`${call.attemptId}: nothing recorded`];
    const { usage, timing } = call;
    const ttft = timing.timeToFirstTokenMs;
    const prompt = server.promptN + server.cachedTokens;
    return [
      ...fault(usage?.inputTokens === prompt, `input ${usage?.inputTokens}, server ${prompt}`),
      ...fault(usage?.inputTokens === server.promptTokens, 'input tokens differ from its usage'),
      ...fault(ttft === null || ttft >= server.promptMs, `TTFT ${ttft} < ${server.promptMs} ms`),
      ...fault((timing.callDurationMs ?? 0) >= server.promptMs, 'a call shorter than its prompt'),
    ].map((text) => `${call.attemptId}: ${text}`);
  });
}

/** The first byte, item, token, visible text and the end come in this order. */
function ordering({ attemptId, timing }: CallRecord): string[] {
  const steps = [
    timing.timeToFirstByteMs,
    timing.timeToFirstItemMs,
    timing.timeToFirstTokenMs,
    timing.timeToFirstOutputMs,
    timing.lastOutputMs,
    timing.callDurationMs,
  ].filter((value) => value !== null);
  const sorted = steps.every((value, at) => at === 0 || value >= (steps[at - 1] ?? 0));
  return fault(sorted, `${attemptId}: times out of order: ${steps.join(', ')}`);
}

function nativeCallsSeen({ trials }: Report): string[] {
  const native = trials
    .filter(({ mode }) => mode === 'native')
    .flatMap(({ toolCalls }) => toolCalls);
  return fault(
    native.some(({ source }) => source === 'native'),
    'the tools template gave no native tool call',
  );
}

function calls({ trials }: Report): CallRecord[] {
  return trials.flatMap((trial) => trial.calls);
}

/** Attempts are numbered in the order in which they were reserved. */
function sequence({ attemptId }: CallRecord): number {
  return Number(attemptId.split('.').at(-1));
}

function fault(holds: boolean, text: string): string[] {
  return holds ? [] : [text];
}

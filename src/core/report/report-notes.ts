import type { EvidenceFault } from '../../domain/journal.ts';
import type { Cell, Coverage, RunFacts } from '../../domain/report.ts';
import type { CallRecord, TrialRecord } from '../../domain/trial-record.ts';

export interface NotesInput {
  readonly run: RunFacts;
  /** Counted trials. */
  readonly trials: readonly TrialRecord[];
  readonly coverage: Coverage;
  readonly cells: readonly Cell[];
  /** What journal and records say against each other. */
  readonly faults: readonly EvidenceFault[];
}

/** What a reader must know before believing the numbers, one sentence each, in a fixed order. */
export function writeNotes(input: NotesInput): string[] {
  const calls = input.trials.flatMap((trial) => trial.calls);
  return [
    ...noteFaults(input.faults),
    ...noteSurvivors(input.trials),
    ...noteModels(input.run),
    ...noteMissingUsage(input.coverage),
    ...noteAdjustedUsage(calls),
    ...noteMissingFinish(calls),
    ...noteNotStreamed(calls),
    ...noteStalled(calls),
    ...noteLowSamples(input),
    ...noteOrder(input),
    ...noteWarmup(input.run),
  ];
}

const mostFaults = 5;

function noteFaults(faults: readonly EvidenceFault[]): string[] {
  if (faults.length === 0) return [];
  const more = faults.length - mostFaults;
  return [
    'The evidence contradicts itself, so tokens, cost and coverage are n/a.',
    ...faults.slice(0, mostFaults).map(({ code, words }) => `${words} (${code})`),
    ...(more > 0 ? [`${counted(more, 'contradiction')} more in report.json.`] : []),
  ];
}

function noteSurvivors(trials: readonly TrialRecord[]): string[] {
  const survivors = trials.flatMap(({ launches }) => launches.flatMap((one) => one.survivors));
  if (survivors.length === 0) return [];
  const names = [...new Set(survivors.map(({ command }) => command))].slice(0, mostFaults);
  const count = survivors.length === 1 ? '1 process' : `${survivors.length} processes`;
  return [`${count} outlived an agent and had to be killed: ${names.join(', ')}.`];
}

function noteModels({ targets }: RunFacts): string[] {
  return targets.flatMap(({ id, model, modelsReturned }) => {
    const others = modelsReturned.filter((returned) => returned !== model);
    if (others.length === 0) return [];
    const names = others.map((name) => `"${name}"`).join(', ');
    return [`Target "${id}" asked for model "${model}" and was answered by ${names}.`];
  });
}

function noteMissingUsage({ callsSent, callsWithUsage }: Coverage): string[] {
  const missing = callsSent - callsWithUsage;
  if (missing === 0) return [];
  return [
    `${missing} of ${counted(callsSent, 'call')} sent came back without usage: token totals are n/a.`,
  ];
}

function noteAdjustedUsage(calls: readonly CallRecord[]): string[] {
  const adjusted = calls.filter(({ usage }) => usage?.adjusted === true).length;
  if (adjusted === 0) return [];
  return [
    `${counted(adjusted, 'call')} reported usage that contradicted itself or left a side out; it was repaired (usage-adjusted).`,
  ];
}

/** An upstream that died behind a gateway that ends the stream properly leaves no other trace (wire L3). */
function noteMissingFinish(calls: readonly CallRecord[]): string[] {
  const open = calls.filter(
    ({ status, finishReason }) =>
      finishReason === null && (status === 'ok' || status === 'empty-output'),
  ).length;
  if (open === 0) return [];
  return [
    `${counted(open, 'call')} ended without a finish reason: the reply may have been cut off behind a gateway.`,
  ];
}

function noteNotStreamed(calls: readonly CallRecord[]): string[] {
  const whole = calls.filter(({ streamed }) => !streamed).length;
  if (whole === 0) return [];
  return [
    `${whole} of ${counted(calls.length, 'call')} got a reply that was not streamed: it has no first-token times.`,
  ];
}

function noteStalled(calls: readonly CallRecord[]): string[] {
  const stalled = calls.filter(({ clientStalled }) => clientStalled).length;
  if (stalled === 0) return [];
  return [
    `${stalled} of ${counted(calls.length, 'call')} marked clientStalled: our own reading was late for a moment, by about a millisecond or more, so trust no difference that small.`,
  ];
}

/** A mock run measures no model, so nobody is to wait for more of it. */
function noteLowSamples({ run, cells }: NotesInput): string[] {
  if (!run.live) return [];
  const low = cells.filter(({ distributions }) =>
    Object.values(distributions).some(({ lowSample }) => lowSample.length > 0),
  ).length;
  if (low === 0) return [];
  return [
    `${low} of ${counted(cells.length, 'cell')} with a low sample: fewer than 5 values behind a p50, or fewer than 20 behind a p95. More runs make them firmer.`,
  ];
}

/** An odd number of runs can't see both orders of the modes equally often. */
function noteOrder({ run, trials }: NotesInput): string[] {
  const modes = new Set(trials.map(({ mode }) => mode));
  if (!run.live || run.runs % 2 === 0 || modes.size < 2) return [];
  return [
    `With ${counted(run.runs, 'run')} each case saw one order of the modes once more often than the other: an even number balances them.`,
  ];
}

function noteWarmup({ warmup }: RunFacts): string[] {
  return warmup === 0
    ? []
    : [`${counted(warmup, 'warm-up trial')} per target ran first and is not counted.`];
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

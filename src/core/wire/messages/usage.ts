import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import type { TokenUsage } from '../../../domain/wire.ts';

export interface RunningUsage {
  /** Takes the reports of one event of a known type, in their order (MU1, MU10). */
  readEvent(type: string, event: JsonObject): void;
  /** Takes the report of a JSON body, which has no placeholders. */
  readReport(report: JsonValue | undefined): void;
  /** What all reports together say; null when they give no input or no output (MU9). */
  total(): TokenUsage | null;
}

const fields = ['input', 'cacheRead', 'cacheWrite', 'output', 'thinking'] as const;
type Field = (typeof fields)[number];
type Report = Readonly<Record<Field, number | null>>;

const metricsName = 'amazon-bedrock-invocationMetrics';
const nothing: Report = {
  input: null,
  cacheRead: null,
  cacheWrite: null,
  output: null,
  thinking: null,
};

/** Follows the usage of one message. Every report is a running total: per field the last counts, nothing is summed (MU3). */
export function createRunningUsage(): RunningUsage {
  const known: Record<Field, number | null> = { ...nothing };
  let countedWithCache = false;

  function take(report: Report, names: readonly Field[]): void {
    for (const name of names) {
      const count = report[name];
      if (count !== null && !(count === 0 && known[name] !== null)) known[name] = count;
    }
  }

  /** Whether an input count is the known prompt once more, this time with its cache (MU5). */
  function repeatsWithCache(input: number | null): boolean {
    const cache = (known.cacheRead ?? 0) + (known.cacheWrite ?? 0);
    return known.input !== null && known.input > 0 && cache > 0 && input === known.input + cache;
  }

  function add(report: Report): void {
    take(report, ['cacheRead', 'cacheWrite', 'output', 'thinking']);
    if (repeatsWithCache(report.input)) countedWithCache = true;
    else take(report, ['input']);
  }

  function fill(metrics: Report): void {
    take(
      metrics,
      fields.filter((name) => (known[name] ?? 0) === 0),
    );
  }

  return {
    readEvent(type, event) {
      const isStart = type === 'message_start';
      const reports = [
        isStart && isJsonObject(event.message) ? event.message.usage : null,
        event.usage,
        type === 'message_delta' && isJsonObject(event.delta) ? event.delta.usage : null,
      ].map(readFields);
      for (const report of reports) {
        add(isStart ? { ...report, output: null, thinking: null } : report); // Placeholders (MU4)
      }
      fill(readMetrics(event[metricsName]));
    },
    readReport(report) {
      add(readFields(report));
    },
    total: () => totalOf(known, countedWithCache),
  };
}

function totalOf(known: Report, countedWithCache: boolean): TokenUsage | null {
  const { input, cacheRead, cacheWrite, output, thinking } = known;
  const inputTokens = (input ?? 0) + (cacheRead ?? 0) + (cacheWrite ?? 0);
  if (input === null || output === null || inputTokens === 0) return null;
  const separate = thinking !== null && thinking > output ? thinking : 0;
  return {
    inputTokens,
    cacheReadInputTokens: cacheRead,
    cacheWriteInputTokens: cacheWrite,
    outputTokens: output + separate,
    reasoningOutputTokens: thinking,
    totalTokens: inputTokens + output + separate,
    adjusted: separate > 0 || countedWithCache,
  };
}

function readFields(report: JsonValue | undefined): Report {
  if (!isJsonObject(report)) return nothing;
  const { output_tokens_details: given, cache_creation: parts } = report;
  const details = isJsonObject(given) ? given : {};
  return {
    input: countOf(report.input_tokens),
    cacheRead: countOf(report.cache_read_input_tokens),
    cacheWrite: countOf(report.cache_creation_input_tokens) ?? sumOf(parts),
    output: countOf(report.output_tokens),
    thinking: countOf(details.thinking_tokens) ?? countOf(details.reasoning_tokens),
  };
}

function readMetrics(metrics: JsonValue | undefined): Report {
  if (!isJsonObject(metrics)) return nothing;
  return {
    input: countOf(metrics.inputTokenCount),
    cacheRead: countOf(metrics.cacheReadInputTokenCount),
    cacheWrite: countOf(metrics.cacheWriteInputTokenCount),
    output: countOf(metrics.outputTokenCount),
    thinking: null,
  };
}

function sumOf(parts: JsonValue | undefined): number | null {
  if (!isJsonObject(parts)) return null;
  const counts = Object.values(parts)
    .map(countOf)
    .filter((count) => count !== null);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

function countOf(value: JsonValue | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

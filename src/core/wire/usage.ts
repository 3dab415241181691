import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import type { TokenUsage } from '../../domain/wire.ts';

export interface UsageReports {
  /** Takes one report; true when it held at least one count. */
  add(report: JsonValue | undefined): boolean;
  /** What all reports together say, or null when they give no usable pair of counts. */
  total(): TokenUsage | null;
}

const cachedNames = [
  'details.cached_tokens',
  'prompt_cache_hit_tokens',
  'cache_read_input_tokens',
  'cached_tokens',
];
const reasoningNames = ['details.reasoning_tokens', 'reasoning_tokens'];
const countNames = new Set([
  'prompt_tokens',
  'input_tokens',
  'completion_tokens',
  'output_tokens',
  'total_tokens',
  'cache_creation_input_tokens',
  ...cachedNames,
  ...reasoningNames,
]);

/**
 * Gathers the usage reports of one reply (wire U). Per field the maximum is kept, never a sum:
 * running totals, repeated and split reports all come out right.
 */
export function createUsageReports(): UsageReports {
  const counts = new Map<string, number>();

  function note(name: string, value: JsonValue | undefined): boolean {
    if (!countNames.has(name)) return false;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return false;
    counts.set(name, Math.max(value, counts.get(name) ?? 0));
    return true;
  }

  function noteDetails(details: JsonObject): boolean {
    const cached = note('details.cached_tokens', details.cached_tokens);
    return note('details.reasoning_tokens', details.reasoning_tokens) || cached;
  }

  return {
    add(report) {
      if (!isJsonObject(report)) return false;
      let any = false;
      for (const [name, value] of Object.entries(report)) {
        const isDetails = name.endsWith('_details') && isJsonObject(value);
        any = (isDetails ? noteDetails(value) : note(name, value)) || any;
      }
      return any;
    },
    total: () => normalize(counts),
  };
}

type Counts = ReadonlyMap<string, number>;

function normalize(counts: Counts): TokenUsage | null {
  const reported = pairOf(counts);
  if (reported === null) return null;
  const cacheRead = firstOf(counts, cachedNames);
  const cacheWrite = counts.get('cache_creation_input_tokens') ?? null;
  const reasoning = firstOf(counts, reasoningNames);
  const cache = (cacheRead ?? 0) + (cacheWrite ?? 0);
  const input = reported.input + (cacheIsSeparate(counts, reported, cache) ? cache : 0);
  const output =
    reported.output +
    (reasoningIsSeparate({ ...reported, input }, reasoning ?? 0) ? (reasoning ?? 0) : 0);
  const total = Math.max(reported.total ?? 0, input + output);
  if (total === 0 && cache === 0 && (reasoning ?? 0) === 0) return null;
  return {
    inputTokens: input,
    cacheReadInputTokens: cacheRead,
    cacheWriteInputTokens: cacheWrite,
    outputTokens: output,
    reasoningOutputTokens: reasoning,
    totalTokens: total,
    adjusted:
      reported.oneSided ||
      input !== reported.input ||
      output !== reported.output ||
      total !== (reported.total ?? total),
  };
}

interface Pair {
  readonly input: number;
  readonly output: number;
  readonly total: number | null;
  readonly oneSided: boolean;
}

/** Both sides as reported; a missing side is the total minus the other (wire U3). */
function pairOf(counts: Counts): Pair | null {
  const total = counts.get('total_tokens') ?? null;
  const input = firstOf(counts, ['prompt_tokens', 'input_tokens']);
  const output = firstOf(counts, ['completion_tokens', 'output_tokens']);
  if (input !== null && output !== null) return { input, output, total, oneSided: false };
  const known = input ?? output;
  if (known === null || total === null || total < known) return null;
  const rest = total - known;
  return { input: input ?? rest, output: output ?? rest, total, oneSided: true };
}

/** Whether cache counts are not part of the input count: it is too small, the names say so, or only the sum fits (wire U4). */
function cacheIsSeparate(counts: Counts, { input, output, total }: Pair, cache: number): boolean {
  if ((firstOf(counts, cachedNames) ?? 0) > input) return true;
  const anthropicNames =
    !counts.has('prompt_tokens') &&
    counts.has('input_tokens') &&
    cachedNames.find((name) => counts.has(name)) === 'cache_read_input_tokens';
  return anthropicNames || input + cache + output === total;
}

/** Whether reasoning is not part of the output count (wire U5). */
function reasoningIsSeparate({ input, output, total }: Pair, reasoning: number): boolean {
  return reasoning > output || input + output + reasoning === total;
}

function firstOf(counts: Counts, names: readonly string[]): number | null {
  const name = names.find((candidate) => counts.has(candidate));
  return name === undefined ? null : (counts.get(name) ?? null);
}

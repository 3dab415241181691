import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import type { TokenUsage } from '../../../domain/wire.ts';

const inputNames = ['input_tokens', 'prompt_tokens'];
const outputNames = ['output_tokens', 'completion_tokens'];
const separateReadName = 'cache_read_input_tokens';
const separateWriteName = 'cache_creation_input_tokens';
const readNames = [
  'input_tokens_details.cached_tokens',
  'prompt_tokens_details.cached_tokens',
  separateReadName,
  'cached_tokens',
];
const writeNames = [
  'input_tokens_details.cache_write_tokens',
  'prompt_tokens_details.cache_write_tokens',
  separateWriteName,
];
const reasoningNames = [
  'output_tokens_details.reasoning_tokens',
  'completion_tokens_details.reasoning_tokens',
  'reasoning_tokens',
];

/** The token counts of one `usage` object, or null when they give no usable pair (RU2 to RU5). */
export function readUsage(usage: JsonValue | undefined): TokenUsage | null {
  if (!isJsonObject(usage)) return null;
  const pair = pairOf(usage);
  if (pair === null || (pair.input === 0 && pair.output === 0 && !pair.total)) return null;
  const read = firstCount(usage, readNames);
  const write = firstCount(usage, writeNames);
  const reasoning = firstCount(usage, reasoningNames);
  const cache = (read?.count ?? 0) + (write?.count ?? 0);
  const isNamedSeparate =
    pair.inputName === 'input_tokens' &&
    (read?.name === separateReadName || write?.name === separateWriteName);
  const input = pair.input + (isNamedSeparate || cacheIsSeparate(pair, cache) ? cache : 0);
  const output = pair.output + extraReasoning(pair, reasoning?.count ?? 0);
  const total = Math.max(pair.total ?? 0, input + output);
  return {
    inputTokens: input,
    cacheReadInputTokens: read?.count ?? null,
    cacheWriteInputTokens: write?.count ?? null,
    outputTokens: output,
    reasoningOutputTokens: reasoning?.count ?? null,
    totalTokens: total,
    adjusted:
      pair.isOneSided ||
      input !== pair.input ||
      output !== pair.output ||
      total !== (pair.total ?? total),
  };
}

interface Pair {
  readonly input: number;
  readonly inputName: string | null;
  readonly output: number;
  readonly total: number | null;
  readonly isOneSided: boolean;
}

/** Both sides as reported; a missing side is the total minus the other (RU2). */
function pairOf(usage: JsonObject): Pair | null {
  const input = firstCount(usage, inputNames);
  const output = firstCount(usage, outputNames);
  const total = firstCount(usage, ['total_tokens'])?.count ?? null;
  const inputName = input?.name ?? null;
  if (input !== null && output !== null) {
    return { input: input.count, inputName, output: output.count, total, isOneSided: false };
  }
  const known = input ?? output;
  if (known === null || total === null || total < known.count) return null;
  const rest = total - known.count;
  return {
    input: input?.count ?? rest,
    inputName,
    output: output?.count ?? rest,
    total,
    isOneSided: true,
  };
}

/** Whether cache counts are evidently no part of the input count (RU3). */
function cacheIsSeparate({ input, output, total }: Pair, cache: number): boolean {
  return cache > input || (cache > 0 && input + cache + output === total);
}

/** The reasoning that is evidently no part of the output count (RU4). */
function extraReasoning({ input, output, total }: Pair, reasoning: number): number {
  return reasoning > output || input + output + reasoning === total ? reasoning : 0;
}

interface Count {
  readonly name: string;
  readonly count: number;
}

/** The first of these counts that is given; a name with a dot stands inside a details object. */
function firstCount(usage: JsonObject, names: readonly string[]): Count | null {
  for (const name of names) {
    const count = memberAt(usage, name);
    if (typeof count === 'number' && Number.isFinite(count) && count >= 0) return { name, count };
  }
  return null;
}

function memberAt(usage: JsonObject, name: string): JsonValue | undefined {
  const [outer = '', inner] = name.split('.');
  const value = usage[outer];
  if (inner === undefined) return value;
  return isJsonObject(value) ? value[inner] : undefined;
}

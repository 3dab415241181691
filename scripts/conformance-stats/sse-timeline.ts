import { isJsonObject, type JsonObject, type JsonValue } from '../../src/domain/json.ts';

export interface TimelineEvent {
  readonly atMs: number;
  /** One class of the vectors, or several joined by `+`. */
  readonly streamClass: string;
}

/**
 * The bytes a server would have sent at each event, one list entry an event. Throws on a class that the
 * vectors do not have.
 */
export function timelineBytes(events: readonly TimelineEvent[], usage: JsonValue): Uint8Array[] {
  const encoder = new TextEncoder();
  const count = (part: string): number =>
    events.filter(({ streamClass }) => partsOf(streamClass).includes(part)).length;
  const writer = createWriter({
    toolCount: count('tool'),
    usage: usageBody(usage),
    isUsageWithFinish: count('usage') === 0,
  });
  return events.map(({ streamClass }) => encoder.encode(writer(streamClass)));
}

interface Chunk {
  readonly delta: JsonObject;
  readonly finishReason?: string;
  readonly usage?: JsonValue;
}

interface Script {
  readonly toolCount: number;
  readonly usage: JsonValue;
  /** No event of its own carries the usage. */
  readonly isUsageWithFinish: boolean;
}

function createWriter({
  toolCount,
  usage,
  isUsageWithFinish,
}: Script): (streamClass: string) => string {
  let toolsWritten = 0;
  let insideBlock = false;

  function chunkOf(part: string): Chunk {
    if (part.startsWith('finish:')) {
      const finishReason = part.slice('finish:'.length);
      return { delta: {}, finishReason, ...(isUsageWithFinish ? { usage } : {}) };
    }
    switch (part) {
      case 'role':
        return { delta: { role: 'assistant', content: '' } };
      case 'reasoning':
        return { delta: { reasoning_content: 'Hm. ' } };
      case 'content':
        return { delta: { content: insideBlock ? 'word' : 'word ' } };
      case 'content:preamble':
        return { delta: { content: 'Let me look it up. ' } };
      case 'content:tool_block_open':
        insideBlock = true;
        return { delta: { content: '<tool_call>\n{"name":"look_up","arguments":{"query":"' } };
      case 'content:tool_block_close':
        insideBlock = false;
        return { delta: { content: '"}}\n</tool_call>' } };
      case 'tool':
        toolsWritten += 1;
        return { delta: toolDelta(toolsWritten, toolCount) };
      case 'usage':
        return { delta: {}, usage };
      default:
        throw new Error(`unknown class ${part}`);
    }
  }

  return (streamClass) => {
    if (streamClass === 'close') return '';
    if (streamClass === 'done') return 'data: [DONE]\n\n';
    if (streamClass === 'error') return eventText({ error: { message: 'the upstream failed' } });
    return eventText(bodyOf(partsOf(streamClass).map(chunkOf)));
  };
}

function partsOf(streamClass: string): string[] {
  return streamClass.split('+');
}

function bodyOf(chunks: readonly Chunk[]): JsonObject {
  const delta = Object.fromEntries(chunks.flatMap((chunk) => Object.entries(chunk.delta)));
  const finish = chunks.find((chunk) => chunk.finishReason !== undefined)?.finishReason ?? null;
  const usage = chunks.find((chunk) => chunk.usage !== undefined)?.usage;
  const isUsageAlone = usage !== undefined && finish === null && chunks.length === 1;
  const choices = isUsageAlone ? [] : [{ index: 0, delta, finish_reason: finish }];
  return usage === undefined ? { choices } : { choices, usage };
}

/** One call over all tool events: its name comes first, and its arguments are complete with the last. */
function toolDelta(place: number, count: number): JsonObject {
  const opening = place === 1 ? '{"query":"' : 'word';
  const fragment = count === 1 ? '{}' : place === count ? '"}' : opening;
  const call =
    place === 1
      ? { id: 'call_1', function: { name: 'look_up', arguments: fragment } }
      : { function: { arguments: fragment } };
  return { tool_calls: [{ index: 0, ...call }] };
}

/** The prompt is no part of a timeline; without one, an empty reply's usage would be all zero, which is unknown. */
function usageBody(usage: JsonValue): JsonValue {
  if (!isJsonObject(usage)) return null;
  const { output_tokens: output = null, reasoning_output_tokens: reasoning } = usage;
  const details = reasoning === undefined ? {} : { reasoning_tokens: reasoning };
  return { prompt_tokens: 10, completion_tokens: output, completion_tokens_details: details };
}

function eventText(body: JsonObject): string {
  return `data: ${JSON.stringify(body)}\n\n`;
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';

/** Takes the pieces of a delta, in the order in which they count (wire C8). Texts are never empty. */
export interface DeltaSink {
  reasoning(text: string): void;
  content(text: string): void;
  refusal(text: string): void;
  toolCall(entry: JsonObject): void;
  functionCall(entry: JsonObject): void;
}

export interface ChunkReader {
  /** The one choice of this chunk that is read, or null when the chunk has none. */
  primaryChoice(chunk: JsonObject): JsonObject | null;
  /** Hands on what a choice brings. A whole message has its words under `message` (wire T5). */
  readChoice(choice: JsonObject, kind: 'chunk' | 'whole-message'): void;
}

/** Reads the chunks of one reply (wire C2 to C8); which choice counts and whether deltas are used shows as they come. */
export function createChunkReader(sink: DeltaSink): ChunkReader {
  let primaryIndex: number | null = null;
  let deltaSeen = false;

  return {
    primaryChoice(chunk) {
      if (!Array.isArray(chunk.choices)) return null;
      for (const choice of chunk.choices) {
        if (!isJsonObject(choice)) continue;
        primaryIndex ??= indexOf(choice);
        if (indexOf(choice) === primaryIndex) return choice;
      }
      return null;
    },
    readChoice(choice, kind) {
      const { delta, message, text } = choice;
      if (kind === 'whole-message' && isJsonObject(message)) readDelta(message, sink);
      else if (isJsonObject(delta)) {
        deltaSeen = true;
        readDelta(delta, sink);
      } else if (!deltaSeen && isJsonObject(message)) readDelta(message, sink);
      else give(text, sink.content);
    },
  };
}

function indexOf(choice: JsonObject): number {
  return typeof choice.index === 'number' ? choice.index : 0;
}

function readDelta(delta: JsonObject, sink: DeltaSink): void {
  give(reasoningOf(delta), sink.reasoning);
  readContent(delta.content, sink);
  give(delta.refusal, sink.refusal);
  if (Array.isArray(delta.tool_calls)) {
    for (const entry of delta.tool_calls) if (isJsonObject(entry)) sink.toolCall(entry);
  } else if (isJsonObject(delta.tool_calls)) sink.toolCall(delta.tool_calls);
  if (isJsonObject(delta.function_call)) sink.functionCall(delta.function_call);
}

function give(value: JsonValue | undefined, take: (text: string) => void): void {
  if (isText(value)) take(value);
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

/** Reasoning of a delta comes from one source, as servers repeat it under several names (wire C6). */
function reasoningOf(delta: JsonObject): string {
  if (isText(delta.reasoning_content)) return delta.reasoning_content;
  if (isText(delta.reasoning)) return delta.reasoning;
  if (isText(delta.thinking)) return delta.thinking;
  if (!Array.isArray(delta.reasoning_details)) return '';
  return delta.reasoning_details
    .filter(isJsonObject)
    .map(({ text, summary }) => [text, summary].find(isText) ?? '')
    .join('');
}

/** Content is a string, or parts of which some are no text at all (wire C5). */
function readContent(content: JsonValue | undefined, sink: DeltaSink): void {
  if (isText(content)) sink.content(content);
  else if (Array.isArray(content)) for (const part of content) readPart(part, sink);
  else if (isJsonObject(content)) readPart(content, sink);
}

function readPart(part: JsonValue, sink: DeltaSink): void {
  if (typeof part === 'string') give(part, sink.content);
  if (!isJsonObject(part)) return;
  if (part.type === 'text' || part.type === 'output_text') give(part.text, sink.content);
  if (part.type === 'thinking' || part.type === 'reasoning') {
    give(nestedText(part.thinking ?? part.reasoning ?? part.text), sink.reasoning);
  }
  if (part.type === 'refusal') give(part.refusal, sink.refusal);
}

function nestedText(value: JsonValue | undefined): string {
  const parts = Array.isArray(value) ? value : [value];
  return parts
    .map((part: JsonValue | undefined) => (isJsonObject(part) ? part.text : part))
    .filter(isText)
    .join('');
}

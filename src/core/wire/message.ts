import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import type {
  DecodedReply,
  DecodedToolCall,
  FinishReason,
  InvocationMode,
  MalformedToolCall,
  StreamClass,
  ToolOffer,
  WireError,
} from '../../domain/wire.ts';
import { createChunkReader } from './chunk.ts';
import { readFinishReason } from './finish-reason.ts';
import { createNativeCalls } from './native-calls.ts';
import { createReplyText, type FoundCall } from './reply-text.ts';
import { createStreamMarks } from './stream-marks.ts';
import { createUsageReports } from './usage.ts';

const maxModelLength = 200;

/** One reply as it grows, item by item. */
export interface Message {
  /** Reads one data item, which read number `chunk` completed; `failed` when its finish reason says that the provider broke off. */
  readItem(item: JsonObject, chunk: number, kind: 'chunk' | 'whole-message'): 'read' | 'failed';
  mark(chunk: number, streamClass: StreamClass): void;
  readonly itemCount: number;
  /** Whether a finish reason was seen. */
  readonly isFinished: boolean;
  /** Nothing comes any more: what is held counts as released in read `chunk`. */
  close(chunk: number): void;
  /** What the items say. After an error no tool call counts (wire F6). */
  result(error: WireError | null, streamed: boolean): DecodedReply;
}

interface MessageOptions {
  readonly mode: InvocationMode;
  readonly tools: readonly ToolOffer[];
}

/** Builds a reply from the items of a chat completion, streamed or whole. */
export function createMessage({ mode, tools }: MessageOptions): Message {
  const marks = createStreamMarks();
  const usage = createUsageReports();
  const text = createReplyText({ mode, tools, marks });
  const nativeCalls = createNativeCalls(new Set(tools.map((tool) => tool.name)));
  let chunk = 0;
  let itemCount = 0;
  let firstItemChunk: number | null = null;
  let finishReason: FinishReason | null = null;
  let model: string | null = null;

  const chunks = createChunkReader({
    reasoning: (piece) => text.reasoning(piece, chunk),
    content: (piece) => text.content(piece, chunk),
    refusal: (piece) => text.refusal(piece, chunk),
    toolCall(entry) {
      if (nativeCalls.add(entry, chunk)) marks.add(chunk, 'tool');
    },
    functionCall(entry) {
      if (nativeCalls.addFunctionCall(entry, chunk)) marks.add(chunk, 'tool');
    },
  });

  function noteItem(item: JsonObject): void {
    itemCount += 1;
    firstItemChunk ??= chunk;
    marks.add(chunk, 'item');
    if (typeof item.model === 'string' && item.model !== '') {
      model = item.model.slice(0, maxModelLength);
    }
  }

  function noteUsage(item: JsonObject, choice: JsonObject | null): void {
    const vendor = isJsonObject(item.x_groq) ? item.x_groq.usage : null;
    for (const report of [item.usage, choice?.usage, vendor]) {
      if (usage.add(report)) marks.add(chunk, 'usage');
    }
  }

  function noteFinish(choice: JsonObject): 'read' | 'failed' {
    const reason = readFinishReason(choice.finish_reason);
    if (reason === 'failed') return 'failed';
    if (reason === null) return 'read';
    finishReason = reason;
    marks.add(chunk, 'finish');
    return 'read';
  }

  /** Text-format calls count only when there was no native one (wire B1). */
  function countedCalls(): readonly FoundCall[] {
    const native = nativeCalls.list();
    return native.length > 0 ? native : text.calls;
  }

  return {
    readItem(item, atChunk, kind) {
      chunk = atChunk;
      noteItem(item);
      const choice = chunks.primaryChoice(item);
      noteUsage(item, choice);
      if (choice === null) return 'read';
      chunks.readChoice(choice, kind);
      return noteFinish(choice);
    },
    mark: marks.add,
    get itemCount() {
      return itemCount;
    },
    get isFinished() {
      return finishReason !== null;
    },
    close: text.close,
    result(error, streamed) {
      const found = error === null ? countedCalls() : [];
      for (const { call, lastChunk } of found)
        if (isWhole(call)) marks.add(lastChunk, 'call-ready');
      const calls = found.map(({ call }) => call);
      return {
        error,
        ...text.texts(),
        toolCalls: calls.filter(isWhole),
        malformedToolCalls: calls.filter(isMalformed),
        finishReason,
        usage: usage.total(),
        model,
        streamed,
        firstItemChunk,
        firstVisibleChunk: text.firstVisibleChunk,
        marks: marks.list(),
      };
    },
  };
}

function isWhole(call: DecodedToolCall | MalformedToolCall): call is DecodedToolCall {
  return 'arguments' in call;
}

function isMalformed(call: DecodedToolCall | MalformedToolCall): call is MalformedToolCall {
  return !isWhole(call);
}

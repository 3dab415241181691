import type { GatewayReply, ReadContent } from '../../../domain/gateway-reply.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { createFirstChunks } from '../first-chunks.ts';
import { failedReply, noFirstChunks } from '../gateway-replies.ts';
import { readBlock, readDelta, type ContentSink } from './content.ts';
import type { FailureFacts } from './errors.ts';
import { meaningOf, readStopReason, stopReasonIn } from './stop-reason.ts';
import { createToolBlocks } from './tool-blocks.ts';
import { createRunningUsage } from './usage.ts';

/** How the reading of a message ended. */
export type MessageEnd =
  | { readonly kind: 'complete' | 'truncated' | 'timeout' }
  | { readonly kind: 'stream-error'; readonly failure: FailureFacts };

/** One message as it grows. */
export interface MessageRecord {
  /** Reads an item that read number `chunk` completed. */
  readItem(type: string, value: JsonObject, chunk: number): void;
  /** Reads the end marker's own event, which is null for one that is no JSON; how the message has ended (MS2). */
  readEndMarker(value: JsonObject | null): MessageEnd;
  /** Reads a JSON body that is a message. */
  readWhole(message: JsonObject): void;
  /** Nothing more is read from read `chunk` on: held text is decided there. */
  close(chunk: number): void;
  readonly hasStopReason: boolean;
  readonly itemCount: number;
  reply(
    end: MessageEnd,
    facts: { readonly httpStatus: number; readonly streamed: boolean },
  ): GatewayReply & ReadContent;
}

const contentTypes = new Set([
  'message_start',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
]);
const brokenOff: FailureFacts = { errorCode: null, retryable: true };

/** Builds the record of a message from its events, or from its JSON body. */
export function createMessageRecord(): MessageRecord {
  const first = createFirstChunks();
  const tools = createToolBlocks();
  const usage = createRunningUsage();
  let model: string | null = null;
  let stopReason: string | null = null;
  let hasContentEvent = false;

  const sink: ContentSink = {
    text: first.textDelta,
    reasoning: () => first.reasoning('thinking'),
    tool: () => first.tool('tool'),
  };

  function startBlock(index: JsonValue | undefined, block: JsonObject): void {
    tools.start(index, block);
    readBlock(block, sink);
  }

  function readBlockDelta({ index, delta }: JsonObject): void {
    if (!isJsonObject(delta)) return;
    if (delta.type === 'input_json_delta') tools.addFragment(index, delta.partial_json);
    readDelta(delta, sink);
  }

  function noteModel(name: JsonValue | undefined): void {
    if (typeof name === 'string' && name !== '') model ??= name;
  }

  function readContent(type: string, value: JsonObject): void {
    switch (type) {
      case 'message_start':
        return noteModel(objectIn(value.message).model);
      case 'content_block_start':
        return startBlock(value.index, objectIn(value.content_block));
      case 'content_block_delta':
        return readBlockDelta(value);
      case 'content_block_stop':
        return tools.isCall(value.index) ? first.mark('call-ready') : undefined;
      case 'message_delta':
        stopReason = stopReasonIn(value) ?? stopReason;
        if (stopReason !== null) first.mark('finish');
    }
  }

  /** What the status of a whole message is (MS3); null when the provider broke it off. */
  function wholeStatus(): 'ok' | 'empty-output' | 'length' | 'content-filter' | null {
    const meaning = meaningOf(stopReason);
    if (meaning === 'broken-off') return null;
    return meaning ?? (first.hasVisible || tools.any() ? 'ok' : 'empty-output');
  }

  function gatewayReply(
    end: MessageEnd,
    { httpStatus, streamed }: { readonly httpStatus: number; readonly streamed: boolean },
  ): GatewayReply {
    const facts = {
      httpStatus,
      model,
      usage: usage.total(),
      ...(streamed ? first.indexes() : noFirstChunks),
    };
    if (end.kind === 'stream-error') {
      return failedReply({ ...facts, status: end.kind, ...end.failure });
    }
    if (end.kind !== 'complete') {
      return failedReply({ ...facts, status: end.kind, errorCode: null, retryable: true });
    }
    const status = wholeStatus();
    if (status === null) return failedReply({ ...facts, status: 'stream-error', ...brokenOff });
    return {
      ...facts,
      status,
      errorCode: null,
      retryable: null,
      toolCalls: tools.list(status === 'length' || status === 'content-filter'),
      errorMessage: null,
    };
  }

  return {
    get itemCount() {
      return first.itemCount;
    },
    readItem(type, value, chunk) {
      first.moveTo(chunk);
      first.item();
      if (!contentTypes.has(type)) return;
      hasContentEvent = true;
      usage.readEvent(type, value);
      readContent(type, value);
    },
    readEndMarker(value) {
      if (value !== null) usage.readEvent('message_stop', value);
      first.mark('end');
      return { kind: hasContentEvent ? 'complete' : 'truncated' };
    },
    readWhole(message) {
      noteModel(message.model);
      stopReason = readStopReason(message.stop_reason);
      usage.readReport(message.usage);
      const blocks = Array.isArray(message.content) ? message.content.filter(isJsonObject) : [];
      for (const block of blocks) startBlock(null, block);
    },
    close(chunk) {
      first.moveTo(chunk);
      first.close();
    },
    get hasStopReason() {
      return stopReason !== null;
    },
    reply: (end, facts) => ({
      ...gatewayReply(end, facts),
      ...first.content(),
      streamed: facts.streamed,
    }),
  };
}

function objectIn(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

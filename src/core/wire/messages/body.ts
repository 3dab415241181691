import type { GatewayReader } from '../../../domain/gateway-reply.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { createBodyKindReader, type BodyKind } from '../body-kind.ts';
import { parseFirstJson } from '../json-text.ts';
import { createSseReader, type SseEvent } from '../sse-events.ts';
import { createUtf8Decoder } from '../utf8.ts';
import { errorIn, failureFacts, type FailureFacts } from './errors.ts';
import { readEvent } from './events.ts';
import { createMessageRecord, type MessageEnd } from './message.ts';

/** Reads the body of a successful reply: an event stream or one JSON body, whatever was asked for (MK1). */
export function createBodyReader(httpStatus: number): GatewayReader {
  const utf8 = createUtf8Decoder();
  const kinds = createBodyKindReader();
  const events = createSseReader(receive);
  const message = createMessageRecord();
  let kind: BodyKind | null = null;
  /** The pieces of the body while its kind is unknown, and all of a JSON body. */
  let held: string[] = [];
  let chunk = -1;
  let end: MessageEnd | null = null;

  function finish(how: MessageEnd): false {
    end = how;
    message.close(chunk);
    return false;
  }

  function receive(event: SseEvent): boolean {
    const read = readEvent(event);
    switch (read.kind) {
      case 'nothing':
        return true;
      case 'not-json':
        return message.hasStopReason || finish(streamError(notJson));
      case 'failure':
        return finish(streamError(failureFacts(read.failure)));
      case 'end-marker':
        return finish(message.readEndMarker(read.value));
      case 'item':
        message.readItem(read.type, read.value, chunk);
        return true;
    }
  }

  function read(text: string): void {
    if (text === '') return;
    if (kind === 'event-stream') events.push(text);
    else readStart(text);
  }

  function readStart(text: string): void {
    held.push(text);
    kind ??= kinds.feed(text);
    if (kind === 'web-page') finish(streamError(unreadable));
    if (kind !== 'event-stream') return;
    const start = held.join('');
    held = [];
    events.push(start);
  }

  /** How a JSON body ends, by its first value; null when there is no complete one (MS4). */
  function readJsonBody(): MessageEnd | null {
    const body = parseFirstJson(held.join('').trimStart());
    if (body === undefined) return null;
    const failure = errorIn(body, '');
    if (failure !== null) return streamError(failureFacts(failure));
    if (!isMessage(body)) return streamError(unreadable);
    message.readWhole(body);
    return { kind: 'complete' };
  }

  /** How the message stands when its bytes end without an end marker (MS2). */
  function unmarkedEnd(how: 'close' | 'reset' | 'stall'): MessageEnd {
    const whole = kind === 'json' ? readJsonBody() : null;
    if (whole !== null) return whole;
    if (message.hasStopReason) return { kind: 'complete' };
    return { kind: how === 'stall' ? 'timeout' : 'truncated' };
  }

  return {
    push(bytes) {
      if (end !== null) return;
      chunk += 1;
      read(utf8.push(bytes));
    },
    get state() {
      if (end !== null) return 'ended';
      return message.hasStopReason ? 'finishing' : 'reading';
    },
    get itemCount() {
      return message.itemCount;
    },
    end(how) {
      if (how === 'close' && end === null) read(utf8.end());
      if (how === 'close' && end === null && kind === 'event-stream') events.end();
      if (end === null) finish(unmarkedEnd(how));
      const facts = { httpStatus, streamed: kind === 'event-stream' };
      return message.reply(end ?? { kind: 'truncated' }, facts);
    },
  };
}

const notJson: FailureFacts = { errorCode: null, retryable: true };
/** Bytes that are no reply of this protocol: a repeat would bring the same. */
const unreadable: FailureFacts = { errorCode: null, retryable: false };

function streamError(failure: FailureFacts): MessageEnd {
  return { kind: 'stream-error', failure };
}

function isMessage(body: JsonValue): body is JsonObject {
  return isJsonObject(body) && (body.type === 'message' || Array.isArray(body.content));
}

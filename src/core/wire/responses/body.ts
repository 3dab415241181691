import type { GatewayReader } from '../../../domain/gateway-reply.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { createBodyKindReader, type BodyKind } from '../body-kind.ts';
import { parseFirstJson } from '../json-text.ts';
import { createSseReader, type SseEvent } from '../sse-events.ts';
import { createUtf8Decoder } from '../utf8.ts';
import { readEvent } from './events.ts';
import { errorIn, failureFacts, type FailureFacts } from './failure.ts';
import { statusOf } from './outcome.ts';
import { createResponseRecord, type Unfinished } from './response.ts';

/** Reads the body of a successful reply: an event stream or one JSON body, whatever was asked for (RB2). */
export function createBodyReader(httpStatus: number): GatewayReader {
  const utf8 = createUtf8Decoder();
  const kinds = createBodyKindReader();
  const events = createSseReader(receive);
  const record = createResponseRecord();
  let kind: BodyKind | null = null;
  /** The pieces of the body while its kind is unknown, and all of a JSON body. */
  let held: string[] = [];
  let chunk = -1;
  let ended = false;

  function finish(end: Unfinished): false {
    record.finish(end, chunk);
    ended = true;
    return false;
  }

  function receive(event: SseEvent): boolean {
    const read = readEvent(event);
    switch (read.kind) {
      case 'nothing':
        return true;
      case 'end-marker':
        return finish({ kind: 'truncated' });
      case 'not-json':
        return finish(streamError({ errorCode: null, retryable: true }));
      case 'failure':
      case 'item':
        ended = record.readEvent(read, chunk);
        return !ended;
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

  /** Reads the body's first JSON value (RB3); false when there is no complete one. */
  function readJsonBody(): boolean {
    const body = parseFirstJson(held.join('').trimStart());
    if (body === undefined) return false;
    const failure = isWithOutput(body) ? null : errorIn(body, '');
    if (failure !== null) finish(streamError(failureFacts(failure)));
    else if (isFinishedResponse(body)) record.readWhole(body);
    else finish(streamError(unreadable));
    return true;
  }

  return {
    push(bytes) {
      if (ended) return;
      chunk += 1;
      read(utf8.push(bytes));
    },
    get state() {
      return ended ? 'ended' : 'reading';
    },
    get itemCount() {
      return record.itemCount;
    },
    end(how) {
      if (how === 'close' && !ended) read(utf8.end());
      if (how === 'close' && !ended && kind === 'event-stream') events.end();
      if (!ended && !(kind === 'json' && readJsonBody())) {
        finish({ kind: how === 'stall' ? 'timeout' : 'truncated' });
      }
      return record.reply(httpStatus, kind !== 'json');
    },
  };
}

/** Bytes that are no reply of this protocol: a repeat would bring the same. */
const unreadable: FailureFacts = { errorCode: null, retryable: false };

function streamError(failure: FailureFacts): Unfinished {
  return { kind: 'stream-error', failure };
}

function isWithOutput(body: JsonValue): boolean {
  return isJsonObject(body) && Array.isArray(body.output);
}

/** A response that is still being made in the background is none (RB3.2). */
function isFinishedResponse(body: JsonValue): body is JsonObject {
  if (!isJsonObject(body) || (!isWithOutput(body) && body.object !== 'response')) return false;
  const status = statusOf(body);
  return status !== 'queued' && status !== 'in_progress';
}

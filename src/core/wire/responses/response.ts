import type { GatewayReply } from '../../../domain/gateway-reply.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import type { TokenUsage } from '../../../domain/wire.ts';
import { createClientCalls } from './client-calls.ts';
import { readContent, readItemContent } from './content.ts';
import { failureFacts } from './failure.ts';
import { createFirstChunks } from '../first-chunks.ts';
import type { ResponsesEvent } from './events.ts';
import { isTerminal, outcomeOf, type Outcome } from './outcome.ts';
import { failedReply, noFirstChunks } from '../gateway-replies.ts';
import { readUsage } from './usage.ts';

type DataEvent = Extract<ResponsesEvent, { readonly kind: 'item' | 'failure' }>;

/** One response as it grows. */
export interface ResponseRecord {
  /** Reads an event that read number `chunk` completed; true when it ended the call. */
  readEvent(event: DataEvent, chunk: number): boolean;
  /** Reads a JSON body that is a finished response. */
  readWhole(response: JsonObject): void;
  /** Ends the call as it stands, in read `chunk`, unless an event already did. */
  finish(outcome: Unfinished, chunk: number): void;
  /** The record of a call that has ended. */
  reply(httpStatus: number, streamed: boolean): GatewayReply;
}

/** The end of a call that no terminal event ended. */
export type Unfinished =
  | { readonly kind: 'truncated' | 'timeout' }
  | Extract<Outcome, { readonly kind: 'stream-error' }>;

/** Builds the record of a response from its events, or from its JSON body. */
export function createResponseRecord(): ResponseRecord {
  const first = createFirstChunks();
  const calls = createClientCalls();
  let model: string | null = null;
  let usage: TokenUsage | null = null;
  let outcome: Outcome | Unfinished | null = null;

  function noteModel(name: JsonValue | undefined): void {
    if (typeof name === 'string' && name !== '') model = name;
  }

  function readOutput({ output }: JsonObject): void {
    if (!Array.isArray(output)) return;
    calls.readOutput(output);
    for (const item of output) readItemContent(item, first);
  }

  function close(end: Outcome | Unfinished): void {
    outcome = end;
    first.close();
  }

  /** A terminal event is an item and has content, unless it fails the call (RC2, RE5). */
  function readTerminal(end: Outcome, value: JsonObject, response: JsonObject): void {
    usage = readUsage(isJsonObject(response.usage) ? response.usage : value.usage);
    if (end.kind !== 'stream-error') {
      first.item();
      readOutput(response);
    }
    close(end);
  }

  /** Something visible or a call is an answer; item statuses and counts are not consulted (RS5). */
  function completedStatus(): 'ok' | 'empty-output' {
    return first.hasVisible || calls.any() ? 'ok' : 'empty-output';
  }

  return {
    readEvent(event, chunk) {
      first.moveTo(chunk);
      const response = isJsonObject(event.value?.response) ? event.value.response : {};
      noteModel(response.model);
      if (event.kind === 'failure') {
        const end: Outcome = { kind: 'stream-error', failure: failureFacts(event.failure) };
        readTerminal(end, event.value ?? {}, response);
        return true;
      }
      const { type, value } = event;
      if (isTerminal(type)) {
        readTerminal(outcomeOf(type, response), value, response);
        return true;
      }
      first.item();
      readContent(type, value, first);
      calls.readEvent(type, value);
      return false;
    },
    readWhole(response) {
      noteModel(response.model);
      readTerminal(outcomeOf('', response), response, response);
    },
    finish(end, chunk) {
      if (outcome !== null) return;
      first.moveTo(chunk);
      close(end);
    },
    reply(httpStatus, streamed) {
      const facts = {
        httpStatus,
        model,
        usage,
        ...(streamed ? first.indexes() : noFirstChunks),
      };
      const end = outcome ?? { kind: 'truncated' };
      switch (end.kind) {
        case 'stream-error':
          return failedReply({ ...facts, status: end.kind, ...end.failure });
        case 'truncated':
        case 'timeout':
          return failedReply({ ...facts, status: end.kind, errorCode: null, retryable: true });
        case 'completed':
        case 'length':
        case 'content-filter':
          return {
            ...facts,
            status: end.kind === 'completed' ? completedStatus() : end.kind,
            errorCode: null,
            retryable: null,
            toolCalls: calls.list(end.kind !== 'completed'),
            errorMessage: null,
          };
      }
    },
  };
}

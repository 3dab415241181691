import type { GatewayReply, ReadContent } from '../../../domain/gateway-reply.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import type { TokenUsage } from '../../../domain/wire.ts';
import { isClientCall } from './client-call.ts';
import { createClientCalls } from './client-calls.ts';
import { readContent, readItemContent } from './content.ts';
import { failureFacts } from './failure.ts';
import { createFirstChunks, visiblePart } from '../first-chunks.ts';
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
  reply(httpStatus: number, streamed: boolean): GatewayReply & ReadContent;
  readonly itemCount: number;
}

/** The end of a call that no terminal event ended. */
export type Unfinished =
  | { readonly kind: 'truncated' | 'timeout' }
  | Extract<Outcome, { readonly kind: 'stream-error' }>;

/** Builds the record of a response from its events, or from its JSON body. */
export function createResponseRecord(): ResponseRecord {
  const first = createFirstChunks();
  const calls = createClientCalls();
  const copies = { done: '', output: '' };
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
    copies.output = output.map(messageText).join('');
  }

  function close(end: Outcome | Unfinished): void {
    outcome = end;
    first.close();
  }

  /** A terminal event is an item and has content, unless it fails the call (RC2, RE5). */
  function readTerminal(end: Outcome, value: JsonObject, response: JsonObject): void {
    usage = readUsage(isJsonObject(response.usage) ? response.usage : value.usage);
    if (usage !== null) first.mark('usage');
    first.mark(end.kind === 'stream-error' ? 'error' : 'finish');
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

  /** Deltas, unless the server sent whole texts alone: then the finished output, which has them all, or each as it was done. */
  function content(streamed: boolean): ReadContent {
    const { text, marks } = first.content();
    return { streamed, marks, text: text || copies.output || copies.done };
  }

  function gatewayReply(httpStatus: number, streamed: boolean): GatewayReply {
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
  }

  return {
    get itemCount() {
      return first.itemCount;
    },
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
      if (isCallReady(type, value)) first.mark('call-ready');
      if (type === 'response.output_text.done' && typeof value.text === 'string') {
        copies.done += visiblePart(value.text);
      }
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
    reply: (httpStatus, streamed) => ({
      ...gatewayReply(httpStatus, streamed),
      ...content(streamed),
    }),
  };
}

/** Whether an event completes a call of the agent. */
function isCallReady(type: string, { item }: JsonObject): boolean {
  if (type === 'response.function_call_arguments.done') return true;
  return type === 'response.output_item.done' && isJsonObject(item) && isClientCall(item);
}

/** What a message of the finished output says; empty for any other item. */
function messageText(item: JsonValue): string {
  if (!isJsonObject(item) || item.type !== 'message' || !Array.isArray(item.content)) return '';
  return item.content
    .filter(isJsonObject)
    .map(({ text, refusal }) => (typeof text === 'string' ? visiblePart(text) : refusal))
    .filter((text) => typeof text === 'string')
    .join('');
}

import { subscribe } from 'node:diagnostics_channel';

/** Called at the moment a request's head is written, with the socket it is written to. */
export type HeadWritten = (socket: object) => void;

let awaiting: HeadWritten | null = null;
let subscribed = false;

/**
 * Has `headWritten` called when the head of the current request is written. Only to be used in a handler's
 * `onConnect`: undici 6 publishes `undici:client:sendHeaders` right after it in the same run
 * (`writeH1` in `lib/dispatcher/client-h1.js`), so calls cannot be mistaken for each other.
 */
export function awaitHead(headWritten: HeadWritten): void {
  if (!subscribed) subscribe('undici:client:sendHeaders', noteHead);
  subscribed = true;
  awaiting = headWritten;
}

function noteHead(message: unknown): void {
  const headWritten = awaiting;
  awaiting = null;
  if (headWritten !== null && hasSocket(message)) headWritten(message.socket);
}

function hasSocket(message: unknown): message is { readonly socket: object } {
  return typeof message === 'object' && message !== null && 'socket' in message;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ClientRequest, IncomingMessage } from 'node:http';

/** How watched work ended. After `late` it may go on, but without network, and so not for long. */
export type WatchedEnd<T> =
  | { readonly kind: 'done'; readonly value: T; readonly fault: string | null }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'late'; readonly ended: Promise<unknown> };

/**
 * Runs work of a client that hides what its HTTP requests came to and knows no deadline, as
 * `@actions/cache` is one. `fault` is how the last request failed, null when it did not. When the
 * deadline passes, running requests and all later ones of this work are destroyed: a request that
 * hangs would keep the process alive for minutes.
 */
export async function watchRequests<T>(
  work: () => Promise<T>,
  deadlineMs: number,
): Promise<WatchedEnd<T>> {
  const watch = startWatch();
  const settled = settle(watch, work);
  const { promise: deadline, resolve } = Promise.withResolvers<WatchedEnd<T>>();
  const timer = setTimeout(() => {
    watch.cutOff();
    resolve({ kind: 'late', ended: settled });
  }, deadlineMs);
  const end = await Promise.race([settled, deadline]);
  clearTimeout(timer);
  return end;
}

async function settle<T>(watch: Watch, work: () => Promise<T>): Promise<WatchedEnd<T>> {
  try {
    const value = await watch.run(work);
    return { kind: 'done', value, fault: watch.fault() };
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    watch.stop();
  }
}

type Watch = ReturnType<typeof startWatch>;

/** Node tells of every request of `node:http`; those that the work began carry its async context. */
function startWatch() {
  const context = new AsyncLocalStorage<true>();
  const requests = new Set<ClientRequest>();
  let fault: string | null = null;
  let isCutOff = false;
  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    'http.client.request.created': (message) => {
      const request = requestOf(message);
      if (request === null || context.getStore() === undefined) return;
      requests.add(request);
      request.once('close', () => requests.delete(request));
      if (isCutOff) request.destroy();
    },
    'http.client.request.error': (message) => {
      const request = requestOf(message);
      if (request !== null && requests.has(request)) fault = 'no answer';
    },
    'http.client.response.finish': (message) => {
      const request = requestOf(message);
      if (request !== null && requests.has(request)) fault = faultOf(message);
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return {
    run: <T>(work: () => Promise<T>) => context.run(true, work),
    fault: () => fault,
    cutOff: () => {
      isCutOff = true;
      for (const request of requests) request.destroy();
    },
    stop: () => {
      for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
    },
  };
}

function requestOf(message: unknown): ClientRequest | null {
  if (typeof message !== 'object' || message === null || !('request' in message)) return null;
  return message.request instanceof ClientRequest ? message.request : null;
}

function faultOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('response' in message)) return null;
  const status = message.response instanceof IncomingMessage ? message.response.statusCode : null;
  return (status ?? 0) >= 400 ? `HTTP ${status}` : null;
}

import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../app/ports.ts';
import type { ScriptedReply } from '../../core/scripted/scripted-reply.ts';

/** One write of the server: the times right before it and when it was flushed. */
export interface MockWrite {
  readonly beforeMs: number;
  readonly flushedMs: number;
  readonly byteCount: number;
}

/** Writes a scripted reply, each chunk flushed before the next; stops when the client goes away. */
export async function playReply(
  { head, chunks }: ScriptedReply,
  response: ServerResponse,
  clock: Clock,
): Promise<readonly MockWrite[]> {
  const writes: MockWrite[] = [];
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  for (const { delayMs, bytes } of chunks) {
    if (delayMs > 0) await sleep(delayMs, undefined, { signal: gone.signal }).catch(() => {});
    if (gone.signal.aborted) return writes;
    if (!response.headersSent) response.writeHead(head.status, head.headers);
    const beforeMs = clock();
    await flushed(response, bytes);
    writes.push({ beforeMs, flushedMs: clock(), byteCount: bytes.length });
  }
  response.end();
  return writes;
}

function flushed(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    response.write(bytes, () => resolve());
  });
}

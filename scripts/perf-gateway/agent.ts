// The agent of the measurement, a process of its own: runs the load that each line of its input describes.
import { Agent, request as openRequest } from 'node:http';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** One load: so many calls, so many of them at once. */
export interface Load {
  readonly url: string;
  readonly token: string;
  readonly pace: string;
  readonly body: string;
  readonly calls: number;
  readonly concurrency: number;
}

export interface LoadResult {
  readonly durationMs: number;
  /** From the write of the request to the first byte of the body, per call. */
  readonly firstChunkUs: readonly number[];
  /** From the provider's write to the agent's read, per token; only of paced streams. */
  readonly chunkDelayUs: readonly number[];
}

const connections = new Agent({ keepAlive: true, maxSockets: 256 });

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await run(JSON.parse(line) as Load))}\n`);
}

async function run(load: Load): Promise<LoadResult> {
  const firstChunkUs: number[] = [];
  const chunkDelayUs: number[] = [];
  let left = load.calls;
  const startedAt = performance.now();
  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await call(load, firstChunkUs, chunkDelayUs);
    }
  }
  await Promise.all(Array.from({ length: load.concurrency }, work));
  return { durationMs: performance.now() - startedAt, firstChunkUs, chunkDelayUs };
}

function call(load: Load, firstChunkUs: number[], chunkDelayUs: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    let isFirst = true;
    const headers = {
      authorization: `Bearer ${load.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(load.body),
      'x-pace': load.pace,
    };
    const request = openRequest(load.url, { method: 'POST', agent: connections, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
      response.on('data', (bytes: Buffer) => {
        if (isFirst) firstChunkUs.push((performance.now() - sentAt) * 1000);
        isFirst = false;
        if (load.pace === 'by-gap') noteDelays(bytes, chunkDelayUs);
      });
      response.on('end', resolve);
    });
    request.end(load.body);
  });
}

function noteDelays(bytes: Buffer, delays: number[]): void {
  const now = process.hrtime.bigint();
  for (const [, stamp = '0'] of bytes.toString().matchAll(/@(\d+)@/g)) {
    delays.push(Number(now - BigInt(stamp)) / 1000);
  }
}

// What the gateway adds to a call, beside the same calls without it, turn by turn: npm run perf:gateway
// A provider and an agent run in processes of their own; this process is the gateway.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startGateway } from '../src/adapters/provider/gateway/start-gateway.ts';
import { openJournal } from '../src/adapters/storage/journal.ts';
import { loadSqlite } from '../src/adapters/storage/sqlite.ts';
import type { GatewayDoor } from '../src/app/ports.ts';
import { PROTOCOLS, type Protocol } from '../src/domain/config-names.ts';
import type { Load, LoadResult } from './perf-gateway/agent.ts';
import { createCountingDesk, type CountingDesk } from './perf-gateway/counting-desk.ts';
import { startProcesses } from './perf-gateway/processes.ts';
import { paths } from './perf-gateway/streams.ts';

const rounds = 5;
const shortPrompt = 1_000;
/** As long as what agents send. */
const longPrompt = 20_000;
/** The journal waits for its disk, and disks differ more than machines: the other two show the rest. */
const places = new Map<string, string | null>([
  ['no journal', null],
  ['journal on RAM disk', '/dev/shm'],
  ['journal on disk', tmpdir()],
]);

const processes = await startProcesses();
try {
  for (const [place, parent] of places) {
    if (parent === null || existsSync(parent)) await measure(place, parent);
  }
} finally {
  processes.end();
}

/** All figures with the journal in one place. */
async function measure(place: string, parent: string | null): Promise<void> {
  const scratch = mkdtempSync(join(parent ?? tmpdir(), 'agent-bench-perf-'));
  const file = join(scratch, 'journal.sqlite');
  const now = (): string => new Date().toISOString();
  const journal = openJournal(await loadSqlite(), { file, runId: 'perf', now });
  const desk = createCountingDesk(parent === null ? null : journal);
  try {
    for (const protocol of PROTOCOLS) {
      process.stdout.write(`\n${protocol}, ${place}\n`);
      await withDoor(protocol, desk, async (door) => {
        await warmUp({ protocol, door });
        await latency({ protocol, door });
        await throughput({ protocol, door });
      });
    }
    process.stdout.write(`\n${desk.counts.ok} of ${desk.counts.settled} calls were read as ok\n`);
  } finally {
    journal.close();
    rmSync(scratch, { recursive: true });
  }
}

async function withDoor(
  protocol: Protocol,
  desk: CountingDesk,
  step: (door: GatewayDoor) => Promise<void>,
): Promise<void> {
  const { baseUrl } = processes;
  const gateway = await startGateway({
    targets: new Map([['target', { protocol, baseUrl, apiKey: 'key', model: 'm' }]]),
    clock: () => performance.now(),
    redactError: (text) => text,
  });
  const door = gateway.open({ target: 'target', desk });
  try {
    await step(door);
    await door.close();
  } finally {
    await gateway.close();
  }
}

interface Subject {
  readonly protocol: Protocol;
  readonly door: GatewayDoor;
}

type Way = 'direct' | 'gateway';
type Course = Pick<Load, 'pace' | 'calls' | 'concurrency' | 'body'>;

function run({ protocol, door }: Subject, way: Way, course: Course): Promise<LoadResult> {
  const base = way === 'direct' ? processes.baseUrl.replace(/\/v1$/, '') : door.baseUrl;
  return processes.run({ url: base + paths[protocol], token: door.token, ...course });
}

/** A request body of about this many characters of prompt. */
function bodyOf(promptCharacters: number): string {
  const messages = [{ role: 'user', content: 'x'.repeat(promptCharacters) }];
  const options = { stream: true, stream_options: { include_usage: true } };
  return JSON.stringify({ model: 'm', ...options, messages, input: messages });
}

async function warmUp(subject: Subject): Promise<void> {
  const course = { pace: 'at-once', calls: 1_500, concurrency: 4, body: bodyOf(longPrompt) };
  await run(subject, 'direct', course);
  await run(subject, 'gateway', course);
}

/** One call at a time, its tokens 2 ms apart. */
async function latency(subject: Subject): Promise<void> {
  const course = { pace: 'by-gap', calls: 10, concurrency: 1, body: bodyOf(longPrompt) };
  const [first, chunk, late]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const direct = await run(subject, 'direct', course);
    const gateway = await run(subject, 'gateway', course);
    first.push(quantile(gateway.firstChunkUs, 0.5) - quantile(direct.firstChunkUs, 0.5));
    chunk.push(quantile(gateway.chunkDelayUs, 0.5) - quantile(direct.chunkDelayUs, 0.5));
    late.push(quantile(gateway.chunkDelayUs, 0.95) - quantile(direct.chunkDelayUs, 0.95));
  }
  print('added to the first chunk, p50, us', first);
  print('added to each chunk, p50, us', chunk);
  print('added to each chunk, p95, us', late);
}

/** 32 calls at a time, as fast as they go. */
async function throughput(subject: Subject): Promise<void> {
  for (const [pace, how] of [
    ['at-once', 'all tokens at once'],
    ['by-turn', 'a write for each token'],
  ] as const) {
    const course = { pace, calls: 1_000, concurrency: 32, body: bodyOf(shortPrompt) };
    const [direct, gateway, ratios]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      direct.push(callsPerSecond(course, await run(subject, 'direct', course)));
      gateway.push(callsPerSecond(course, await run(subject, 'gateway', course)));
      ratios.push((gateway.at(-1) ?? Number.NaN) / (direct.at(-1) ?? Number.NaN));
    }
    print(`calls/s at 32, ${how}, direct`, direct);
    print(`calls/s at 32, ${how}, gateway`, gateway);
    print(`gateway / direct, ${how}`, ratios);
  }
}

function callsPerSecond({ calls }: Course, { durationMs }: LoadResult): number {
  return (calls * 1000) / durationMs;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function print(name: string, values: readonly number[]): void {
  const show = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0);
  const [low, middle, high] = [0, 0.5, 1].map((share) => show(quantile(values, share)));
  process.stdout.write(`  ${name}: ${middle} (${low} to ${high}, ${values.length} rounds)\n`);
}

// What the gateway adds to a call, beside the same calls without it, turn by turn: npm run perf:gateway
// A provider and an agent run in processes of their own; this process is the gateway, with a journal on disk.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startGateway } from '../src/adapters/provider/gateway/start-gateway.ts';
import { openJournal } from '../src/adapters/storage/journal.ts';
import { loadSqlite } from '../src/adapters/storage/sqlite.ts';
import type { GatewayDoor } from '../src/app/ports.ts';
import { PROTOCOLS, type Protocol } from '../src/domain/config-names.ts';
import type { Load } from './perf-gateway/agent.ts';
import { createJournalDesk, type CountingDesk } from './perf-gateway/journal-desk.ts';
import { startProcesses, type Processes } from './perf-gateway/processes.ts';
import { paths } from './perf-gateway/streams.ts';

const ramDisk = '/dev/shm';
const latencyRounds = 5;
const throughputRounds = 5;

for (const [place, parent] of [
  ['disk', tmpdir()],
  ['RAM disk', ramDisk],
] as const) {
  if (existsSync(parent)) await measure(place, mkdtempSync(join(parent, 'agent-bench-perf-')));
}

/** All figures with the journal in one place. */
async function measure(place: string, scratch: string): Promise<void> {
  const processes = await startProcesses();
  const file = join(scratch, 'journal.sqlite');
  const now = (): string => new Date().toISOString();
  const journal = openJournal(await loadSqlite(), { file, runId: 'perf', now });
  const desk = createJournalDesk(journal);
  try {
    for (const protocol of PROTOCOLS) {
      process.stdout.write(`\n${protocol}, journal on ${place}\n`);
      await withDoor(processes, protocol, desk, async (door) => {
        await latency({ processes, protocol, door });
        await throughput({ processes, protocol, door });
      });
    }
    process.stdout.write(`\n${desk.counts.ok} of ${desk.counts.settled} calls were read as ok\n`);
  } finally {
    processes.end();
    journal.close();
    rmSync(scratch, { recursive: true });
  }
}

async function withDoor(
  { baseUrl }: Processes,
  protocol: Protocol,
  desk: CountingDesk,
  step: (door: GatewayDoor) => Promise<void>,
): Promise<void> {
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
  readonly processes: Processes;
  readonly protocol: Protocol;
  readonly door: GatewayDoor;
}

type Way = 'direct' | 'gateway';

function loadOf(
  { processes, protocol, door }: Subject,
  way: Way,
  load: Pick<Load, 'pace' | 'calls' | 'concurrency' | 'body'>,
): Load {
  const base = way === 'direct' ? processes.baseUrl.replace(/\/v1$/, '') : door.baseUrl;
  return { url: base + paths[protocol], token: door.token, ...load };
}

/** A request body of about this many characters of prompt. */
function bodyOf(promptCharacters: number): string {
  const messages = [{ role: 'user', content: 'x'.repeat(promptCharacters) }];
  return JSON.stringify({
    ...{ model: 'm', stream: true, stream_options: { include_usage: true } },
    ...{ messages, input: messages },
  });
}

/** One call at a time, its tokens 2 ms apart. */
async function latency(subject: Subject): Promise<void> {
  for (const promptCharacters of [1_000, 20_000]) {
    const load = { pace: 'by-gap', calls: 12, concurrency: 1, body: bodyOf(promptCharacters) };
    const first: number[] = [];
    const chunk: number[] = [];
    const late: number[] = [];
    for (let round = -1; round < latencyRounds; round += 1) {
      const direct = await subject.processes.run(loadOf(subject, 'direct', load));
      const gateway = await subject.processes.run(loadOf(subject, 'gateway', load));
      if (round < 0) continue;
      first.push(quantile(gateway.firstChunkUs, 0.5) - quantile(direct.firstChunkUs, 0.5));
      chunk.push(quantile(gateway.chunkDelayUs, 0.5) - quantile(direct.chunkDelayUs, 0.5));
      late.push(quantile(gateway.chunkDelayUs, 0.95) - quantile(direct.chunkDelayUs, 0.95));
    }
    const size = `body of ${Math.round(load.body.length / 1000)} kB`;
    print(`added to the first chunk, p50, ${size}, us`, first);
    print(`added to each chunk, p50, ${size}, us`, chunk);
    print(`added to each chunk, p95, ${size}, us`, late);
  }
}

/** 32 calls at a time, as fast as they go. */
async function throughput(subject: Subject): Promise<void> {
  for (const pace of ['at-once', 'by-turn'] as const) {
    const load = { pace, calls: 1_500, concurrency: 32, body: bodyOf(1_000) };
    const rates: Record<Way, number[]> = { direct: [], gateway: [] };
    const ratios: number[] = [];
    for (let round = -1; round < throughputRounds; round += 1) {
      const direct = await rateOf(subject, 'direct', load);
      const gateway = await rateOf(subject, 'gateway', load);
      if (round < 0) continue;
      rates.direct.push(direct);
      rates.gateway.push(gateway);
      ratios.push(gateway / direct);
    }
    const how = pace === 'at-once' ? 'all tokens at once' : 'a write for each token';
    print(`calls/s at 32, ${how}, direct`, rates.direct);
    print(`calls/s at 32, ${how}, gateway`, rates.gateway);
    print(`gateway / direct, ${how}`, ratios);
  }
}

async function rateOf(
  subject: Subject,
  way: Way,
  load: Pick<Load, 'pace' | 'calls' | 'concurrency' | 'body'>,
): Promise<number> {
  const { durationMs } = await subject.processes.run(loadOf(subject, way, load));
  return (load.calls * 1000) / durationMs;
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

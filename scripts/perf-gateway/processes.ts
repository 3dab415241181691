import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Load, LoadResult } from './agent.ts';

/** A child that answers each line with a line. */
interface Peer {
  readonly child: ChildProcess;
  nextLine(): Promise<string>;
}

export interface Processes {
  /** Of the provider, with the version. */
  readonly baseUrl: string;
  run(load: Load): Promise<LoadResult>;
  end(): void;
}

/** Starts provider and agent, each in a process of its own. */
export async function startProcesses(): Promise<Processes> {
  const upstream = start('upstream.ts');
  const agent = start('agent.ts');
  const port = await upstream.nextLine();
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async run(load) {
      agent.child.stdin?.write(`${JSON.stringify(load)}\n`);
      return JSON.parse(await agent.nextLine()) as LoadResult;
    },
    end() {
      upstream.child.kill();
      agent.child.kill();
    },
  };
}

function start(script: string): Peer {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    async nextLine() {
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`${script} ended`);
      return value;
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { endLeftovers } from '../../src/adapters/process/end-leftovers.ts';
import { createProcessHost } from '../../src/adapters/process/process-host.ts';
import { canHavePidNamespace, networkFault } from '../../src/adapters/process/launch-command.ts';
import type { LaunchEnd, LaunchSpec } from '../../src/app/ports.ts';
import { CONTAINMENT_LEVELS, type ProcessIdentity } from '../../src/domain/launch.ts';
import { repository } from '../support/run-program.ts';

jest.setTimeout(30_000);

const scriptPath = join(repository, 'src/adapters/process/launch.sh');
const forwarderPath = join(repository, 'src/adapters/process/forward.mjs');
const agents = join(repository, 'tests/fixtures/agents');
const folder = mkdtempSync(join(tmpdir(), 'process-host-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let launchId = '';
let number = 0;
beforeEach(() => {
  launchId = `test-${process.pid}-${(number += 1)}`;
});

/** Processes that carry the marker of the launch of this test. */
function marked(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`_LAUNCH_ID=${launchId}\0`);
    } catch {
      return false;
    }
  });
}

/** Nothing of the launch is left by then; the time it took. */
async function emptyWithin(limitMs: number): Promise<number> {
  const startedAtMs = performance.now();
  while (marked().length > 0 && performance.now() - startedAtMs < limitMs) await sleep(10);
  expect(marked()).toEqual([]);
  return performance.now() - startedAtMs;
}

const held = describe.each(CONTAINMENT_LEVELS.map((level) => ({ level })));
const withoutNetwork = networkFault() === null ? test : test.skip;

held('an agent process, held by $level', ({ level }) => {
  if (level === 'pid-namespace' && !canHavePidNamespace()) {
    test.skip('this machine forbids PID namespaces', () => undefined);
    return;
  }
  const host = createProcessHost({
    ...{ scriptPath, forwarderPath, level },
    clock: () => performance.now(),
  });

  interface Asked {
    readonly abort?: { readonly afterMs: number; readonly reason: string };
    readonly started?: (process: ProcessIdentity) => void;
    readonly executable?: string;
    readonly network?: LaunchSpec['network'];
  }

  async function run(args: readonly string[], asked: Asked = {}): Promise<LaunchEnd> {
    const controller = new AbortController();
    const { abort, started = () => undefined, executable = '/bin/sh', network = null } = asked;
    if (abort?.afterMs === 0) controller.abort(abort.reason);
    const timer = abort && setTimeout(() => controller.abort(abort.reason), abort.afterMs);
    try {
      return await host.launch(
        {
          ...{ launchId, executable, args, cwd: folder, network },
          env: { PATH: process.env['PATH'] ?? '', SECRET_OF_OURS: 'no' },
        },
        started,
        controller.signal,
      );
    } finally {
      clearTimeout(timer);
    }
  }

  const script = (name: string): string[] => [join(agents, name)];
  const node = { executable: process.execPath };

  test('gives what it wrote and how it ended', async () => {
    const end = await run(['-c', 'echo out; echo err >&2; exit 3']);
    expect(end).toMatchObject({
      ...{ exitCode: 3, signal: null, endedItself: true, launchFault: null },
      ...{ stdout: 'out\n', stderr: 'err\n', survivors: [], proven: true },
    });
  });

  test('is told apart from one that a signal ended', async () => {
    expect(await run(['-c', 'kill -KILL $$'])).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
  });

  test('does not run before its identity was noted, and never when that fails', async () => {
    const refused = run(['-c', 'echo ran > ran.txt'], {
      started() {
        throw new Error('the disk is full');
      },
    });
    await expect(refused).rejects.toThrow('the disk is full');
    expect(readdirSync(folder)).not.toContain('ran.txt');
    expect(marked()).toEqual([]);
  });

  test.each([
    ['before it was started', 0],
    ['while it waits at its gate', null],
  ])('never runs when the run was cancelled %s', async (_, afterMs) => {
    let isNoted = false;
    const controller = new AbortController();
    if (afterMs === 0) controller.abort('cancel');
    const end = await host.launch(
      {
        launchId,
        executable: '/bin/sh',
        args: ['-c', 'echo ran'],
        env: {},
        cwd: folder,
        network: null,
      },
      () => {
        isNoted = true;
        controller.abort('cancel');
      },
      controller.signal,
    );
    expect(end).toMatchObject({ endedItself: false, launchFault: null, stdout: '', proven: true });
    expect(isNoted).toBe(afterMs === null);
    expect(marked()).toEqual([]);
  });

  test('is heard to its last byte', async () => {
    const { stdout } = await run(['-e', 'process.stdout.write("x".repeat(3_000_000))'], node);
    expect(stdout).toHaveLength(3_000_000);
  });

  test('has an identity that the system confirms', async () => {
    let stat = '';
    let identity: ProcessIdentity | null = null;
    await run(['-c', 'true'], {
      started(process) {
        identity = process;
        stat = readFileSync(`/proc/${process.pid}/stat`, 'latin1');
      },
    });
    const [, , , pgid] = stat.slice(stat.lastIndexOf(')')).split(' ');
    expect(identity).toMatchObject({ pgid: Number(pgid) });
    expect(stat.split(' ')).toContain(identity === null ? '' : identity['startTime']);
  });

  test('gets the environment that it is given, and none of ours', async () => {
    const { stdout } = await run(['-c', 'env']);
    const names = stdout.split('\n').map((line) => line.split('=')[0]);
    expect(names).toContain('AGENT_BENCH_LAUNCH_ID');
    expect(names).not.toContain('HOME');
  });

  test('is not process 1, so that a SIGTERM ends it', async () => {
    const end = await run(['-c', 'sleep 60'], {
      abort: { afterMs: 150, reason: 'trial-deadline' },
    });
    expect(end).toMatchObject({ signal: 'SIGTERM', endedItself: false, proven: true });
    expect(end.endedAtMs - end.startedAtMs).toBeLessThan(2000);
  });

  test('is killed a second after a cancel when it takes no notice', async () => {
    const startedAtMs = performance.now();
    const end = await run(script('ignores-sigterm.sh'), {
      abort: { afterMs: 100, reason: 'cancel' },
    });
    expect(end).toMatchObject({ endedItself: false, proven: true });
    expect(performance.now() - startedAtMs).toBeLessThan(4000);
    expect(marked()).toEqual([]);
  });

  test.each([
    ['a child in a session of its own that ignores SIGTERM', 'leaves-session.sh', 1],
    ['a child of a child whose parent is gone', 'double-fork.sh', 1],
    ['a child that holds its output open', 'holds-output.sh', 1],
  ])('leaves nothing of %s, which is counted', async (_, name, least) => {
    const end = await run(script(name));
    expect(end).toMatchObject({ exitCode: 0, stdout: 'done\n', proven: true });
    expect(end.survivors.length).toBeGreaterThanOrEqual(least);
    expect(end.survivors.map(({ command }) => command)).toContain('sleep');
    expect(marked()).toEqual([]);
  });

  test('leaves nothing when it forks without end', async () => {
    const end = await run(script('forks.sh'), { abort: { afterMs: 400, reason: 'cancel' } });
    expect(end.proven).toBe(true);
    expect(marked()).toEqual([]);
  });

  test('leaves nothing when somebody else kills it', async () => {
    const killed = run(script('leaves-session.sh').concat('wait'), {
      started: ({ pid }) => setTimeout(() => process.kill(pid, 'SIGKILL'), 300),
    });
    expect(await killed).toMatchObject({ signal: 'SIGKILL', proven: true });
    expect(marked()).toEqual([]);
  });

  test('that can not be started says so in words', async () => {
    const executable = join(agents, 'no-interpreter');
    expect(await run([], { executable })).toMatchObject({
      launchFault: expect.stringContaining("can't be started"),
    });
  });

  test.each([
    ['an interpreter that is a folder', join(agents, 'no-permission'), [], 'Permission denied'],
    ['an argument longer than it takes', '/bin/echo', ['x'.repeat(200_000)], 'too long'],
  ])(
    'that the system refuses because of %s says so in words',
    async (_, executable, args, words) => {
      const end = await run(args, { executable });
      expect(end.launchFault).toContain(words);
      expect(end.survivors).toEqual([]);
    },
  );

  withoutNetwork('reaches the socket that it is given, and nothing else', async () => {
    const socketPath = join(folder, `${launchId}.sock`);
    const inside = createServer((_, response) => response.end('from inside')).listen(socketPath);
    const outside = createServer((_, response) => response.end('from outside')).listen(
      0,
      '127.0.0.1',
    );
    await Promise.all([once(inside, 'listening'), once(outside, 'listening')]);
    const { port } = outside.address() as AddressInfo;
    const ask = (at: number): string =>
      `await fetch('http://127.0.0.1:${at}').then((reply) => reply.text(), () => 'nobody')`;
    const end = await run(['-e', `console.log(${ask(9876)}, ${ask(port)})`], {
      ...node,
      network: { socketPath, port: 9876 },
    });
    expect(end).toMatchObject({ exitCode: 0, stdout: 'from inside nobody\n', proven: true });
    expect(end.survivors).toEqual([]);
    for (const server of [inside, outside]) server.close();
  });

  withoutNetwork(
    'that ends itself with a signal is told so from behind its forwarder, too',
    async () => {
      const network = { socketPath: join(folder, 'nobody.sock'), port: 9876 };
      const end = await run(['-c', 'kill -KILL $$'], { network });
      expect(end).toMatchObject({ exitCode: null, signal: 'SIGKILL', proven: true });
    },
  );

  test.each([
    ['at its gate', 'gate'],
    ['while it runs', 'run'],
  ])('dies with a harness that is killed %s', async (_, moment) => {
    const harness = spawn(
      process.execPath,
      [join(agents, 'harness.ts'), level, launchId, moment, join(agents, 'leaves-session.sh')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(harness.stdout, 'data')) as [Buffer];
    const identity = JSON.parse(line.toString()) as ProcessIdentity;
    if (moment === 'run') while (marked().length < 3) await sleep(10);
    harness.kill('SIGKILL');
    await once(harness, 'exit');
    expect(await emptyWithin(2000)).toBeLessThan(2000);
    expect(await endLeftovers([{ launchId, process: identity }])).toEqual([
      { launchId, killed: [], proven: true },
    ]);
  });

  test('that is still there is ended by whoever comes after a killed harness', async () => {
    const child = spawn('/bin/sh', ['-c', 'sleep 60'], {
      ...{ detached: true, stdio: 'ignore' },
      env: { PATH: process.env['PATH'] ?? '', AGENT_BENCH_LAUNCH_ID: launchId },
    });
    while (marked().length === 0) await sleep(5);
    const [ended] = await endLeftovers([{ launchId, process: null }]);
    expect(ended?.proven).toBe(true);
    expect(ended?.killed.map(({ pid }) => pid)).toContain(child.pid);
    expect(marked()).toEqual([]);
  });

  test('in Node, too', async () => {
    const end = await run(['-e', 'console.log(process.argv.length)'], node);
    expect(end).toMatchObject({ exitCode: 0, stdout: '1\n' });
  });
});

test('an exit status above 128 of its own stays what it is where nothing stands between', async () => {
  const host = createProcessHost({
    ...{ scriptPath, forwarderPath, level: 'process-group', clock: () => performance.now() },
  });
  const spec = { launchId, executable: '/bin/sh', args: ['-c', 'exit 143'], env: {}, cwd: folder };
  const { signal } = new AbortController();
  const end = await host.launch({ ...spec, network: null }, () => undefined, signal);
  expect(end).toMatchObject({ exitCode: 143, signal: null });
});

/** Runs the script with a lifeline that ends at once. */
async function runDead(args: readonly string[]): Promise<number | null> {
  const child = spawn('/bin/sh', [scriptPath, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  (child.stdio[3] as Writable).end();
  await once(child, 'exit');
  return child.exitCode;
}

test('a launcher whose lifeline ends at its gate exits with 70 and does not go on', async () => {
  expect(await runDead(['exec', 'open', '/bin/sh', '-c', 'exit 0'])).toBe(70);
});

test('a watchdog kills whoever has the marker, and nobody whose marker only begins like it', async () => {
  const start = (id: string) =>
    spawn('/bin/sleep', ['60'], { stdio: 'ignore', env: { AGENT_BENCH_LAUNCH_ID: id } });
  const [ours, other] = [start(`${launchId}-1`), start(`${launchId}-10`)];
  await Promise.all([once(ours, 'spawn'), once(other, 'spawn')]);
  await runDead(['watch', '999999999', `${launchId}-1`]);
  await sleep(50);
  expect([ours.signalCode, other.signalCode]).toEqual(['SIGKILL', null]);
  other.kill('SIGKILL');
});

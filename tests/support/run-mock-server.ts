import { afterAll } from '@jest/globals';
import { startCli, waitUntil, type RunningProgram } from './run-program.ts';
import { temporaryFolder } from './temporary-folder.ts';

const servers: RunningProgram[] = [];

afterAll(async () => {
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
});

/** Starts `agent-bench mock-server` on a free port and returns its base URL; it ends with the test file. */
export async function startMockServerProcess(args: readonly string[] = []): Promise<string> {
  const server = startCli(['mock-server', '--port', '0', ...args], { cwd: temporaryFolder() });
  servers.push(server);
  await waitUntil('mock-server prints its base URL', () => server.output.stdout.includes('\n'));
  return server.output.stdout.trim();
}

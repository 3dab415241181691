import { processHost } from './host.ts';

/** The SQLite addon ends an older Node with a segmentation fault, so it must never get that far. */
const OLDEST_NODE = 24;

/** Starts the program as the action or as the command line tool; each loads only what it needs. */
export async function start(surface: 'action' | 'cli', assets: string): Promise<void> {
  const host = processHost(surface, assets);
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    host.stderr(
      `agent-bench: Node ${OLDEST_NODE} or newer is needed, this is ${process.version}\n`,
    );
    process.exitCode = 2;
    return;
  }
  if (surface === 'action') {
    const { runAction } = await import('./action.ts');
    process.exitCode = await runAction(host);
  } else {
    const { runCli } = await import('./cli.ts');
    process.exitCode = await runCli(process.argv.slice(2), host);
  }
}

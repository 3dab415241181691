import { processHost } from './host.ts';

/** Starts the program as the action or as the command line tool; each loads only what it needs. */
export async function start(surface: 'action' | 'cli'): Promise<void> {
  const host = processHost();
  if (surface === 'action') {
    const { runAction } = await import('./action.ts');
    process.exitCode = await runAction(host);
  } else {
    const { runCli } = await import('./cli.ts');
    process.exitCode = await runCli(process.argv.slice(2), host);
  }
}

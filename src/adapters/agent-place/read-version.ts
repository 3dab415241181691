import { randomUUID } from 'node:crypto';
import type { ProcessHost } from '../../app/ports.ts';
import { agentEnvironment } from '../../core/agents/environment.ts';
import { createAgentPlace } from './agent-place.ts';

/** A program that takes longer to say its version does not say it. */
const deadlineMs = 20_000;

/** The first line that a program prints when it is asked for its version, contained as its launches are; null for none. */
export async function readVersion(
  program: { readonly executable: string; readonly args: readonly string[]; readonly path: string },
  {
    processes,
    folder,
    name,
  }: { readonly processes: ProcessHost; readonly folder: string; readonly name: string },
): Promise<string | null> {
  const place = createAgentPlace(folder, name);
  const { executable, args, path } = program;
  const { home, tmp, reportFile } = place;
  const facts = { inherited: {}, passEnv: [], own: {}, path, home, tmp, trialId: '', reportFile };
  try {
    const end = await processes.launch(
      {
        launchId: randomUUID(),
        ...{ executable, args, env: agentEnvironment(facts), cwd: place.workspace, network: null },
      },
      () => undefined,
      AbortSignal.timeout(deadlineMs),
    );
    const [line = ''] = end.stdout.trim().split('\n', 1);
    return end.exitCode === 0 && line !== '' ? line.slice(0, 100) : null;
  } finally {
    place.remove();
  }
}

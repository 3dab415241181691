import type { ProcessIdentity, Survivor } from '../../domain/launch.ts';
import { endTree } from './end-tree.ts';
import { createMembers } from './members.ts';

const proofMs = 2000;

export interface EndedLeftovers {
  readonly launchId: string;
  readonly killed: readonly Survivor[];
  readonly proven: boolean;
}

/** Ends what is left of launches whose harness has died, by identity and by marker; normally nothing is. */
export async function endLeftovers(
  launches: readonly { readonly launchId: string; readonly process: ProcessIdentity | null }[],
): Promise<readonly EndedLeftovers[]> {
  if (process.platform !== 'linux') return [];
  return Promise.all(
    launches.map(async ({ launchId, process: leader }) => {
      const { killed, proven } = await endTree(createMembers(launchId, leader), proofMs);
      const named = killed.map(({ pid, command }) => ({ pid, command }));
      return { launchId, killed: named, proven };
    }),
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessIdentity } from '../../domain/launch.ts';
import type { Members } from './members.ts';
import { isSameProcess, type ProcessEntry } from './proc-table.ts';

/** What is just ending by itself gets a moment before it counts as left behind. */
const momentMs = 50;

export interface TreeEnd {
  /** Who was still there and had to be killed. */
  readonly killed: readonly ProcessEntry[];
  /** False when someone was still there after all was tried. */
  readonly proven: boolean;
}

/**
 * Kills whatever is left of a launch, again and again until nothing is, and proves it by the process table. Each one is
 * looked at anew before it is killed, so that no later process with its pid is hit.
 */
export async function endTree(members: Members, proofMs: number): Promise<TreeEnd> {
  members.scan();
  if (members.alive().length > 0) await sleep(momentMs);
  const killed = new Map<number, ProcessEntry>();
  const endAtMs = performance.now() + proofMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(50, pauseMs * 2)) {
    members.scan();
    const alive = members.alive();
    if (alive.length === 0) return { killed: [...killed.values()], proven: true };
    for (const entry of alive) {
      killed.set(entry.pid, entry);
      kill(entry, 'SIGKILL');
    }
    if (performance.now() > endAtMs) return { killed: [...killed.values()], proven: false };
    await sleep(pauseMs);
  }
}

/** Signals that very process; one that is gone is no fault. */
export function kill(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isSameProcess(identity)) return;
  send(identity.pid, signal);
}

/** Signals a whole group while its leader is that very process; never our own. */
export function killGroup(leader: ProcessIdentity, signal: NodeJS.Signals): void {
  if (leader.pgid !== leader.pid || !isSameProcess(leader)) return kill(leader, signal);
  send(-leader.pgid, signal);
}

/** A process that may not be signalled stays in the table, and so is never taken for gone. */
function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // Gone meanwhile, or not ours to signal: the table decides.
  }
}

import type { ProcessIdentity } from '../../domain/launch.ts';
import {
  hasVariable,
  isSameProcess,
  pidNamespaceOf,
  type ProcessEntry,
  readProcesses,
} from './proc-table.ts';

/** The processes that belong to one launch, however they try to leave it. */
export interface Members {
  /** Learns the PID namespace of the launch; to be called while its process waits at the gate. */
  noteNamespace(): void;
  /** Looks again; who is found once is known for good. */
  scan(): void;
  /** Everyone who was ever found and is alive; the process of the launch itself comes first. */
  alive(): readonly ProcessEntry[];
}

/** What a process of the launch has in its environment, unless it took it out. */
export function markerOf(launchId: string): string {
  return `AGENT_BENCH_LAUNCH_ID=${launchId}`;
}

/**
 * Finds the processes of a launch by its group and session, by parents that belong to it, by the marker in the
 * environment, and by its PID namespace where it has one of its own. This process is never among them.
 */
export function createMembers(launchId: string, leader: ProcessIdentity | null): Members {
  const known = new Map<number, ProcessEntry>();
  const marker = markerOf(launchId);
  const ownNamespace = pidNamespaceOf(process.pid);
  let namespace: string | null = null;

  function isMember(entry: ProcessEntry): boolean {
    const { pid, ppid, pgid, session } = entry;
    if (pid === process.pid || pid === 1) return false;
    if (leader !== null && isSameProcess(leader)) {
      if (pid === leader.pid || pgid === leader.pid || session === leader.pid) return true;
    }
    const parent = known.get(ppid);
    if (parent !== undefined && isSameProcess(parent)) return true;
    if (hasVariable(pid, marker)) return true;
    return namespace !== null && pidNamespaceOf(pid) === namespace;
  }

  function take(entry: ProcessEntry): void {
    known.set(entry.pid, entry);
    const its = pidNamespaceOf(entry.pid);
    if (its !== null && its !== ownNamespace) namespace ??= its;
  }

  return {
    noteNamespace() {
      const its = leader === null ? null : pidNamespaceOf(leader.pid, 'children');
      if (its !== ownNamespace) namespace = its;
    },
    scan() {
      // A parent may stand behind its child in the table.
      for (let found = -1; found !== known.size;) {
        found = known.size;
        for (const entry of readProcesses()) {
          const before = known.get(entry.pid);
          if (before?.startTime === entry.startTime) continue;
          if (isMember(entry)) take(entry);
        }
      }
    },
    alive() {
      const rank = ({ pid }: ProcessEntry): number => (pid === leader?.pid ? 0 : 1);
      return [...known.values()]
        .filter(isSameProcess)
        .toSorted((one, other) => rank(one) - rank(other));
    },
  };
}

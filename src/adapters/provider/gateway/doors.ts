import type { GatewayDesk } from '../../../app/ports.ts';
import { isLoopbackHost } from './credentials.ts';
import { createDoor, type Door } from './door.ts';
import type { OwnError } from './own-replies.ts';
import type { OpenUpstream } from './upstream.ts';

/** Every launch's way in. */
export interface Doors {
  open(upstream: OpenUpstream, desk: GatewayDesk): Pick<Door, 'id' | 'token' | 'close'>;
  /** The door that a request came to, or why it is shown none. */
  find(host: string | undefined, doorId: string | null): Door | OwnError;
  /** Closes what is open; rejects with the first thing that went wrong, once all is closed. */
  close(): Promise<void>;
}

export function createDoors(): Doors {
  /** The id of a closed door stays known; its desk is let go. */
  const doors = new Map<string, Door | 'closed'>();

  return {
    open(upstream, desk) {
      const door = createDoor(upstream, desk);
      const { id, token } = door;
      doors.set(id, door);
      return {
        ...{ id, token },
        close() {
          doors.set(id, 'closed');
          return door.close();
        },
      };
    },
    find(host, doorId) {
      if (!isLoopbackHost(host)) return strangeHost;
      const door = doors.get(doorId ?? '');
      if (door === undefined) return noDoor;
      return door === 'closed' ? closedDoor : door;
    },
    async close() {
      const open = [...doors.values()].filter((door) => door !== 'closed');
      const closed = await Promise.allSettled(open.map((door) => door.close()));
      const failed = closed.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}

const strangeHost: OwnError = {
  status: 403,
  code: 'strange_host',
  message: 'the gateway serves this machine alone: call it by 127.0.0.1 or localhost',
};
const noDoor: OwnError = {
  status: 404,
  code: 'not_found',
  message:
    'nothing is here: use the base URL that the agent was started with, /run/ and its id included',
};
/** Also for a request that was on its way when its door was closed. */
export const closedDoor: OwnError = {
  status: 403,
  code: 'run_over',
  message: 'the run that this base URL belonged to is over',
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock, Gateway } from '../../../app/ports.ts';
import { createDoors } from './doors.ts';
import { createRequestHandler } from './handle-request.ts';
import { listen } from './listen.ts';
import { createUpgradeHandler } from './refuse-upgrade.ts';
import { createToolServer, TOOLS_PREFIX } from './tool-server.ts';
import { openUpstream, type GatewayUpstream } from './upstream.ts';

export interface GatewayOptions {
  /** By the target's id. */
  readonly targets: ReadonlyMap<string, GatewayUpstream>;
  readonly clock: Clock;
  /** Takes the secrets out of the words of an error. */
  readonly redactError: (text: string) => string;
  /** A Unix socket to listen on too; its folder must be there. */
  readonly socketPath?: string | null;
  /** Epoch milliseconds; the system's time by default. */
  readonly epochMs?: () => number;
}

/** Starts the gateway on the loopback; it holds the real keys. A place it can't listen on is a `platform` failure. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { targets, clock, redactError, socketPath = null, epochMs = Date.now } = options;
  const doors = createDoors();
  const answer = createRequestHandler(doors, { clock, redactError, epochMs });
  const tools = createToolServer(() => `http://127.0.0.1:${listening.port}`);
  const listeners = {
    request: (request: IncomingMessage, response: ServerResponse) =>
      request.url?.startsWith(TOOLS_PREFIX) === true
        ? tools.handle(request, response)
        : answer(request, response),
    upgrade: createUpgradeHandler(doors),
  };
  const listening = await listen(listeners, socketPath);
  const upstreams = new Map([...targets].map(([id, target]) => [id, openUpstream(target)]));

  async function end(): Promise<void> {
    await listening.close();
    await Promise.all([...upstreams.values()].map(({ transport }) => transport.close()));
  }

  return {
    ...{ socketPath, port: listening.port, openTools: tools.open },
    open({ target, desk }) {
      const upstream = upstreams.get(target);
      if (upstream === undefined) throw new TypeError(`the gateway has no target ${target}`);
      const { id, token, close } = doors.open(upstream, desk);
      return { baseUrl: `http://127.0.0.1:${listening.port}/run/${id}`, token, close };
    },
    close: () => doors.close().finally(end),
  };
}

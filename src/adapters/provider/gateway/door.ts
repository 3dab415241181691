import type { Admission, GatewayCall, GatewayDesk, GatewayRequest } from '../../../app/ports.ts';
import { newDoorId, newToken } from './credentials.ts';
import type { OpenUpstream } from './upstream.ts';

/** A call on its way. */
export interface OpenCall {
  /** Cuts it off on both sides. */
  cancel(): void;
  /** Resolves when its record is made; it never rejects. */
  readonly settled: Promise<void>;
}

/** One launch's way in, as requests find it. */
export interface Door {
  readonly id: string;
  readonly token: string;
  readonly upstream: OpenUpstream;
  readonly isClosed: boolean;
  /** `broken` when there can be no record of the call, so that it may not be made. */
  admit(request: GatewayRequest): Admission | { readonly kind: 'broken' };
  settle(attemptId: string, call: GatewayCall): void;
  noteOther(request: { readonly method: string; readonly path: string }): void;
  /** Keeps an eye on a call until it is settled. */
  watch(call: OpenCall): void;
  /** Something that was promised did not hold: `close` will tell. */
  fail(cause: unknown): void;
  close(): Promise<void>;
}

/** Opens a way to an upstream; once anything went wrong at the desk it lets nothing more through. */
export function createDoor(upstream: OpenUpstream, desk: GatewayDesk): Door {
  const calls = new Set<OpenCall>();
  let failure: { readonly cause: unknown } | null = null;
  let closing: Promise<void> | null = null;

  function fail(cause: unknown): void {
    failure ??= { cause };
  }

  function guarded(step: () => void): void {
    try {
      step();
    } catch (error) {
      fail(error);
    }
  }

  async function close(): Promise<void> {
    const open = [...calls];
    for (const call of open) call.cancel();
    await Promise.all(open.map(({ settled }) => settled));
    if (failure !== null) throw failure.cause;
  }

  return {
    id: newDoorId(),
    token: newToken(),
    upstream,
    get isClosed() {
      return closing !== null;
    },
    admit(request) {
      if (failure !== null) return { kind: 'broken' };
      try {
        return desk.admit(request);
      } catch (error) {
        fail(error);
        return { kind: 'broken' };
      }
    },
    settle: (attemptId, call) => guarded(() => desk.settle(attemptId, call)),
    noteOther: (request) => guarded(() => desk.noteOther(request)),
    watch(call) {
      calls.add(call);
      void call.settled.then(() => calls.delete(call));
    },
    fail,
    close: () => (closing ??= close()),
  };
}

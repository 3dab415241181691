import { readLoopSensors, type LoopSensors } from './loop-sensors.ts';

/** Watches the reading loop while streams are open. */
export interface StallWatch {
  open(): WatchedStream;
}

export interface WatchedStream {
  /** Ends the watch over this stream; true when our own loop was late while it was open. */
  close(): boolean;
}

const beatMs = 10;
const longestLateMs = 1;
const longestBusyMs = 1;
const longestQueuedMs = 0.5;

interface Stream {
  readonly openedAtMs: number;
  /** How long the loop had been busy when the stream was opened, and in which busy run. */
  readonly run: number;
  readonly busyMs: number;
  readonly queuedMs: number;
  stalled: boolean;
}

/**
 * A stream is stalled when, while it was open, a 10 ms heartbeat was more than 1 ms late, the loop was busy
 * for more than 1 ms without a break, or the thread waited more than 0.5 ms in the run queue between two
 * heartbeats. Between streams the watch sleeps.
 */
export function createStallWatch(sensors: LoopSensors): StallWatch {
  const streams = new Set<Stream>();
  let run = 0;
  let runSinceMs = 0;
  let runIdleMs = 0;
  let beatDueMs = 0;
  let beatQueuedMs = 0;
  let turnAwaited = false;
  let stopBeats = (): void => {};

  function startRun(): void {
    run += 1;
    runSinceMs = sensors.nowMs();
    runIdleMs = sensors.idleMs();
  }

  /** Busy since the loop last came round with a pause behind it; the pauses since then are taken off. */
  function busyMs(): number {
    return sensors.nowMs() - runSinceMs - (sensors.idleMs() - runIdleMs);
  }

  function checkBusy(): void {
    const busy = busyMs();
    if (busy <= longestBusyMs) return;
    for (const stream of streams) {
      const before = stream.run === run ? stream.busyMs : 0;
      if (busy - before > longestBusyMs) stream.stalled = true;
    }
  }

  function checkBeat(nowMs: number, queuedMs: number): void {
    for (const stream of streams) {
      const lateMs = nowMs - Math.max(beatDueMs, stream.openedAtMs);
      const waitedMs = queuedMs - Math.max(beatQueuedMs, stream.queuedMs);
      if (lateMs > longestLateMs || waitedMs > longestQueuedMs) stream.stalled = true;
    }
  }

  function awaitTurn(): void {
    if (turnAwaited) return;
    turnAwaited = true;
    sensors.onNextTurn(turn);
  }

  function turn(): void {
    turnAwaited = false;
    if (streams.size === 0) return;
    checkBusy();
    if (sensors.idleMs() !== runIdleMs) startRun();
    awaitTurn();
  }

  function beat(): void {
    const nowMs = sensors.nowMs();
    const queuedMs = sensors.queuedMs();
    checkBeat(nowMs, queuedMs);
    beatDueMs = nowMs + beatMs;
    beatQueuedMs = queuedMs;
  }

  function wake(): void {
    startRun();
    beatDueMs = runSinceMs + beatMs;
    beatQueuedMs = sensors.queuedMs();
    stopBeats = sensors.onEvery(beatMs, beat);
    awaitTurn();
  }

  return {
    open() {
      if (streams.size === 0) wake();
      const openedAtMs = sensors.nowMs();
      const stream = {
        openedAtMs,
        run,
        busyMs: busyMs(),
        queuedMs: sensors.queuedMs(),
        stalled: false,
      };
      streams.add(stream);
      return {
        close() {
          checkBusy();
          checkBeat(sensors.nowMs(), sensors.queuedMs());
          streams.delete(stream);
          if (streams.size === 0) stopBeats();
          return stream.stalled;
        },
      };
    },
  };
}

/** The one watch of this process. */
export const stallWatch: StallWatch = createStallWatch(readLoopSensors());

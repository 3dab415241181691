import { openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** What tells how well this thread's event loop runs. None of the callbacks keeps the process alive. */
export interface LoopSensors {
  nowMs(): number;
  /** Time the loop has spent waiting for events so far. */
  idleMs(): number;
  /** Time the thread has spent in the system's run queue so far; 0 where the system does not tell. */
  queuedMs(): number;
  /** Once, when the loop has handled the events of its present turn. */
  onNextTurn(callback: () => void): void;
  /** Returns the way to end it. */
  onEvery(periodMs: number, callback: () => void): () => void;
}

/** The sensors of the calling thread. */
export function readLoopSensors(): LoopSensors {
  return {
    nowMs: () => performance.now(),
    idleMs: () => performance.eventLoopUtilization().idle,
    queuedMs: createQueueSensor(),
    /** An immediate without a reference runs once per turn and does not keep the loop from sleeping. */
    onNextTurn(callback) {
      setImmediate(callback).unref();
    },
    onEvery(periodMs, callback) {
      const timer = setInterval(callback, periodMs).unref();
      return () => clearInterval(timer);
    },
  };
}

/** Reads the second field of schedstat (nanoseconds in the run queue), which Linux alone has; opened at the first use. */
function createQueueSensor(): () => number {
  const buffer = Buffer.alloc(96);
  let file: number | null | undefined;
  return () => {
    if (file === undefined) file = openSchedstat();
    if (file === null) return 0;
    const length = readSync(file, buffer, 0, buffer.length, 0);
    return Number(buffer.toString('latin1', 0, length).split(' ')[1]) / 1e6;
  };
}

function openSchedstat(): number | null {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return null;
  }
}

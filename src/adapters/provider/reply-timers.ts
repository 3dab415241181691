/** How long a reply may keep us waiting (wire F5); what is left out is bounded by the call's own time alone. */
export interface TimerSettings {
  readonly firstByteMs?: number;
  /** No byte at all. */
  readonly idleMs?: number;
  /** No item: heartbeats do not count. */
  readonly progressMs?: number;
  /** What may still follow a finish reason is waited for this long; 2 seconds by default. */
  readonly finishGraceMs?: number;
}

export interface ReplyTimers {
  /** Notes bytes at `atMs`; `itemCount` and `finishing` as the decoder has them after those bytes. */
  note(atMs: number, itemCount: number, finishing: boolean): void;
  stop(): void;
}

export interface ReplyTimersOptions {
  readonly settings: TimerSettings;
  readonly callTimeoutMs: number;
  readonly startedAtMs: number;
  readonly clock: () => number;
  readonly onExpired: () => void;
}

const defaultFinishGraceMs = 2_000;
/** Node's timers hold no more; a longer wait is taken up again when this one is over. */
const longestTimerMs = 2 ** 31 - 1;

/** Watches over one call with a single timer, which is set anew only when the next deadline comes earlier. */
export function createReplyTimers(options: ReplyTimersOptions): ReplyTimers {
  const { settings, callTimeoutMs, startedAtMs, clock, onExpired } = options;
  const callDeadlineMs = startedAtMs + callTimeoutMs;
  let firstByteSeen = false;
  let byteAtMs = startedAtMs;
  let itemAtMs = startedAtMs;
  let finishedAtMs: number | null = null;
  let items = 0;
  let timer: NodeJS.Timeout | undefined;
  let dueMs = Infinity;

  function deadlineMs(): number {
    if (finishedAtMs !== null) {
      return Math.min(
        callDeadlineMs,
        finishedAtMs + (settings.finishGraceMs ?? defaultFinishGraceMs),
      );
    }
    const silenceMs = firstByteSeen ? settings.idleMs : settings.firstByteMs;
    return Math.min(
      callDeadlineMs,
      byteAtMs + (silenceMs ?? Infinity),
      itemAtMs + (settings.progressMs ?? Infinity),
    );
  }

  function set(nowMs: number): void {
    dueMs = deadlineMs();
    clearTimeout(timer);
    timer = setTimeout(check, Math.min(Math.max(1, Math.ceil(dueMs - nowMs)), longestTimerMs));
  }

  function check(): void {
    const nowMs = clock();
    if (nowMs >= deadlineMs()) onExpired();
    else set(nowMs);
  }

  set(startedAtMs);
  return {
    note(atMs, itemCount, finishing) {
      firstByteSeen = true;
      byteAtMs = atMs;
      if (itemCount > items) itemAtMs = atMs;
      items = itemCount;
      if (finishing) finishedAtMs ??= atMs;
      if (deadlineMs() < dueMs) set(atMs);
    },
    stop: () => clearTimeout(timer),
  };
}

import { ANSWERED_STATUSES, type CallStatus } from '../domain/trial.ts';

export interface CallNumbers {
  next(bodyHash: string): { readonly turn: number; readonly attempt: number };
  settle(turn: number, status: CallStatus): void;
}

/** Numbers calls as they come: the same body again, after it failed, is a retry of the same logical call. */
export function createCallNumbers(): CallNumbers {
  const byBody = new Map<string, { turn: number; attempt: number }>();
  const failed = new Set<number>();
  let turns = 0;
  return {
    next(bodyHash) {
      const before = byBody.get(bodyHash);
      const isRetry = before !== undefined && failed.has(before.turn);
      const number = isRetry
        ? { turn: before.turn, attempt: before.attempt + 1 }
        : { turn: (turns += 1), attempt: 0 };
      failed.delete(number.turn);
      byBody.set(bodyHash, number);
      return number;
    },
    settle(turn, status) {
      if (!ANSWERED_STATUSES.includes(status)) failed.add(turn);
    },
  };
}

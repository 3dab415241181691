import type { AttemptJournal, GatewayDesk } from '../../src/app/ports.ts';
import { attemptStateOf } from '../../src/core/trial/call-outcome.ts';

export interface CountingDesk extends GatewayDesk {
  readonly counts: { settled: number; ok: number };
}

/** Lets everything in, with a journal once it is reserved there. */
export function createCountingDesk(journal: AttemptJournal | null): CountingDesk {
  const counts = { settled: 0, ok: 0 };
  let turn = 0;
  return {
    counts,
    admit({ model, promptCharacters }) {
      turn += 1;
      const attemptId = journal?.reserve({
        ...{ trialId: 'trial', launchId: 'launch', target: 'target' },
        ...{ model, turn, attempt: 0, kind: 'primary', promptCharacters },
      });
      return { kind: 'admitted', attemptId: attemptId ?? `perf.${turn}`, callTimeoutMs: 60_000 };
    },
    settle(attemptId, { status, usage }) {
      counts.settled += 1;
      if (status === 'ok' && usage !== null) counts.ok += 1;
      const inputTokens = usage?.inputTokens ?? null;
      const outputTokens = usage?.outputTokens ?? null;
      journal?.settle(attemptId, {
        ...{ state: attemptStateOf(status), status, inputTokens, outputTokens },
      });
    },
    noteOther() {},
  };
}

import { createScriptedChat } from '../../src/adapters/provider/scripted-chat.ts';
import { createLedgerStore } from '../../src/adapters/storage/ledger.ts';
import { loadSqlite } from '../../src/adapters/storage/sqlite.ts';
import type { AttemptContext, AttemptJournal, Ledger } from '../../src/app/ports.ts';
import type { CaseTools } from '../../src/app/run-case.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Case, MockRound } from '../../src/domain/case.ts';
import type { RunTarget } from '../../src/domain/run-settings.ts';

/** A journal that keeps what it was told, as `reserved KIND` and the terminal states. */
export function listJournal(): AttemptJournal & { readonly lines: string[] } {
  const lines: string[] = [];
  const entries: JsonObject[] = [];
  let count = 0;
  return {
    lines,
    reserve(context: AttemptContext) {
      count += 1;
      lines.push(`${count} reserved ${context.kind}`);
      entries.push({ attemptId: String(count), state: 'reserved', trialId: context.trialId });
      return String(count);
    },
    settle(id, { state, status, inputTokens }) {
      lines.push(`${id} ${state} ${status}`);
      entries.push({ attemptId: id, state, status, inputTokens });
    },
    export: () => entries,
    close: () => undefined,
  };
}

/** What a trial runs with: a script as provider, a real ledger, waits that take no time. */
export interface TrialBench extends CaseTools {
  readonly journal: ReturnType<typeof listJournal>;
  readonly ledger: Ledger;
  readonly waits: number[];
}

export async function trialBench(rounds: readonly MockRound[]): Promise<TrialBench> {
  const store = createLedgerStore(await loadSqlite());
  const waits: number[] = [];
  let now = 0;
  const clock = (): number => (now += 1);
  const wait = async (durationMs: number): Promise<void> => {
    waits.push(durationMs);
    now += durationMs;
  };
  return {
    client: createScriptedChat({ rounds, clock, wait }),
    journal: listJournal(),
    ledger: store.open(),
    checkSchema: () => [],
    meter: { add: () => undefined, isSpent: () => false },
    random: () => 0,
    ...{ clock, wait, waits },
  };
}

/** The mock target with these limits. */
export function mockTarget(limits: Partial<RunTarget['limits']> = {}): RunTarget {
  return {
    id: 'mock',
    provider: 'builtin',
    model: 'scripted',
    baseUrl: null,
    apiKeyEnv: null,
    params: {},
    limits: {
      callTimeoutSeconds: 60,
      trialTimeoutSeconds: 300,
      maxTurns: 8,
      retries: 2,
      ...limits,
    },
  };
}

/** A run of a case in native mode. */
export function caseRun(definition: Case, limits: Partial<RunTarget['limits']> = {}) {
  const target = mockTarget(limits);
  return { trialId: 't', target, definition, mode: 'native', mock: true } as const;
}

import { createScriptedChat } from '../../src/adapters/provider/scripted-chat.ts';
import { createLedgerStore } from '../../src/adapters/storage/ledger.ts';
import { loadSqlite } from '../../src/adapters/storage/sqlite.ts';
import { sha256 } from '../../src/adapters/storage/sha256.ts';
import { attemptDigest, launchDigest } from '../../src/core/evidence/identity-digest.ts';
import { rowHash } from '../../src/core/evidence/journal-chain.ts';
import type { JournalRow } from '../../src/domain/journal.ts';
import type { AttemptContext, AttemptJournal, LaunchContext, Ledger } from '../../src/app/ports.ts';
import type { CaseTools } from '../../src/app/run-case.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Case, MockRound } from '../../src/domain/case.ts';
import type { RunTarget } from '../../src/domain/run-settings.ts';

/** A journal that keeps what it was told, as `reserved KIND` and the terminal states. */
export function listJournal(): AttemptJournal & { readonly lines: string[] } {
  const lines: string[] = [];
  const rows = chainedRows();
  let count = 0;
  return {
    lines,
    reserveLaunch(context: LaunchContext) {
      const launchId = String((count += 1));
      const digest = launchDigest({ launchId, ...context }, sha256);
      lines.push(`${launchId} reserved launch`);
      rows.add('launch', launchId, 'reserved', { ...context, digest });
      return launchId;
    },
    startLaunch(id, process) {
      lines.push(`${id} running`);
      rows.add('launch', id, 'running', { ...process });
    },
    settleLaunch(id, { state, ...facts }) {
      lines.push(`${id} ${state} ${facts.reason}`);
      rows.add('launch', id, state, facts);
    },
    reserve(context: AttemptContext) {
      const attemptId = String((count += 1));
      const digest = attemptDigest({ attemptId, ...context }, sha256);
      lines.push(`${attemptId} reserved ${context.kind}`);
      rows.add('attempt', attemptId, 'reserved', { ...context, digest });
      return attemptId;
    },
    settle(id, { state, ...facts }) {
      lines.push(`${id} ${state} ${facts.status}`);
      rows.add('attempt', id, state, facts);
    },
    seal() {
      rows.add('closing', 'run', 'closed', { rows: rows.list.length + 1, items: count });
    },
    export: () => rows.list,
    close: () => undefined,
  };
}

/** Rows of a journal in memory, chained as those on disk. */
export function chainedRows() {
  const list: JsonObject[] = [];
  let before = '';
  const add = (
    kind: JournalRow['kind'],
    id: string,
    state: JournalRow['state'],
    facts: JsonObject,
  ): void => {
    const row = { sequence: list.length + 1, at: 'now', kind, id, state, facts };
    before = rowHash(before, row, sha256);
    list.push({ ...row, hash: before });
  };
  add('header', 'run', 'opened', { version: 1 });
  return { list, add };
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
    agent: null,
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

import { sha256 } from '../../src/adapters/storage/sha256.ts';
import { createScriptedChat } from '../../src/adapters/provider/scripted-chat.ts';
import { createLedgerStore } from '../../src/adapters/storage/ledger.ts';
import { loadSqlite } from '../../src/adapters/storage/sqlite.ts';
import type { ReportSink } from '../../src/app/ports.ts';
import type { BenchmarkPorts } from '../../src/app/run-benchmark.ts';
import { createRedactor } from '../../src/core/redact/redact.ts';
import type { Case } from '../../src/domain/case.ts';
import { DEFAULT_CONFIG } from '../../src/domain/default-config.ts';
import type { RunSettings } from '../../src/domain/run-settings.ts';
import { listJournal, mockTarget } from './trial-bench.ts';

/** A sink that keeps every file in memory; `committed` says whether the bundle took its place. */
export function memorySink(): ReportSink & {
  readonly contents: Map<string, string>;
  committed: boolean;
} {
  const contents = new Map<string, string>();
  return {
    contents,
    committed: false,
    appendTrial(line) {
      contents.set('trials.jsonl', `${contents.get('trials.jsonl') ?? ''}${line}\n`);
    },
    write: (name, content) => void contents.set(name, String(content)),
    files: () => [...contents].map(([name, content]) => ({ name, content })),
    commit() {
      this.committed = true;
      return '/report';
    },
  };
}

/** Settings of a mock run of these cases in native mode; give what a test is about. */
export function mockSettings(
  cases: readonly Case[],
  given: Partial<RunSettings> = {},
): RunSettings {
  return {
    live: false,
    targets: [mockTarget()],
    cases: cases.map((definition) => ({ definition, file: null, line: null })),
    modes: ['native'],
    runs: 1,
    concurrency: 1,
    warmup: 0,
    seed: 1,
    failOn: ['failure'],
    failOnGiven: true,
    compare: DEFAULT_CONFIG.compare,
    gates: [],
    budgets: [],
    comment: DEFAULT_CONFIG.comment,
    shard: null,
    outputs: 'none',
    keepLedgers: 'none',
    rateCard: null,
    outputDir: 'report',
    configPath: null,
    configHash: 'hash',
    ...given,
  };
}

export interface BenchmarkBench extends BenchmarkPorts {
  readonly sink: ReturnType<typeof memorySink>;
  /** Ids of the trials in the order in which they were started. */
  readonly started: string[];
  /** `ID STATE` of each counted trial in the order in which it ended. */
  readonly ended: string[];
}

/** Real ledgers and scripts, everything else in memory. */
export async function benchmarkBench(
  settings: RunSettings,
  secrets: readonly string[] = [],
): Promise<BenchmarkBench> {
  const started: string[] = [];
  const ended: string[] = [];
  let now = 0;
  const clock = (): number => (now += 1);
  const scripts = new Map(settings.cases.map(({ definition: { id, mock } }) => [id, mock]));
  return {
    started,
    ended,
    sink: memorySink(),
    journal: listJournal(),
    ledgers: createLedgerStore(await loadSqlite()),
    redactor: createRedactor(secrets),
    checkSchema: () => [],
    random: () => 0,
    toolVersion: '0.0.0',
    clock,
    wait: () => new Promise(() => undefined),
    hash: sha256,
    agentsOf: () => null,
    openChat: ({ id, case: caseId }) => {
      started.push(id);
      const rounds = scripts.get(caseId)?.native ?? [];
      return createScriptedChat({ rounds, clock, wait: () => Promise.resolve() });
    },
    progress: {
      planned: () => undefined,
      trialEnded: ({ id }, state) => void ended.push(`${id} ${state}`),
      note: () => undefined,
    },
    identity: {
      id: 'run',
      startedAt: '2026-01-02T03:04:05.000Z',
      commit: null,
      branch: null,
      origin: null,
      caseHashes: {},
      textTemplate: 1,
      runner: { os: 'linux', arch: 'x64', cpu: 'cpu', cores: 2, image: null, node: 'v24' },
      ...runFacts(settings),
    },
  };
}

/** Scripts are part of the settings and no part of a report. */
function runFacts({ cases: _cases, ...facts }: RunSettings): Omit<RunSettings, 'cases'> {
  return facts;
}

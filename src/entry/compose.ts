import { randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSchemaCheck } from '../adapters/json-schema/schema-check.ts';
import { monotonicMs, wait, wallTime } from '../adapters/machine/time.ts';
import { openBundle } from '../adapters/storage/bundle.ts';
import { checkOutputDirectory } from '../adapters/storage/bundle-place.ts';
import { openJournal } from '../adapters/storage/journal.ts';
import { createLedgerStore } from '../adapters/storage/ledger.ts';
import { sha256 } from '../adapters/storage/sha256.ts';
import { loadSqlite } from '../adapters/storage/sqlite.ts';
import { createRunDirectory } from '../adapters/storage/state-directory.ts';
import type { AttemptJournal, Progress } from '../app/ports.ts';
import { runBenchmark, type Finished } from '../app/run-benchmark.ts';
import type { JoinedShards } from '../core/merge/join-shards.ts';
import { seededRandom } from '../core/plan/random.ts';
import { createRedactor } from '../core/redact/redact.ts';
import type { JsonObject, SchemaCheck } from '../domain/json.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import { openChallenge, type OpenChallenge } from './open-challenge.ts';
import type { PreparedMerge } from './merge-shards.ts';
import { openAgentSides } from './open-agent-sides.ts';
import { openProvider } from './open-provider.ts';
import type { PreparedRun } from './prepare-run.ts';
import type { Host } from './host.ts';
import { recoverRuns } from './recover-runs.ts';
import { runIdentity } from './run-identity.ts';
import { keysOf } from './keys.ts';
import { TOOL_VERSION } from './version.ts';

interface RunSurroundings {
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Puts the real parts together, runs the benchmark, and leaves nothing open or temporary behind. */
export async function runWithRealParts(
  prepared: PreparedRun | PreparedMerge,
  host: Host,
  { progress, signal }: RunSurroundings,
): Promise<Finished> {
  checkOutputDirectory(reportDirectory(prepared.settings, host));
  const stateDir = stateDirectory(host.env);
  await recoverRuns(stateDir, progress.note);
  const runId = randomUUID();
  const reportDir = reportDirectory(prepared.settings, host);
  const runDirectory = createRunDirectory(stateDir, runId, reportDir);
  const startedAt = wallTime();
  try {
    const folder = runDirectory.path;
    const surroundings = { host, startedAt, folder, signal };
    const challenge =
      'joined' in prepared
        ? await (await import('./merge-shards.ts')).openMergeChallenge(prepared, surroundings)
        : await openChallenge(prepared, surroundings);
    try {
      const finished = await runIn({ folder, runId, startedAt }, prepared, {
        ...{ host, progress, signal, challenge },
      });
      await keepBaseline(finished, { prepared, challenge, progress });
      return finished;
    } finally {
      await challenge.close();
    }
  } finally {
    runDirectory.remove();
  }
}

interface RunPlace {
  readonly folder: string;
  readonly runId: string;
  readonly startedAt: string;
}

type Surroundings = RunSurroundings & { readonly host: Host; readonly challenge: OpenChallenge };

async function runIn(
  { folder, runId, startedAt }: RunPlace,
  prepared: PreparedRun | PreparedMerge,
  { host, progress, signal, challenge }: Surroundings,
): Promise<Finished> {
  const { settings, token, event } = prepared;
  const Sqlite = await loadSqlite();
  const file = join(folder, 'journal.sqlite');
  const own = openJournal(Sqlite, { file, runId, now: wallTime });
  const journal = 'joined' in prepared ? continued(own, prepared.journal) : own;
  const keys = [
    ...keysOf([settings, challenge.base], host.env),
    ...(token === null ? [] : [token]),
  ];
  const redactor = createRedactor(keys);
  const sides = [settings, challenge.base].filter((side) => side !== null);
  const agents = await openAgentSides(prepared, { host, challenge, folder, redactor });
  const [provider, baseProvider = provider] = await Promise.all(
    sides.map((side) => openProvider(side, { env: host.env, redactor })),
  );
  if (provider === undefined || baseProvider === undefined) throw new TypeError('no provider');
  try {
    const ports = {
      ...{ journal, redactor, progress, wait },
      sink: openBundle(reportDirectory(settings, host)),
      openChat: (trial: PlannedTrial) =>
        (trial.arm === 'base' ? baseProvider : provider).openChat(trial),
      agentsOf: (trial: PlannedTrial) =>
        (trial.arm === 'base' ? agents.base : agents.head)?.parts ?? null,
      ledgers: createLedgerStore(Sqlite),
      checkSchema: await schemaCheckFor(sides),
      clock: monotonicMs,
      random: seededRandom(settings.seed),
      toolVersion: TOOL_VERSION,
      hash: sha256,
      identity: {
        ...runIdentity({ runId, startedAt }, settings, { host, event }),
        ...('joined' in prepared && factsOf(prepared.joined)),
      },
    };
    return await runBenchmark(settings, challenge, { ports, signal });
  } finally {
    await Promise.all([provider.close(), baseProvider.close(), agents.close()]);
    journal.close();
  }
}

/** A journal that goes on where those of shards ended. */
function continued(own: AttemptJournal, earlier: readonly JsonObject[]): AttemptJournal {
  return {
    ...own,
    *export() {
      yield* earlier;
      yield* own.export();
    },
  };
}

function factsOf({ startedAt, runner }: JoinedShards): Pick<JoinedShards, 'startedAt' | 'runner'> {
  return { startedAt, runner };
}

/** Leaves the record for later runs where this one may; a store that fails is a remark and changes nothing. */
async function keepBaseline(
  { record }: Finished,
  {
    prepared,
    challenge,
    progress,
  }: {
    readonly prepared: PreparedRun;
    readonly challenge: OpenChallenge;
    readonly progress: Progress;
  },
): Promise<void> {
  if (record === null || challenge.store === null || !prepared.event.mayWriteBaseline) return;
  const fault = await challenge.store.save(record);
  if (fault !== null) progress.note(`the baseline was not saved: ${fault}`);
}

function reportDirectory({ outputDir }: RunSettings, { cwd }: Host): string {
  return resolve(cwd, outputDir);
}

/** Private files live where the runner cleans up, else where the user's programs keep their state. */
export function stateDirectory(env: Host['env']): string {
  const runnerTemp = env['RUNNER_TEMP'];
  if (runnerTemp) return join(runnerTemp, 'agent-bench');
  const stateHome = env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state');
  return join(stateHome, 'agent-bench');
}

/** The validator is loaded only where a case needs it: it is the slowest part to load. */
async function schemaCheckFor(sides: readonly RunSettings[]): Promise<SchemaCheck> {
  const cases = sides.flatMap((side) => side.cases);
  const schemas = cases.flatMap(({ definition }): JsonObject[] => [
    ...definition.tools.map((tool) => tool.parameters),
    ...(definition.expect.outputJsonSchema ? [definition.expect.outputJsonSchema] : []),
  ]);
  return schemas.length === 0 ? () => [] : createSchemaCheck(schemas);
}

import { randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSchemaCheck } from '../adapters/json-schema/schema-check.ts';
import { monotonicMs, wait, wallTime } from '../adapters/machine/time.ts';
import { openBundle } from '../adapters/storage/bundle.ts';
import { checkOutputDirectory } from '../adapters/storage/bundle-place.ts';
import { openJournal } from '../adapters/storage/journal.ts';
import { createLedgerStore } from '../adapters/storage/ledger.ts';
import { loadSqlite } from '../adapters/storage/sqlite.ts';
import {
  createRunDirectory,
  removeDeadRuns,
  type RunDirectory,
} from '../adapters/storage/state-directory.ts';
import type { Progress } from '../app/ports.ts';
import { NO_CHALLENGE, runBenchmark, type Finished } from '../app/run-benchmark.ts';
import { seededRandom } from '../core/plan/random.ts';
import { createRedactor } from '../core/redact/redact.ts';
import type { JsonObject, SchemaCheck } from '../domain/json.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import { openProvider } from './open-provider.ts';
import type { Host } from './host.ts';
import { runIdentity } from './run-identity.ts';
import { keysOf } from './keys.ts';
import { TOOL_VERSION } from './version.ts';

interface RunSurroundings {
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Puts the real parts together, runs the benchmark, and leaves nothing open or temporary behind. */
export async function runWithRealParts(
  settings: RunSettings,
  host: Host,
  { progress, signal }: RunSurroundings,
): Promise<Finished> {
  checkOutputDirectory(reportDirectory(settings, host));
  const stateDir = stateDirectory(host.env);
  removeDeadRuns(stateDir);
  const runId = randomUUID();
  const runDirectory = createRunDirectory(stateDir, runId);
  try {
    return await runIn({ runDirectory, runId }, settings, { host, progress, signal });
  } finally {
    runDirectory.remove();
  }
}

async function runIn(
  { runDirectory, runId }: { readonly runDirectory: RunDirectory; readonly runId: string },
  settings: RunSettings,
  { host, progress, signal }: RunSurroundings & { readonly host: Host },
): Promise<Finished> {
  const Sqlite = await loadSqlite();
  const journal = openJournal(Sqlite, {
    file: join(runDirectory.path, 'journal.sqlite'),
    runId,
    now: wallTime,
  });
  const redactor = createRedactor(keysOf(settings, host.env));
  const provider = await openProvider(settings, { env: host.env, redactor });
  try {
    const ports = {
      ...{ journal, redactor, progress, wait },
      sink: openBundle(reportDirectory(settings, host)),
      openChat: provider.openChat,
      ledgers: createLedgerStore(Sqlite),
      checkSchema: await schemaCheckFor(settings),
      clock: monotonicMs,
      random: seededRandom(settings.seed),
      toolVersion: TOOL_VERSION,
      identity: runIdentity(runId, settings, host),
    };
    return await runBenchmark(settings, NO_CHALLENGE, { ports, signal });
  } finally {
    await provider.close();
    journal.close();
  }
}

function reportDirectory({ outputDir }: RunSettings, { cwd }: Host): string {
  return resolve(cwd, outputDir);
}

/** Private files live where the runner cleans up, else where the user's programs keep their state. */
function stateDirectory(env: Host['env']): string {
  const runnerTemp = env['RUNNER_TEMP'];
  if (runnerTemp) return join(runnerTemp, 'agent-bench');
  const stateHome = env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state');
  return join(stateHome, 'agent-bench');
}

/** The validator is loaded only where a case needs it: it is the slowest part to load. */
async function schemaCheckFor({ cases }: RunSettings): Promise<SchemaCheck> {
  const schemas = cases.flatMap(({ definition }): JsonObject[] => [
    ...definition.tools.map((tool) => tool.parameters),
    ...(definition.expect.outputJsonSchema ? [definition.expect.outputJsonSchema] : []),
  ]);
  return schemas.length === 0 ? () => [] : createSchemaCheck(schemas);
}

// The product against a real model: `npm run test:live`. A llama.cpp server with a 135M model plays
// the provider, in both of its set-ups; what must hold with any model is checked, and a recording
// proxy keeps the server's own clock and counts beside ours. Skips, and says so, what is not at hand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReport } from './live/check-report.ts';
import { findServer, fetchWeights, startServer, type ServerFiles } from './live/model-server.ts';
import { startRecorder } from './live/recorder.ts';
import { fetchClients, tryClients } from './live/sdk-clients.ts';
import { runLive } from './live/run-live.ts';

interface SetUp {
  readonly name: string;
  /** The tools template makes the server produce real native calls. */
  readonly toolsTemplate: boolean;
  readonly params: Readonly<Record<string, unknown>>;
}

const setUps: readonly SetUp[] = [
  { name: 'default template', toolsTemplate: false, params: {} },
  { name: 'tools template', toolsTemplate: true, params: { toolChoice: 'required' } },
];

const server = findServer();
const weights = server === null ? null : fetchWeights();
if (server === null || weights === null) {
  const missing = server === null ? 'no llama-server (LLAMA_SERVER names one)' : 'no weights';
  process.stdout.write(`skipped: ${missing}\n0 passed, 0 failed, ${setUps.length} skipped\n`);
} else {
  const failed: string[] = [];
  for (const setUp of setUps) {
    const faults = await tryOut(setUp, { ...server, weights });
    process.stdout.write(`${setUp.name}: ${faults.length === 0 ? 'ok' : 'FAILED'}\n`);
    for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    if (faults.length > 0) failed.push(setUp.name);
  }
  const clients = fetchClients();
  const faults = clients === null ? [] : await tryThrough({ ...server, weights }, clients);
  const words = clients === null ? 'skipped: the registry has them not' : okOr(faults);
  process.stdout.write(`official clients through the gateway: ${words}\n`);
  if (faults.length > 0) failed.push('clients');
  const total = setUps.length + (clients === null ? 0 : 1);
  process.stdout.write(`${total - failed.length} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function okOr(faults: readonly string[]): string {
  return faults.length === 0 ? 'ok' : 'FAILED';
}

async function tryThrough(files: ServerFiles, clients: string): Promise<string[]> {
  const model = await startServer(files, false);
  try {
    return await tryClients(model.origin, clients);
  } finally {
    await model.stop();
  }
}

async function tryOut(setUp: SetUp, files: ServerFiles): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-bench-live-'));
  const model = await startServer(files, setUp.toolsTemplate);
  const recorder = await startRecorder(model.origin);
  try {
    const live = await runLive({ folder, baseUrl: recorder.baseUrl, params: setUp.params });
    process.stdout.write(live.story);
    return checkReport(live, recorder.calls, { nativeCalls: setUp.toolsTemplate });
  } finally {
    await recorder.close();
    await model.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { headCommit } from '../adapters/git/head-commit.ts';
import { runnerFacts } from '../adapters/machine/runner-facts.ts';
import type { RunIdentity } from '../core/report/build-report.ts';
import { TEXT_TEMPLATE_VERSION } from '../core/modes/text.ts';
import { caseHashes } from './case-hashes.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { Host } from './host.ts';
import { originOf, type RunEvent } from './pull-request.ts';

/** What the report says of a run before it starts: which one, of what, with what, where. */
export function runIdentity(
  { runId, startedAt }: { readonly runId: string; readonly startedAt: string },
  settings: RunSettings,
  { host, event }: { readonly host: Host; readonly event: RunEvent },
): Omit<RunIdentity, 'durationMs'> {
  const { live, seed, runs, concurrency, warmup, configPath, configHash, failOn } = settings;
  return {
    id: runId,
    startedAt,
    live,
    commit: host.env['GITHUB_SHA'] || headCommit(host.cwd),
    origin: originOf(host, event),
    shard: settings.shard,
    branch: host.env['GITHUB_REF_NAME'] || null,
    seed,
    runs,
    concurrency,
    warmup,
    configPath,
    configHash,
    caseHashes: caseHashes(settings),
    textTemplate: TEXT_TEMPLATE_VERSION,
    failOn,
    targets: settings.targets,
    runner: runnerFacts(host.env['ImageVersion'] || null),
  };
}

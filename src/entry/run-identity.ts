import { headCommit } from '../adapters/git/head-commit.ts';
import { contentHash } from '../adapters/config/content-hash.ts';
import { runnerFacts } from '../adapters/machine/runner-facts.ts';
import { wallTime } from '../adapters/machine/time.ts';
import type { RunIdentity } from '../core/report/build-report.ts';
import { caseContent } from '../core/case-content.ts';
import { TEXT_TEMPLATE_VERSION } from '../core/modes/text.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { Host } from './host.ts';

/** What the report says of a run before it starts: which one, of what, with what, where. */
export function runIdentity(
  runId: string,
  settings: RunSettings,
  host: Host,
): Omit<RunIdentity, 'durationMs'> {
  const { live, seed, runs, concurrency, warmup, configPath, configHash, failOn } = settings;
  return {
    id: runId,
    startedAt: wallTime(),
    live,
    commit: host.env['GITHUB_SHA'] || headCommit(host.cwd),
    branch: host.env['GITHUB_REF_NAME'] || null,
    seed,
    runs,
    concurrency,
    warmup,
    configPath,
    configHash,
    caseHashes: Object.fromEntries(
      settings.cases.map(({ definition }) => [definition.id, contentHash(caseContent(definition))]),
    ),
    textTemplate: TEXT_TEMPLATE_VERSION,
    failOn,
    targets: settings.targets,
    runner: runnerFacts(host.env['ImageVersion'] || null),
  };
}

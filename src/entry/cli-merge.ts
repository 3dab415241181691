import { Failure } from '../domain/failure.ts';
import { runPrepared } from './cli-run.ts';
import type { CommandLine } from './command-line.ts';
import type { Host } from './host.ts';
import { prepareMerge } from './merge-shards.ts';
import { splitList } from './split-list.ts';

/** `agent-bench merge`: joins shard reports, judges them, and ends as the whole run would have. */
export async function cliMerge(
  { positional, switches, values }: CommandLine,
  host: Host,
): Promise<number> {
  if (positional === null) {
    throw new Failure('usage', 'merge: expected the folder that holds the shard reports');
  }
  const value = (name: string): string | undefined => values.get(name)?.at(-1);
  const merge = await prepareMerge(
    positional,
    {
      config: value('config'),
      outputDir: value('output-dir'),
      failOn: splitList(values.get('fail-on')),
      baseline: value('baseline'),
    },
    { host, token: host.env['GITHUB_TOKEN'] || null },
  );
  if ('problems' in merge) {
    for (const problem of merge.problems) host.stderr(`merge: ${problem}\n`);
    host.stderr('these shards are not one run; nothing was judged and nothing was written\n');
    return 2;
  }
  return runPrepared(merge, switches.has('json'), host);
}

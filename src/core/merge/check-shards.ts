import type { Report } from '../../domain/report.ts';

/** The report of one shard, and where it was found. */
export interface ShardReport {
  readonly place: string;
  readonly report: Report;
}

/** What must be the same in all shards, in the words of a problem. */
const alike: readonly (readonly [string, (report: Report) => unknown])[] = [
  ['version', ({ tool }) => tool.version],
  ['commit', ({ run }) => run.commit],
  ['config', ({ run }) => run.configHash],
  ['cases', ({ run }) => run.caseHashes],
  ['targets', ({ run }) => run.targets.map(({ id, provider, model }) => [id, provider, model])],
  ['seed', ({ run }) => run.seed],
  ['runs', ({ run }) => run.runs],
  ['mock or live', ({ run }) => run.live],
  ['text template', ({ run }) => run.textTemplate],
  ['base', ({ baseline }) => baseline?.commit ?? null],
  ['workflow run', ({ run }) => run.origin?.runId ?? null],
];

/** Everything that keeps shards from being one run; empty when they are. */
export function shardProblems(shards: readonly ShardReport[]): string[] {
  const [first] = shards;
  if (first === undefined) return ['no shard report was found'];
  const totals = new Set(shards.map(({ report }) => report.run.shard?.total ?? 0));
  return [
    ...shards.flatMap(partialProblems),
    ...mixedProblems(shards),
    ...(totals.size > 1
      ? [`shards of different splits: ${[...totals].map((total) => `n/${total}`).join(', ')}`]
      : missingAndDouble(shards, Math.max(...totals))),
  ];
}

function partialProblems({ place, report }: ShardReport): string[] {
  if (report.run.shard === null) return [`${place} is no shard: it was run without --shard`];
  return report.partial ? [`${place} is unfinished`] : [];
}

function mixedProblems(shards: readonly ShardReport[]): string[] {
  return alike.flatMap(([what, valueOf]) => {
    const groups = Map.groupBy(shards, ({ report }) => JSON.stringify(valueOf(report)));
    if (groups.size < 2) return [];
    const sides = [...groups.values()].map((group) => group.map(({ place }) => place).join(', '));
    return [`not the same ${what}: ${sides.join(' against ')}`];
  });
}

function missingAndDouble(shards: readonly ShardReport[], total: number): string[] {
  return Array.from({ length: total }, (_, place) => place + 1).flatMap((index) => {
    const found = shards.filter(({ report }) => report.run.shard?.index === index);
    if (found.length === 1) return [];
    return found.length === 0
      ? [`shard ${index}/${total} is missing`]
      : [
          `shard ${index}/${total} is there ${found.length} times: ${found.map(({ place }) => place).join(', ')}`,
        ];
  });
}

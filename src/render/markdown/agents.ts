import type { LaunchRecord } from '../../domain/launch.ts';
import type { Report } from '../../domain/report.ts';
import { code } from '../escape.ts';
import { details, table } from './table.ts';

/** Agent processes: how they were held, how they ended, and what outlived them; empty where there were none. */
export function agentSection({ trials, run }: Report): string {
  const rows = run.targets.flatMap(({ id }) => {
    const launches = trials.filter(({ target }) => target === id).flatMap((one) => one.launches);
    return launches.length === 0 ? [] : [targetRow(id, launches)];
  });
  if (rows.length === 0) return '';
  const head = [
    'target',
    'agent',
    'contained by',
    'network',
    'launches',
    'ended as',
    'left behind',
  ];
  const left = leftBehind(trials.flatMap((trial) => trial.launches));
  return details('Agent processes', [table(head, rows), ...left].join('\n\n'));
}

function targetRow(id: string, launches: readonly LaunchRecord[]): string[] {
  const distinct = (valueOf: (launch: LaunchRecord) => string): string =>
    [...new Set(launches.map(valueOf))].map((value) => code(value)).join(', ');
  const survivors = launches.reduce((sum, launch) => sum + launch.survivors.length, 0);
  return [
    code(id),
    distinct(({ recipe, version }) => (version === null ? recipe : `${recipe} ${version}`)),
    distinct(({ containment }) => containment),
    distinct(({ network }) => network),
    String(launches.length),
    endings(launches),
    survivors === 0 ? 'nothing' : `${survivors}, killed`,
  ];
}

function endings(launches: readonly LaunchRecord[]): string {
  const groups = Map.groupBy(launches, ({ state, reason }) => reason ?? state);
  return [...groups].map(([ending, { length }]) => `${length} ${ending}`).join(', ');
}

const mostNames = 10;

/** What was killed after its agent had ended, and what was removed from workspaces. */
function leftBehind(launches: readonly LaunchRecord[]): string[] {
  const names = Map.groupBy(
    launches.flatMap(({ survivors }) => survivors),
    ({ command }) => command,
  );
  const swept = new Set(launches.flatMap((launch) => launch.swept));
  const disagreements = new Set(launches.flatMap((launch) => launch.disagreements));
  const listed = [...names]
    .slice(0, mostNames)
    .map(([name, all]) => `${code(name)} × ${all.length}`);
  const more = names.size > mostNames ? [`and ${names.size - mostNames} more names`] : [];
  return [
    ...(listed.length === 0
      ? []
      : [`Still there after the agent had ended, and killed: ${[...listed, ...more].join(', ')}.`]),
    ...(swept.size === 0 ? [] : [`Removed from workspaces: ${[...swept].sort().join(', ')}.`]),
    ...(disagreements.size === 0
      ? []
      : [`The agent's own report disagrees: ${[...disagreements].sort().join(', ')}.`]),
  ];
}

import type { Report } from '../../domain/report.ts';
import { code, prose } from '../escape.ts';
import { formatMs } from '../format-number.ts';
import { counted } from './names.ts';
import { details, table } from './table.ts';

/** Where the run took place and with what settings, folded. */
export function environmentSection({ run }: Report): string {
  const { runner } = run;
  const facts = [
    `- Runner: ${code(runner.os)} ${code(runner.arch)}, ${code(runner.cpu)}, ${counted(runner.cores, 'core')}, Node ${code(runner.node)}`,
    `- Started ${code(run.startedAt)}, took ${formatMs(run.durationMs)}`,
    `- ${counted(run.runs, 'run')} per cell, ${run.concurrency} at a time (closed loop: what is shown is service time), seed ${run.seed}, ${counted(run.warmup, 'warm-up trial')} per target`,
    `- Fails on: ${run.failOn.map((event) => code(event)).join(', ')}`,
    `- Config: ${run.configPath === null ? 'none' : code(run.configPath)}, text template ${run.textTemplate}`,
  ];
  return details('Environment', `${facts.join('\n')}\n\n${targetTable(run)}`);
}

function targetTable({ targets }: Report['run']): string {
  return table(
    ['target', 'provider', 'model asked', 'model returned', 'base URL', 'params'],
    targets.map((target) => [
      code(target.id),
      code(target.provider),
      code(target.model),
      target.modelsReturned.map((model) => code(model)).join(', ') || 'n/a',
      target.baseUrl === null ? 'none' : code(target.baseUrl),
      code(JSON.stringify(target.params)),
    ]),
  );
}

/** What a reader must know before believing the numbers; empty when there is nothing. */
export function noteSection({ notes }: Report): string {
  if (notes.length === 0) return '';
  return `### Notes\n\n${notes
    .slice(0, 50)
    .map((note) => `- ${prose(note)}`)
    .join('\n')}`;
}

/** The last line: which config, models and version the report is of. */
export function footer({ run, tool }: Report): string {
  const models = [...new Set(run.targets.flatMap(({ modelsReturned }) => modelsReturned))].slice(
    0,
    5,
  );
  return `<sub>${[
    `agent-bench ${code(tool.version)}`,
    `config ${code(run.configHash.slice(0, 12))}`,
    ...(models.length === 0
      ? []
      : [`answered by ${models.map((model) => code(model)).join(', ')}`]),
    `run ${code(run.id)}`,
  ].join(' · ')}</sub>`;
}

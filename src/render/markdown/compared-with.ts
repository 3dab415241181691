import type { Report } from '../../domain/report.ts';
import type { BaselineFacts, PolicyFacts } from '../../domain/verdict.ts';
import { code, prose } from '../escape.ts';
import { counted } from './names.ts';

/** With what the run was compared, in one line; empty when nothing was to be. */
export function comparedWith({ baseline }: Pick<Report, 'baseline'>): string {
  if (baseline === null) return '';
  const reason = baseline.reason === null ? '' : ` (${prose(baseline.reason)})`;
  switch (baseline.state) {
    case 'used':
    case 'stale':
      return [
        `Compared with ${sideOf(baseline)}`,
        ...(baseline.against === 'base-ref'
          ? ['both sides run in this job, interleaved']
          : [
              `stored baseline${ageOf(baseline)}${baseline.state === 'stale' ? `, **stale**${reason}` : ''}`,
            ]),
        `${counted(baseline.n, 'trial')} on its side`,
        ...(baseline.sameRunner ? [] : ['**measured on another machine**']),
      ].join(' · ');
    case 'first-run':
      return `**First run on this branch**: there is no baseline yet${reason}, and this run writes one.`;
    case 'missing':
      return `**No ${baseline.against === 'base-ref' ? 'base' : 'baseline'} to compare with**${reason}.`;
    case 'incompatible':
      return `**The baseline ${sideOf(baseline)} can't be compared**${reason}.`;
  }
}

/** What the change did to the targets and the list of cases, and to the rules; empty when nothing. */
export function changeSection({ baseline, policy }: Pick<Report, 'baseline' | 'policy'>): string {
  const lines = [
    ...(baseline === null ? [] : [...treatmentLines(baseline), ...caseLines(baseline)]),
    ...(policy === null ? [] : policyLines(policy)),
  ];
  return lines.length === 0 ? '' : lines.map((line) => `- ${line}`).join('\n');
}

function sideOf({ against, branch, commit }: BaselineFacts): string {
  const at = commit === null ? '' : code(commit.slice(0, 7));
  if (branch === null && at === '') return against === 'base-ref' ? 'itself' : 'a baseline';
  if (branch === null) return at;
  return at === '' ? code(branch) : `${code(branch)} at ${at}`;
}

function ageOf({ ageDays }: BaselineFacts): string {
  if (ageDays === null) return '';
  if (ageDays < 1) return ' of today';
  return ` ${counted(Math.floor(ageDays), 'day')} old`;
}

function treatmentLines({ treatments }: BaselineFacts): string[] {
  return treatments.map(
    ({ target, key, base, head }) =>
      `Treatment: ${code(target)} has ${code(key)} ${code(head)} here and ${code(base)} in the base.`,
  );
}

function caseLines({ state, cases, removedTargets }: BaselineFacts): string[] {
  if (state !== 'used' && state !== 'stale') return [];
  const list = (ids: readonly string[]): string =>
    [
      ...ids.slice(0, 5).map((id) => code(id)),
      ...(ids.length > 5 ? [`${ids.length - 5} more`] : []),
    ].join(', ');
  const kinds = [
    ['added', cases.added],
    ['changed', cases.changed],
    ['removed', cases.removed],
    ['renamed', cases.renamed.map(({ from, to }) => `${from} → ${to}`)],
    ['a target that is gone', removedTargets],
  ] as const;
  return kinds
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => `Not compared, ${kind}: ${list(ids)}.`);
}

function policyLines({ introduced, changed, commit }: PolicyFacts): string[] {
  if (introduced) {
    return [
      '**Policy introduced in this PR**: the base has no config, so the gates are shown as advice.',
    ];
  }
  if (changed.length === 0) return [];
  const at = commit === null ? '' : ` at ${code(commit.slice(0, 7))}`;
  return [
    `**Policy changed in this PR** (${changed.map((key) => code(key)).join(', ')}): judged by the rules of the base${at}.`,
  ];
}

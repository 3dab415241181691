import type { GateRow, Suspect } from '../../domain/verdict.ts';
import { code, prose } from '../escape.ts';
import { formatChange, formatEffect, harmInWords, pInWords } from './gate-words.ts';
import { counted } from './names.ts';

/** Why a gate has its verdict, in a sentence or two, with the way out where it is not a pass. */
export function explainGate(row: GateRow): string {
  return explanations[row.reason](row);
}

const explanations: Readonly<Record<GateRow['reason'], (row: GateRow) => string>> = {
  'inside-margin': ({ method, improved }) =>
    method === 'exact'
      ? 'Compared exactly, cell by cell: none is beyond the margin.'
      : `The interval ends inside the margin.${improved ? ' It got better by more than the margin.' : ''}`,
  'beyond-margin': ({ pAdjusted }) =>
    `The effect is beyond the margin and no chance: ${pInWords(pAdjusted)} after adjustment for all tests of this job.`,
  'case-regressed': (row) => firstFew(row, isBad, regressedCase),
  underpowered: (row) =>
    `The interval reaches over the margin: this could be noise or a change. ${powerNow(row)}${wayOut(row)}`,
  'insufficient-pairs': (row) => `${counted(row.n, 'pair')} can't reject anything.${wayOut(row)}`,
  'insufficient-trials': (row) =>
    `${counted(row.n, 'head trial')} beside the baseline can't reject anything: each cell needs 4 trials a side (${counted(row.leftOut, 'cell')} left out).${wayOut(row)}`,
  'suspect-case': (row) => firstFew(row, isOpen, openSuspect),
  'missing-data': () =>
    'Trials are missing, and the verdict would turn with how they had ended. Re-run the job.',
  'runner-differs': () =>
    'The baseline was measured on another machine, so times are shown and not judged. `against: base-ref` measures both sides on one machine.',
  'nothing-to-compare': () => 'No cell of this gate is on both sides.',
  'base-missing': (row) => `There is no base to run${because(row)}.`,
  'baseline-missing': (row) =>
    row.detail?.startsWith('first run') === true
      ? 'First run here: it leaves the baseline that later ones are compared with.'
      : `There is no baseline${because(row)}. The next run on the default branch writes one.`,
  'baseline-stale': (row) => `The baseline is too old${because(row)}.`,
  'baseline-incompatible': (row) =>
    `The baseline can't be compared${because(row)}. The next run on the default branch replaces it.`,
  'evidence-not-reconciled': (row) => `Journal and ledger contradict each other${because(row)}.`,
  'model-differs': (row) => `The two sides were answered by different models${because(row)}.`,
  'treatment-not-observed': (row) =>
    `The change of model did not reach the provider${because(row)}.`,
  'coverage-below-minimum': (row) => `Too much evidence is missing${because(row)}.`,
  'infra-errors-differ': (row) =>
    `One side had more infrastructure errors than chance explains${because(row)}.`,
  'tokens-not-covered': (row) => `Tokens can't be compared${because(row)}.`,
  unpriced: (row) => `Cost can't be compared${because(row)}. Add the model to the rate card.`,
};

const MOST_CASES = 3;

/** A sentence on each of the worst three suspects of a kind, and how many more there are. */
function firstFew(
  row: GateRow,
  holds: (suspect: Suspect) => boolean,
  explain: (suspect: Suspect, row: GateRow) => string,
): string {
  const found = row.suspects.filter(holds);
  const more = found.length - MOST_CASES;
  return [
    ...found.slice(0, MOST_CASES).map((suspect) => explain(suspect, row)),
    ...(more > 0 ? [`And ${counted(more, 'more case')}.`] : []),
  ].join(' ');
}

function isBad({ outcome }: Suspect): boolean {
  return outcome === 'confirmed' || outcome === 'flipped';
}

function isOpen({ outcome }: Suspect): boolean {
  return outcome === 'open';
}

function because({ detail }: GateRow): string {
  return detail === null ? '' : `: ${prose(detail)}`;
}

function regressedCase(suspect: Suspect, row: GateRow): string {
  const where = `${code(suspect.case)} (${suspect.mode})`;
  const { confirmation } = suspect;
  if (confirmation === null) return `${where} went ${formatChange(row.metric, suspect)}.`;
  return `${where} looked bad in ${counted(suspect.n, 'pair')}, so it was run again: ${formatEffect(confirmation.effect, row)} in ${confirmation.n} fresh pairs, ${pInWords(confirmation.pAdjusted)} after adjustment.`;
}

const causes: Readonly<Record<NonNullable<Suspect['cause']>, string>> = {
  'stored-baseline': "a stored baseline can't be run again; `against: base-ref` can",
  'confirm-off': '`compare.confirm` is false',
  'beyond-confirm-max': 'worse suspects took all of `compare.confirmMax`',
  'confirmation-incomplete': 'too few fresh pairs gave evidence',
  'budget-spent': 'the budget of the run was spent',
  'no-key': 'this job has no key to run it again',
  'no-base': 'this job could not check the base out',
};

function openSuspect(suspect: Suspect, row: GateRow): string {
  const looks = harmInWords(suspect.effect, row);
  const cause = suspect.cause === null ? '' : `, and ${causes[suspect.cause]}`;
  const needed =
    suspect.pairsToDecide === null ? '' : ` ${suspect.pairsToDecide} fresh pairs would decide.`;
  return `${code(suspect.case)} (${suspect.mode}) looks ${looks} in ${counted(suspect.n, 'trial')}${cause}.${needed}`;
}

function powerNow(row: GateRow): string {
  if (row.minimumDetectable === null) return '';
  const size =
    row.scale === 'ratio'
      ? formatEffect(1 + row.minimumDetectable, row)
      : formatEffect(row.minimumDetectable, row);
  return `With n = ${row.n} a harm of ${size.replace('+', '')} would be found four times of five.`;
}

function wayOut({ toDecide }: GateRow): string {
  if (toDecide === null) return '';
  if (toDecide.runs === null) return ` ${toDecide.n} cases would decide.`;
  return ` Re-run with \`runs: ${toDecide.runs}\` (n = ${toDecide.n}) to decide.`;
}

import type { Cell, Report } from '../../domain/report.ts';
import { code } from '../escape.ts';
import { formatMs, formatPassRate, formatShare } from '../format-number.ts';
import { commonest } from './commonest.ts';
import { counted, taskName } from './names.ts';
import { verdictLine } from './verdict-headline.ts';

/** The alert box: did the benchmark pass, and what is the worst thing in it. */
export function headline(report: Report): string {
  const trouble = troubleOf(report);
  if (trouble === null && report.calibration !== null) return calibrated(report.calibration);
  const verdict = trouble === null ? verdictLine(report) : null;
  const { tone, claim, rest } = trouble ?? verdict ?? finding(report);
  const sentence = [`**${claim}.**`, ...rest, ...exitWords(report, verdict !== null)].join(' ');
  return `> [!${tone}]\n> ${sentence}`;
}

/** What was measured, in one line. */
export function provenance({ run, coverage }: Report): string {
  const models = [...new Set(run.targets.map(({ model }) => model))];
  const more = models.length - 5;
  return [
    run.live ? 'Live run' : 'Mock run, scripted replies',
    [...models.slice(0, 5).map((model) => code(model)), ...(more > 0 ? [`${more} more`] : [])].join(
      ', ',
    ),
    `${coverage.valid} of ${counted(coverage.planned, 'trial')} gave evidence`,
    ...(run.commit === null ? [] : [`commit ${code(run.commit.slice(0, 7))}`]),
    `seed ${run.seed}`,
    `took ${formatMs(run.durationMs)}`,
  ].join(' · ');
}

interface Finding {
  readonly tone: 'TIP' | 'WARNING' | 'CAUTION';
  /** Said in bold, without its full stop. */
  readonly claim: string;
  readonly rest: readonly string[];
}

/** A run of the same arm twice has nothing to judge. */
function calibrated({ falseRed }: NonNullable<Report['calibration']>): string {
  const policy =
    falseRed === null
      ? 'no gates are configured'
      : `with nothing changed this policy is red ${formatShare(falseRed)} of the time`;
  return `> [!TIP]\n> **Calibrated: ${policy}.** The same arm ran twice, so nothing is judged.`;
}

/** What comes before any verdict: there is no whole or no trustworthy run. */
function troubleOf(report: Report): Finding | null {
  if (report.partial) return unfinished(report);
  if (report.exitReasons.includes('harness-error')) return harnessFailed(report);
  return report.exitReasons.includes('no-valid-trials') ? noEvidence(report) : null;
}

/** What the exit status rests on where the verdict does not say it. */
function exitWords({ exitReasons, verdict, budgets, cells }: Report, isJudged: boolean): string[] {
  const failed = budgets.filter((row) => row.verdict === 'failed').length;
  return [
    ...(failed > 0 ? [`${counted(failed, 'budget')} failed.`] : []),
    ...(isJudged && exitReasons.includes('failure')
      ? [
          `${counted(cells.filter((cell) => missedCount(cell) > 0).length, 'cell')} with trials that did not pass.`,
        ]
      : []),
    ...(verdict === null ? ['Nothing was compared, so there is no verdict on a change.'] : []),
  ];
}

function finding(report: Report): Finding {
  const worst = worstCell(report.cells);
  if (worst === null) return allPassed(report);
  const complaint = complaintOf(worst, report);
  const rest = [...otherCells(report.cells), overall(report)];
  return report.exitCode === 0
    ? {
        tone: 'WARNING',
        claim: `Not gated: ${complaint}`,
        rest: [...rest, 'No `failOn` event happened.'],
      }
    : { tone: 'CAUTION', claim: `Failed: ${complaint}`, rest };
}

function unfinished(report: Report): Finding {
  const { trials, states } = report;
  const { passed = 0, 'not-run': notRun = 0 } = states;
  const failed = trials.length - passed - notRun;
  const worst = worstCell(report.cells.map(ofTrialsRun));
  return {
    tone: failed > 0 ? 'CAUTION' : 'WARNING',
    claim: `Unfinished: ${counted(passed, 'trial')} passed and ${failed} did not, of ${trials.length} planned`,
    rest: worst === null ? [] : [`The worst so far: ${complaintOf(worst, report)}.`],
  };
}

/** The cell as if what has not run were not planned. */
function ofTrialsRun(cell: Cell): Cell {
  return { ...cell, planned: cell.planned - (cell.states['not-run'] ?? 0) };
}

function harnessFailed(report: Report): Finding {
  const broken = report.trials.filter(({ state }) => state === 'harness-error');
  const [first] = broken;
  const where =
    first === undefined
      ? ''
      : ` in ${taskName(first, report)}, ${first.mode} mode (${code(first.reason ?? '')})`;
  return {
    tone: 'CAUTION',
    claim: `No trustworthy result: the harness itself failed${where}`,
    rest: [`${broken.length} of ${counted(report.trials.length, 'trial')} ended that way.`],
  };
}

function noEvidence(report: Report): Finding {
  const reason = commonest(report.trials.map((trial) => trial.reason ?? trial.state));
  const why =
    reason === null ? '' : `; most often the reason was ${code(reason.value)} (${reason.count})`;
  return {
    tone: 'CAUTION',
    claim: `No trustworthy result: none of ${counted(report.trials.length, 'trial')} gave evidence${why}`,
    rest: [],
  };
}

function allPassed({ trials, cells }: Report): Finding {
  const cases = new Set(cells.map((cell) => cell.case)).size;
  const claim =
    trials.length === 1
      ? 'Passed: the only trial passed'
      : `Passed: all ${trials.length} trials of ${counted(cases, 'case')} passed`;
  return { tone: 'TIP', claim, rest: [] };
}

function missedCount({ planned, states }: Cell): number {
  return planned - (states.passed ?? 0);
}

/** The cell with the largest share of trials that did not pass; null when all did. */
function worstCell(cells: readonly Cell[]): Cell | null {
  const failing = cells.filter((cell) => missedCount(cell) > 0);
  const [first, ...others] = failing;
  if (first === undefined) return null;
  const share = (cell: Cell): number => missedCount(cell) / cell.planned;
  return others.reduce((worst, cell) => (share(cell) > share(worst) ? cell : worst), first);
}

function complaintOf(cell: Cell, report: Report): string {
  const passed = cell.planned - missedCount(cell);
  const how =
    cell.coverage.valid === 0
      ? `gave no evidence in ${counted(cell.planned, 'trial')}`
      : `passed ${passed} of ${counted(cell.planned, 'trial')}`;
  return `${taskName(cell, report)} ${how} in ${cell.mode} mode`;
}

function otherCells(cells: readonly Cell[]): string[] {
  const failing = cells.filter((cell) => missedCount(cell) > 0).length;
  if (failing === 1) return [];
  return [`${failing} of ${cells.length} cells have trials that did not pass.`];
}

function overall({ passRate, coverage }: Report): string {
  const missing = coverage.planned - coverage.valid;
  const without = missing === 0 ? '' : `, ${counted(missing, 'trial')} gave no evidence`;
  return `Overall ${formatPassRate(passRate)} passed${without}.`;
}

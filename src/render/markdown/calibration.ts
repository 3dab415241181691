import type { CalibrationRow } from '../../domain/calibration.ts';
import type { Report } from '../../domain/report.ts';
import { code } from '../escape.ts';
import { formatShare, notAvailable } from '../format-number.ts';
import { formatEffect, formatValue } from './gate-words.ts';
import { table } from './table.ts';

/** What an A/A run says of noise and policy; empty for any other run. */
export function calibrationSection({ calibration, run }: Report): string {
  if (calibration === null) return '';
  const head = [
    'metric',
    'noise of a pair',
    'n',
    'smallest harm found',
    'proposed margin',
    'this policy, nothing changed',
  ];
  const several = run.targets.length > 1;
  const rows = calibration.rows.map((row) => [
    `${several ? `${code(row.target)} ` : ''}${code(row.metric)}`,
    distance(row.noise, row),
    String(row.n),
    distance(row.minimumDetectable, row),
    proposal(row),
    gateWords(row),
  ]);
  const whole =
    calibration.falseRed === null
      ? 'No gates are configured, so there is no policy to rate.'
      : `With nothing changed, a job under this policy is red ${formatShare(calibration.falseRed)} of the time (${calibration.resamples} benchmarks drawn from these pairs).`;
  return `### Calibration\n\nThe same arm ran twice. ${whole}\n\n${table(head, rows)}`;
}

function distance(value: number, row: CalibrationRow): string {
  const effect = row.scale === 'ratio' ? 1 + value : value;
  return formatEffect(effect, row).replace('+', '');
}

function proposal({ proposedMargin, scale, metric }: CalibrationRow): string {
  if (scale === 'ratio') return code(`maxRegressionPercent: ${proposedMargin}`);
  if (scale === 'points') return code(`maxDropPoints: ${proposedMargin}`);
  return `${code(`minAbsolute: ${proposedMargin}`)} (${formatValue(metric, proposedMargin)})`;
}

function gateWords({ gate }: CalibrationRow): string {
  if (gate === null) return notAvailable;
  return `red ${formatShare(gate.falseRed)}, pass ${formatShare(gate.pass)}, inconclusive ${formatShare(gate.inconclusive)}`;
}

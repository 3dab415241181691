import type { Report, Total } from '../../domain/report.ts';
import { formatQuantity, formatShare, formatUsd, notAvailable } from '../format-number.ts';
import { details } from './table.ts';

/** Tokens, cost and how much of both is evidenced, folded. */
export function spendingSection({ totals, coverage }: Report): string {
  const { callsSent, callsWithUsage, callsPriced, tokenCoverage, pricingCoverage } = coverage;
  const { inputTokens, outputTokens, totalTokens, costUsd } = totals;
  const priced = describe(costUsd, formatUsd, { covered: callsPriced, callsSent });
  const lines = [
    `- Tokens: ${describe(totalTokens, formatQuantity, { covered: callsWithUsage, callsSent })}${parts(inputTokens, outputTokens)}`,
    `- Cost: ${costUsd.value === null && callsPriced === 0 ? 'unpriced' : priced}`,
    `- Token coverage: ${share(tokenCoverage, callsWithUsage, callsSent)}`,
    `- Pricing coverage: ${share(pricingCoverage, callsPriced, callsSent)}`,
    `- Trial coverage: ${formatShare(coverage.trialCoverage)} (${coverage.valid} of ${coverage.planned} trials)`,
  ];
  return details('Tokens, cost, coverage', lines.join('\n'));
}

interface Extent {
  readonly covered: number;
  readonly callsSent: number;
}

/** A total, or the words for one that does not cover every call. */
function describe(
  { value, observed }: Total,
  format: (value: number) => string,
  { covered, callsSent }: Extent,
): string {
  if (value !== null) return format(value);
  if (covered === 0) return notAvailable;
  return `${notAvailable}, observed ${format(observed)} in ${covered} of ${callsSent} calls, not comparable`;
}

function parts(input: Total, output: Total): string {
  if (input.value === null || output.value === null) return '';
  return ` (${formatQuantity(input.value)} in, ${formatQuantity(output.value)} out)`;
}

function share(value: number | null, part: number, whole: number): string {
  if (value !== null) return `${formatShare(value)} (${part} of ${whole} calls)`;
  const why = whole === 0 ? 'no call was sent' : 'the evidence contradicts itself';
  return `${notAvailable}, ${why}`;
}

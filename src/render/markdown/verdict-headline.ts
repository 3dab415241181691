import type { Report } from '../../domain/report.ts';
import type { GateRow } from '../../domain/verdict.ts';
import { code } from '../escape.ts';
import { explainGate } from './explain-gate.ts';
import { gateName, harmInWords } from './gate-words.ts';
import { counted } from './names.ts';

/** The verdict as a sentence that a person would say. */
export interface VerdictLine {
  readonly tone: 'TIP' | 'WARNING' | 'CAUTION';
  /** Said in bold, without its full stop. */
  readonly claim: string;
  readonly rest: readonly string[];
}

/** Null when nothing was compared. */
export function verdictLine(report: Report): VerdictLine | null {
  const { verdict, gates } = report;
  const worst = gates.find((row) => row.verdict === verdict);
  if (verdict === null || worst === undefined) return null;
  const standing = `${gates.filter((row) => row.verdict === 'pass').length} of ${gates.length} gates hold.`;
  switch (verdict) {
    case 'regressed':
      return {
        tone: 'CAUTION',
        claim: `Regressed: ${regression(worst)}`,
        rest: [sureness(worst), standing],
      };
    case 'invalid':
      return {
        tone: 'CAUTION',
        claim: `Invalid: nothing can be said about ${gateName(worst)}`,
        rest: [explainGate(worst), standing],
      };
    case 'inconclusive':
      return {
        tone: 'WARNING',
        claim: `Inconclusive: ${gateName(worst)} is not decided`,
        rest: [explainGate(worst), standing],
      };
    case 'pass':
      return { tone: 'TIP', claim: passClaim(gates), rest: improvements(gates) };
  }
}

function regression(row: GateRow): string {
  const bad = row.suspects.find(({ outcome }) => outcome === 'confirmed' || outcome === 'flipped');
  if (row.reason !== 'case-regressed' || bad === undefined) {
    return `the agent got ${harmInWords(row.effect, row)}`;
  }
  const others = row.suspects.filter(({ outcome }) => outcome === bad.outcome).length - 1;
  const more = others > 0 ? ` and ${counted(others, 'more case')}` : '';
  const effect = bad.confirmation?.effect ?? bad.effect;
  const where = ` in ${bad.mode} mode`;
  if (row.metric === 'passRate' && bad.outcome === 'flipped') {
    return `${code(bad.case)}${more} no longer ${others > 0 ? 'pass' : 'passes'}${where}`;
  }
  return `${code(bad.case)}${more} got ${harmInWords(effect, row)}${where}`;
}

function sureness(row: GateRow): string {
  const bad = row.suspects.find(({ outcome }) => outcome === 'confirmed');
  if (row.reason === 'case-regressed' && bad?.confirmation) {
    return `Confirmed on ${bad.confirmation.n} fresh pairs.`;
  }
  if (row.method === 'exact') return 'Compared exactly, as scripted runs are deterministic.';
  return `Over ${row.n} ${row.method === 'rank-sum' ? 'trials' : 'pairs'}, ${gateName(row)}.`;
}

function passClaim(gates: readonly GateRow[]): string {
  return gates.length === 1 ? 'Pass: the gate holds' : `Pass: all ${gates.length} gates hold`;
}

function improvements(gates: readonly GateRow[]): string[] {
  const better = gates.filter((row) => row.improved);
  if (better.length === 0) return [];
  return [`Improved: ${better.map((row) => code(row.metric)).join(', ')}.`];
}

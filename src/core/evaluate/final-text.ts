import type { TrialEvidence } from '../../domain/evidence.ts';

/** What the trial ended in: the agent's own last words where its process gave them, else the text of the last reply. */
export function finalTextOf({ launches, calls }: TrialEvidence): string | null {
  return launches.at(-1)?.answer ?? calls.at(-1)?.text ?? null;
}

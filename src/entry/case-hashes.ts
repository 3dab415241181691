import { contentHash } from '../adapters/config/content-hash.ts';
import { caseContent } from '../core/case-content.ts';
import type { CaseHashes } from '../core/compare/match-cases.ts';
import type { RunSettings } from '../domain/run-settings.ts';

/** The content hash of each case, by its id. */
export function caseHashes({ cases }: Pick<RunSettings, 'cases'>): CaseHashes {
  return Object.fromEntries(
    cases.map(({ definition }) => [definition.id, contentHash(caseContent(definition))]),
  );
}

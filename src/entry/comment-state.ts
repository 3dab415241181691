import { contentHash } from '../adapters/config/content-hash.ts';
import type { Report } from '../domain/report.ts';

/** What a comment is about, so that a new one is told from one that says the same: verdict and rows. */
export function commentState({ verdict, exitCode, gates, budgets }: Report): string {
  const rows = [...gates, ...budgets].map(({ metric, target, where, verdict: row, reason }) => [
    ...[metric, target, where, row, reason],
  ]);
  return contentHash([verdict, exitCode, rows]).slice(0, 16);
}

/** The comment's key: as told, else the workflow and its config, which one pull request may have several of. */
export function commentKey(
  given: string | null,
  place: { readonly workflow: string; readonly configPath: string | null },
): string {
  return given ?? `${place.workflow || 'agent-bench'}/${place.configPath ?? 'no-config'}`;
}

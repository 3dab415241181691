import { checkConfig } from '../../core/config/check-config.ts';
import { checkRates } from '../../core/config/check-rates.ts';
import { formatProblem, onlyWarnings } from '../../core/config/problem.ts';
import type { RulesOfConfig } from '../../core/config/apply-policy.ts';
import type { FileAtCommit } from '../../domain/file-at-commit.ts';
import { parseYaml } from './parse-yaml.ts';

export interface PolicyQuestion {
  /** Where the config may stand, the first that exists counts. */
  readonly names: readonly string[];
  readonly read: (path: string) => Promise<FileAtCommit>;
}

/** The base's rules; or why there are none; or why that can't be known, and then nothing may be judged. */
export type PolicyAnswer =
  | { readonly kind: 'rules'; readonly rules: RulesOfConfig }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly words: string };

/** Reads the rules that judge a pull request from its base. */
export async function loadPolicy({ names, read }: PolicyQuestion): Promise<PolicyAnswer> {
  for (const name of names) {
    const file = await read(name);
    if (file.kind === 'unreadable') return { kind: 'unreadable', words: file.words };
    if (file.kind === 'file') return readRules(name, file.text, read);
  }
  return { kind: 'none' };
}

async function readRules(
  name: string,
  text: string,
  read: PolicyQuestion['read'],
): Promise<PolicyAnswer> {
  const { document, problems } = parseYaml(name, text);
  if (document === null) return broken(problems.map(formatProblem));
  const checked = checkConfig(document, null);
  if (checked.config === null || !onlyWarnings(checked.problems)) {
    return broken(checked.problems.map(formatProblem));
  }
  const { failOn, compare, gates, budgets, pricing } = checked.config;
  const rules = { failOn, compare, gates, budgets };
  if (pricing === undefined) return { kind: 'rules', rules: { ...rules, rateCard: null } };
  const card = await read(pricing.rateCards);
  if (card.kind === 'unreadable') return { kind: 'unreadable', words: card.words };
  if (card.kind === 'absent') return broken([`${pricing.rateCards} is not there`]);
  const parsed = parseYaml(pricing.rateCards, card.text);
  const rates = parsed.document === null ? null : checkRates(parsed.document);
  if (rates?.rateCard == null) return broken([`${pricing.rateCards} can't be read`]);
  return { kind: 'rules', rules: { ...rules, rateCard: rates.rateCard } };
}

function broken([first = 'it is not valid']: readonly string[]): PolicyAnswer {
  return { kind: 'unreadable', words: `the base's config is not valid: ${first}` };
}

import type { Problem } from '../../domain/failure.ts';
import { jsonSchema } from '../../domain/json-schemas.ts';
import { type RateCard, rateCardSchema } from '../../domain/rates.ts';
import type { ConfigDocument } from './document.ts';
import { onePerPlace } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { secretProblems } from './secrets.ts';

/** The rate card, or null when its shape is wrong; and everything that is wrong with it. */
export function checkRates(document: ConfigDocument): {
  readonly rateCard: RateCard | null;
  readonly problems: readonly Problem[];
} {
  const parsed = rateCardSchema.safeParse(document.value);
  const issues = parsed.error?.issues ?? [];
  const schema = issues.length > 0 ? jsonSchema('rates') : {};
  const problems = onePerPlace([
    ...secretProblems(document),
    ...schemaProblems(document, schema, issues),
  ]);
  return { rateCard: parsed.data ?? null, problems };
}

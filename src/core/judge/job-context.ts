import type { benjaminiHochberg } from '../statistics/adjust.ts';
import type { FreshPlan, Lead } from './confirm.ts';
import type { Measured, TestFamily } from './examine.ts';

export type Leads = ReadonlyMap<Measured, readonly Lead[]>;

export interface Family extends TestFamily {
  readonly plan: FreshPlan;
  readonly adjust: typeof benjaminiHochberg;
}

/** What one row needs to know of all the others. */
export interface JobContext {
  readonly leads: Leads;
  /** Raw p values by the gate or suspect that they belong to. */
  readonly values: ReadonlyMap<object, number>;
  readonly family: Family;
}

/** The p of a gate or suspect within the family of all tests of the job; null where it has none. */
export function adjustedP(key: object, { values, family }: JobContext): number | null {
  const place = [...values.keys()].indexOf(key);
  return family.adjust([...values.values()])[place] ?? null;
}

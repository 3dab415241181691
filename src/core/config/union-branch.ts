import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import type { SchemaIssue } from '../../domain/schema-issue.ts';

/** What the author of a value that fits no alternative of a union evidently meant. */
export type Meant =
  | { readonly kind: 'branch'; readonly index: number; readonly issues: readonly SchemaIssue[] }
  /** Keys that exclude each other stand side by side. */
  | { readonly kind: 'exclusive'; readonly keys: readonly string[] }
  /** No alternative knows any of its keys. */
  | { readonly kind: 'no-known-key'; readonly keys: readonly string[] }
  | { readonly kind: 'other-type' };

/** True for a key that settles what is meant, whatever else stands beside it. */
export function isDecidingKey(key: string): boolean {
  return key === 'command';
}

interface Branch {
  readonly index: number;
  readonly issues: readonly SchemaIssue[];
  readonly unknownKeys: readonly string[];
  readonly otherFaults: number;
}

/** Picks the alternative with the fewest unknown keys, then with the fewest other faults. */
export function meantBranch(
  value: unknown,
  alternatives: readonly (readonly SchemaIssue[])[],
): Meant {
  const branches = alternatives.map(toBranch).filter(({ issues }) => issues.every(isInside));
  const [first] = branches;
  if (first === undefined) return { kind: 'other-type' };
  return isJsonObject(value) ? meantByKeys(value, branches, first) : asMeant(first);
}

function toBranch(issues: readonly SchemaIssue[], index: number): Branch {
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const otherFaults = issues.filter(({ code }) => code !== 'unrecognized_keys').length;
  return { index, issues, unknownKeys, otherFaults };
}

/** False for an issue with the value as a whole: it is of another type altogether. */
function isInside(issue: SchemaIssue): boolean {
  if (issue.path.length > 0) return true;
  return issue.code !== 'invalid_type' && issue.code !== 'invalid_value';
}

function meantByKeys(value: JsonObject, branches: readonly Branch[], first: Branch): Meant {
  const keys = Object.keys(value);
  const decided = branches.find(({ unknownKeys }) =>
    keys.some((key) => isDecidingKey(key) && !unknownKeys.includes(key)),
  );
  if (decided !== undefined) return asMeant(decided);
  const best = branches.reduce((a, b) => (isNearer(b, a) ? b : a), first);
  if (keys.length > 0 && best.unknownKeys.length === keys.length) {
    return { kind: 'no-known-key', keys };
  }
  const equals = branches.filter(
    (branch) => branch.otherFaults === 0 && branch.unknownKeys.length === best.unknownKeys.length,
  );
  const exclusive = [...new Set(equals.flatMap(({ unknownKeys }) => unknownKeys))];
  return equals.length > 1
    ? { kind: 'exclusive', keys: keys.filter((key) => exclusive.includes(key)) }
    : asMeant(best);
}

function isNearer(a: Branch, b: Branch): boolean {
  const difference = a.unknownKeys.length - b.unknownKeys.length;
  return difference < 0 || (difference === 0 && a.otherFaults < b.otherFaults);
}

function asMeant({ index, issues }: Branch): Meant {
  return { kind: 'branch', index, issues };
}

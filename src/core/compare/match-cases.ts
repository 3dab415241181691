import type { BaselineFacts } from '../../domain/verdict.ts';

/** Content hashes by case id. */
export type CaseHashes = Readonly<Record<string, string>>;

/**
 * Which cases can be compared: those of the same id and content on both sides. The others are listed by what
 * became of them; one that has another id and the same content was renamed.
 */
export function matchCases(base: CaseHashes, head: CaseHashes): BaselineFacts['cases'] {
  const [was, is] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
  const gone = [...was].filter(([id]) => !is.has(id));
  const fresh = [...is].filter(([id]) => !was.has(id));
  const renamed: BaselineFacts['cases']['renamed'] = [];
  for (const [to, hash] of fresh) {
    const from = gone.find(([id, other]) => other === hash && !renamed.some((r) => r.from === id));
    if (from !== undefined) renamed.push({ from: from[0], to });
  }
  const both = [...is.keys()].filter((id) => was.has(id));
  return {
    common: both.filter((id) => was.get(id) === is.get(id)),
    changed: both.filter((id) => was.get(id) !== is.get(id)),
    added: fresh.map(([id]) => id).filter((id) => !renamed.some(({ to }) => to === id)),
    removed: gone.map(([id]) => id).filter((id) => !renamed.some(({ from }) => from === id)),
    renamed,
  };
}

import type { MeasuredTarget } from '../../domain/baseline.ts';
import type { BaselineFacts } from '../../domain/verdict.ts';

type Treatment = BaselineFacts['treatments'][number];

/** What a change did to the targets that both sides have, key by key: it is compared, and named. */
export function treatmentsOf(
  base: readonly MeasuredTarget[],
  head: readonly MeasuredTarget[],
): Treatment[] {
  return head.flatMap((now) => {
    const was = base.find(({ id }) => id === now.id);
    return was === undefined ? [] : differences(was, now);
  });
}

function differences(base: MeasuredTarget, head: MeasuredTarget): Treatment[] {
  const [was, is] = [flat(base), flat(head)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .map((key) => ({
      target: head.id,
      key,
      base: was.get(key) ?? 'not given',
      head: is.get(key) ?? 'not given',
    }));
}

function flat({ provider, model, params, limits, agent }: MeasuredTarget): Map<string, string> {
  return new Map([
    ['provider', provider],
    ['model', model],
    ...Object.entries(agent ?? {}).map(
      ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    ),
    ...Object.entries(params).map(
      ([key, value]) => [`params.${key}`, JSON.stringify(value)] as const,
    ),
    ...Object.entries(limits).map(
      ([key, value]) => [`limits.${key}`, JSON.stringify(value)] as const,
    ),
  ]);
}

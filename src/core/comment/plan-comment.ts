import type { CommentMode, CommentPolicy } from '../../domain/config-names.ts';
import { isMarked, readState } from './marker.ts';

/** A comment as it stands, in order of creation. */
export interface CommentOnPage {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** Written by whoever the token belongs to. */
  readonly isOurs: boolean;
}

/** What is to be said, and how. */
export interface CommentWish {
  readonly key: string;
  readonly body: string;
  readonly state: string;
  readonly policy: CommentPolicy;
  readonly mode: CommentMode;
  readonly exitCode: number;
}

export type CommentPlan =
  | {
      readonly kind: 'leave';
      readonly reason: 'off' | 'unchanged' | 'no-change' | 'nothing-to-tell';
      readonly kept: CommentOnPage | null;
      readonly remove: readonly number[];
    }
  | { readonly kind: 'create'; readonly remove: readonly number[] }
  | { readonly kind: 'update'; readonly id: number; readonly remove: readonly number[] };

/** What to do about the one comment of a key: the oldest of ours is it, and others are removed. */
export function planComment(
  existing: readonly CommentOnPage[],
  { key, body, state, policy, mode, exitCode }: CommentWish,
): CommentPlan {
  const ours = existing.filter((comment) => comment.isOurs && isMarked(comment.body, key));
  const [oldest = null, ...others] = ours;
  const double = mode === 'new' ? [] : others.map(({ id }) => id);
  if (policy === 'off') return { kind: 'leave', reason: 'off', kept: oldest, remove: [] };
  const latest = mode === 'new' ? (ours.at(-1) ?? null) : oldest;
  if (policy === 'on-regression' && latest === null && exitCode === 0) {
    return { kind: 'leave', reason: 'nothing-to-tell', kept: null, remove: [] };
  }
  if (policy === 'on-change' && latest !== null && readState(latest.body) === state) {
    return { kind: 'leave', reason: 'no-change', kept: latest, remove: double };
  }
  if (mode === 'new' || oldest === null) return { kind: 'create', remove: [] };
  if (mode === 'recreate') return { kind: 'create', remove: ours.map(({ id }) => id) };
  return isSame(oldest.body, body)
    ? { kind: 'leave', reason: 'unchanged', kept: oldest, remove: double }
    : { kind: 'update', id: oldest.id, remove: double };
}

/** GitHub stores other line ends, and no white space at the end. */
function isSame(stored: string, wished: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(stored) === plain(wished);
}

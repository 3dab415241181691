import {
  planComment,
  type CommentOnPage,
  type CommentPlan,
  type CommentWish,
} from '../../core/comment/plan-comment.ts';
import { explain, statusOf, wordsOf } from './api-failure.ts';
import { listMarked, type CommentPlace, type Thread } from './marked-comments.ts';
import { openOctokit } from './open-octokit.ts';

export type CommentOutcome =
  | {
      readonly kind: 'written' | 'left';
      readonly id: number | null;
      readonly url: string | null;
      readonly note: string | null;
    }
  | { readonly kind: 'refused'; readonly note: string }
  | { readonly kind: 'failed'; readonly warning: string };

/** Brings the one comment of a key up to date; what goes wrong is said in words, nothing is thrown. */
export async function publishComment(
  place: CommentPlace,
  wish: CommentWish,
): Promise<CommentOutcome> {
  if (wish.policy === 'off') return left(null, null);
  try {
    const octokit = await openOctokit(place);
    const [owner = '', repo = ''] = place.repository.split('/');
    return await publish({ octokit, place, owner, repo }, wish);
  } catch (error) {
    return { kind: 'failed', warning: explain(error, place.token) };
  }
}

async function publish(thread: Thread, wish: CommentWish): Promise<CommentOutcome> {
  const plan = planComment(await listMarked(thread, wish.key), wish);
  if (plan.kind === 'leave' && plan.remove.length === 0) return left(plan.kept, null);
  if (await hasMoved(thread)) return refused;
  const outcome = await carryOut(thread, plan, wish);
  if (outcome.kind === 'refused' || outcome.kind === 'failed') return outcome;
  const notes = [outcome.note, await removeAll(thread, plan.remove)];
  return { ...outcome, note: notes.filter((note) => note !== null).join('; ') || null };
}

async function carryOut(
  thread: Thread,
  plan: CommentPlan,
  wish: CommentWish,
): Promise<CommentOutcome> {
  switch (plan.kind) {
    case 'leave':
      return left(plan.kept, null);
    case 'create':
      return createOne(thread, wish, plan.remove);
    case 'update': {
      const updated = await update(thread, plan.id, wish.body);
      return updated === null ? createOne(thread, wish, plan.remove) : written(updated, null);
    }
  }
}

interface Written {
  readonly id: number;
  readonly url: string;
}

/** Two runs that found no comment both create one: the later steps back, and updates the earlier one's. */
async function createOne(
  thread: Thread,
  wish: CommentWish,
  replaced: readonly number[],
): Promise<CommentOutcome> {
  const { octokit, place, owner, repo } = thread;
  const { data } = await octokit.rest.issues.createComment({
    ...{ owner, repo, issue_number: place.pullNumber, body: wish.body },
  });
  const own = { id: data.id, url: data.html_url };
  if (wish.mode === 'new') return written(own, null);
  try {
    const older = (await listMarked(thread, wish.key)).find(
      ({ id, isOurs }) => isOurs && id < own.id && !replaced.includes(id),
    );
    return older === undefined ? written(own, null) : await stepBack(thread, { own, older, wish });
  } catch (error) {
    return written(
      own,
      `a second comment may be left of another run: ${wordsOf(error, place.token)}`,
    );
  }
}

/** The earlier comment may tell of a newer commit by now: then it stays as it is. */
async function stepBack(
  thread: Thread,
  race: { readonly own: Written; readonly older: CommentOnPage; readonly wish: CommentWish },
): Promise<CommentOutcome> {
  const { own, older, wish } = race;
  const isOutdated = await hasMoved(thread);
  const updated = isOutdated ? null : await update(thread, older.id, wish.body);
  if (updated === null && !isOutdated) return written(own, null);
  const note = await removeAll(thread, [own.id]);
  return updated === null ? refused : written(updated, note);
}

/** Null when the comment is gone. */
async function update(thread: Thread, id: number, body: string): Promise<Written | null> {
  const { octokit, owner, repo } = thread;
  try {
    const { data } = await octokit.rest.issues.updateComment({
      ...{ owner, repo, comment_id: id, body },
    });
    return { id: data.id, url: data.html_url };
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Null when all are gone, else a note. */
async function removeAll(
  { octokit, place, owner, repo }: Thread,
  ids: readonly number[],
): Promise<string | null> {
  const failed: unknown[] = [];
  for (const id of ids) {
    try {
      await octokit.rest.issues.deleteComment({ owner, repo, comment_id: id });
    } catch (error) {
      if (statusOf(error) !== 404) failed.push(error);
    }
  }
  if (failed.length === 0) return null;
  return `${failed.length} superfluous comment${failed.length === 1 ? '' : 's'} could not be removed: ${wordsOf(failed[0], place.token)}`;
}

/** True when the pull request's head is another commit than the one that the report is about. */
async function hasMoved({ octokit, place, owner, repo }: Thread): Promise<boolean> {
  if (place.headSha === null) return false;
  const pull = await octokit.rest.pulls.get({ owner, repo, pull_number: place.pullNumber });
  return pull.data.head.sha !== place.headSha;
}

const refused: CommentOutcome = {
  kind: 'refused',
  note: 'a newer commit of the pull request has come meanwhile, so its comment was left to the run of that one',
};

function left(kept: CommentOnPage | null, note: string | null): CommentOutcome {
  return { kind: 'left', id: kept?.id ?? null, url: kept?.url ?? null, note };
}

function written(comment: Written, note: string | null): CommentOutcome {
  return { kind: 'written', ...comment, note };
}

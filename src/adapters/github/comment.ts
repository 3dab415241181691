import { markerOf } from '../../core/comment/marker.ts';
import {
  planComment,
  type CommentOnPage,
  type CommentPlan,
  type CommentWish,
} from '../../core/comment/plan-comment.ts';
import { openOctokit, type ApiAccess } from './open-octokit.ts';

export interface CommentPlace extends ApiAccess {
  /** `owner/name`. */
  readonly repository: string;
  readonly pullNumber: number;
  /** The commit that the report is about; null is not checked. */
  readonly headSha: string | null;
}

export type CommentOutcome =
  | {
      readonly kind: 'written' | 'left';
      readonly id: number | null;
      readonly url: string | null;
      readonly note: string | null;
    }
  | { readonly kind: 'refused'; readonly note: string }
  | { readonly kind: 'failed'; readonly warning: string };

type Octokit = Awaited<ReturnType<typeof openOctokit>>;

/** Brings the one comment of a key up to date; what goes wrong is said in words, nothing is thrown. */
export async function publishComment(
  place: CommentPlace,
  wish: CommentWish,
): Promise<CommentOutcome> {
  try {
    return await publish(await openOctokit(place), place, wish);
  } catch (error) {
    return { kind: 'failed', warning: explain(error) };
  }
}

async function publish(
  octokit: Octokit,
  place: CommentPlace,
  wish: CommentWish,
): Promise<CommentOutcome> {
  const [owner = '', repo = ''] = place.repository.split('/');
  const where = { owner, repo };
  const listed = await listOurs(octokit, place, wish.key);
  const plan = planComment(listed, wish);
  if (plan.kind === 'leave' && plan.remove.length === 0) return left(plan.kept);
  const pull = await octokit.rest.pulls.get({ ...where, pull_number: place.pullNumber });
  if (place.headSha !== null && pull.data.head.sha !== place.headSha) {
    const note =
      'a newer commit has come to the pull request meanwhile, so its comment was left alone';
    return { kind: 'refused', note };
  }
  const written = await carryOut(octokit, place, { plan, wish });
  const notes = await removeAll(octokit, place, plan.remove);
  if (plan.kind === 'leave') return { ...left(plan.kept), note: notes };
  return { kind: 'written', ...written, note: notes };
}

interface Written {
  readonly id: number;
  readonly url: string;
}

async function carryOut(
  octokit: Octokit,
  place: CommentPlace,
  { plan, wish }: { readonly plan: CommentPlan; readonly wish: CommentWish },
): Promise<Written> {
  switch (plan.kind) {
    case 'leave':
      return { id: 0, url: '' };
    case 'update':
      return update(octokit, place, { id: plan.id, wish });
    case 'create': {
      const created = await create(octokit, place, wish);
      return wish.mode === 'new' ? created : settleRace(octokit, place, { created, plan, wish });
    }
  }
}

async function create(
  octokit: Octokit,
  place: CommentPlace,
  { body }: CommentWish,
): Promise<Written> {
  const [owner = '', repo = ''] = place.repository.split('/');
  const { data } = await octokit.rest.issues.createComment({
    ...{ owner, repo, issue_number: place.pullNumber, body },
  });
  return { id: data.id, url: data.html_url };
}

/** A comment that somebody deleted meanwhile is written anew. */
async function update(
  octokit: Octokit,
  place: CommentPlace,
  { id, wish }: { readonly id: number; readonly wish: CommentWish },
): Promise<Written> {
  const [owner = '', repo = ''] = place.repository.split('/');
  try {
    const { data } = await octokit.rest.issues.updateComment({
      ...{ owner, repo, comment_id: id, body: wish.body },
    });
    return { id: data.id, url: data.html_url };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return create(octokit, place, wish);
  }
}

/** Two runs that found no comment both create one; the later steps back and updates the earlier one's. */
async function settleRace(
  octokit: Octokit,
  place: CommentPlace,
  race: { readonly created: Written; readonly plan: CommentPlan; readonly wish: CommentWish },
): Promise<Written> {
  const { created, plan, wish } = race;
  const others = (await listOurs(octokit, place, wish.key)).filter(
    ({ id, isOurs }) => isOurs && id < created.id && !plan.remove.includes(id),
  );
  const [oldest] = others.filter(({ body }) => body.trimEnd().endsWith(markerOf(wish.key)));
  if (oldest === undefined) return created;
  const updated = await update(octokit, place, { id: oldest.id, wish });
  await removeAll(octokit, place, [created.id]);
  return updated;
}

/** Null when all are gone, else a note. */
async function removeAll(
  octokit: Octokit,
  place: CommentPlace,
  ids: readonly number[],
): Promise<string | null> {
  const [owner = '', repo = ''] = place.repository.split('/');
  let failed = 0;
  for (const id of ids) {
    try {
      await octokit.rest.issues.deleteComment({ owner, repo, comment_id: id });
    } catch (error) {
      if (statusOf(error) !== 404) failed += 1;
    }
  }
  return failed === 0 ? null : `${failed} older comments could not be removed`;
}

/** All comments that carry our marker, over all pages, each with whether it was written by this token's owner. */
async function listOurs(
  octokit: Octokit,
  place: CommentPlace,
  key: string,
): Promise<CommentOnPage[]> {
  const [owner = '', repo = ''] = place.repository.split('/');
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    ...{ owner, repo, issue_number: place.pullNumber, per_page: 100 },
  });
  const marked = all.filter(({ body }) => body?.includes(markerOf(key)) === true);
  const own = await ownIds(
    octokit,
    marked.map(({ node_id: id }) => id),
  );
  return marked.map(({ id, html_url: url, body = '', node_id: node, user }) => ({
    ...{ id, url, body },
    isOurs: own?.has(node) ?? user?.login === 'github-actions[bot]',
  }));
}

const AUTHORS = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { id viewerDidAuthor } } }`;

/** Whom the comments are by, as the token's owner sees it; null where that can't be asked. */
async function ownIds(octokit: Octokit, ids: readonly string[]): Promise<Set<string> | null> {
  if (ids.length === 0) return new Set();
  try {
    const answer = await octokit.graphql<{
      readonly nodes: readonly ({
        readonly id?: string;
        readonly viewerDidAuthor?: boolean;
      } | null)[];
    }>(AUTHORS, { ids: ids.slice(0, 100) });
    const own = answer.nodes.filter((node) => node?.viewerDidAuthor === true);
    return new Set(own.flatMap((node) => node?.id ?? []));
  } catch {
    return null;
  }
}

function left(kept: CommentOnPage | null): CommentOutcome & { kind: 'left' | 'written' } {
  return { kind: 'left', id: kept?.id ?? null, url: kept?.url ?? null, note: null };
}

function statusOf(error: unknown): number | null {
  const isFailed = typeof error === 'object' && error !== null && 'status' in error;
  return isFailed && typeof error.status === 'number' ? error.status : null;
}

function explain(error: unknown): string {
  const status = statusOf(error);
  const words = (error instanceof Error ? error.message : String(error))
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);
  const hint =
    status === 401 || status === 403 || status === 404
      ? '; give the job "permissions: pull-requests: write"'
      : '';
  return `the pull request was not told: ${words}${hint}`;
}

import { isMarked } from '../../core/comment/marker.ts';
import type { CommentOnPage } from '../../core/comment/plan-comment.ts';
import type { ApiAccess, openOctokit } from './open-octokit.ts';

export interface CommentPlace extends ApiAccess {
  /** `owner/name`. */
  readonly repository: string;
  readonly pullNumber: number;
  /** The commit that the report is about; null is not checked. */
  readonly headSha: string | null;
}

/** The comments of one pull request, and the way to them. */
export interface Thread {
  readonly octokit: Awaited<ReturnType<typeof openOctokit>>;
  readonly place: CommentPlace;
  readonly owner: string;
  readonly repo: string;
}

/** The comments that carry our marker, over all pages, each with whether this token's owner wrote it. */
export async function listMarked(
  { octokit, place, owner, repo }: Thread,
  key: string,
): Promise<CommentOnPage[]> {
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    ...{ owner, repo, issue_number: place.pullNumber, per_page: 100 },
  });
  const marked = all.filter(({ body = '' }) => isMarked(body, key));
  const authorship = await askAuthorship(
    octokit,
    marked.map(({ node_id: node }) => node),
  );
  return marked.map(({ id, html_url: url, body = '', user }, index) => ({
    ...{ id, url, body },
    isOurs:
      authorship === null
        ? user?.login === 'github-actions[bot]'
        : (authorship[index]?.viewerDidAuthor ?? false),
  }));
}

type Authorship = readonly ({ readonly viewerDidAuthor?: boolean } | null)[];

const AUTHORS =
  'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { id viewerDidAuthor } } }';
const MOST_NODES = 100; // https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api

/**
 * Whether the token's owner wrote the comments, in the order of their nodes: a node may answer with another form
 * of its id. Null where that can't be asked.
 */
async function askAuthorship(
  octokit: Thread['octokit'],
  nodes: readonly string[],
): Promise<Authorship | null> {
  const known: Authorship[number][] = [];
  for (let from = 0; from < nodes.length; from += MOST_NODES) {
    const ids = nodes.slice(from, from + MOST_NODES);
    const answer = await octokit
      .graphql<Answer>(AUTHORS, { ids })
      .catch((error: { data?: Answer | null }) => error.data); // Of a comment that is gone meanwhile
    if (answer?.nodes?.length !== ids.length) return null;
    known.push(...answer.nodes);
  }
  return known;
}

interface Answer {
  readonly nodes?: Authorship | null;
}

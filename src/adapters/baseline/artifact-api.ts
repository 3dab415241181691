export interface ArtifactApiOptions {
  readonly token: string;
  /** `GITHUB_API_URL`. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly repo: string;
}

/** An artifact that may hold a baseline. */
export interface Artifact {
  readonly id: number;
  readonly runId: number;
  readonly sizeBytes: number;
}

/** The three calls of GitHub's REST API that lead to an artifact. Each throws on any other answer than success. */
export interface ArtifactApi {
  /** From this repository's own runs on the branch, newest first, without expired ones. */
  artifacts(name: string, branch: string): AsyncIterable<Artifact>;
  /** The run succeeded, on the branch and for an event that trusted code alone starts. */
  isTrusted(runId: number, branch: string): Promise<boolean>;
  /** The zip archive; null when it is larger. */
  download(id: number, maxBytes: number): Promise<Uint8Array | null>;
}

const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch'];
const PAGE_SIZE = 100;
/** Pull requests make artifacts of the same name, so the branch's last may be far down. */
const MAX_PAGES = 10;

/** Opens the API. Requests end with the signal. */
export async function openArtifactApi(
  { token, apiUrl, owner, repo }: ArtifactApiOptions,
  signal: AbortSignal,
): Promise<ArtifactApi> {
  const { getOctokit } = await import('@actions/github');
  const { rest } = getOctokit(token, { baseUrl: apiUrl });
  const place = { owner, repo, request: { signal } };

  async function* artifacts(name: string, branch: string): AsyncIterable<Artifact> {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data } = await rest.actions.listArtifactsForRepo({
        ...place,
        ...{ name, page, per_page: PAGE_SIZE },
      });
      yield* data.artifacts
        .filter((artifact) => artifact.name === name && isOwn(artifact, branch))
        .sort((a, b) => b.id - a.id)
        .map(({ id, size_in_bytes, workflow_run }) => ({
          id,
          runId: workflow_run?.id ?? 0,
          sizeBytes: size_in_bytes,
        }));
      if (data.artifacts.length < PAGE_SIZE) return;
    }
  }

  return {
    artifacts,
    isTrusted: async (runId, branch) => {
      const { data } = await rest.actions.getWorkflowRun({ ...place, run_id: runId });
      const { conclusion, event, head_branch } = data;
      return conclusion === 'success' && TRUSTED_EVENTS.includes(event) && head_branch === branch;
    },
    download: async (id, maxBytes) => {
      const request = { signal, parseSuccessResponseBody: false };
      const { data } = await rest.actions.downloadArtifact({
        ...{ owner, repo, request, artifact_id: id, archive_format: 'zip' },
      });
      // Unparsed, the body is a stream; the types know only the parsed one.
      return readBody(data as ReadableStream<Uint8Array>, maxBytes);
    },
  };
}

interface ListedArtifact {
  readonly expired: boolean;
  readonly workflow_run?: {
    readonly head_branch?: string | null;
    readonly head_repository_id?: number;
    readonly repository_id?: number;
  } | null;
}

/** A fork can have a branch of the same name, so the repository is compared too. */
function isOwn({ expired, workflow_run: run }: ListedArtifact, branch: string): boolean {
  if (expired || run === undefined || run === null || run.head_branch !== branch) return false;
  return run.repository_id !== undefined && run.head_repository_id === run.repository_id;
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) return null; // Leaving the loop cancels the download
    parts.push(part);
  }
  return Buffer.concat(parts);
}

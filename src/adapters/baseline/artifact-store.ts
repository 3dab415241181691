import type { BaselineAnswer } from '../../domain/baseline.ts';
import type { BaselineStore } from '../../app/ports.ts';
import { broken, missing } from './answers.ts';
import { type Artifact, type ArtifactApi, openArtifactApi } from './artifact-api.ts';
import { MAX_RECORD_BYTES, readRecord } from './read-record.ts';
import { readZip } from './read-zip.ts';

export interface ArtifactStoreOptions {
  /** Needs `actions: read`. */
  readonly token: string;
  /** `GITHUB_API_URL`. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly repo: string;
  /** The branch whose last good run is read. */
  readonly branch: string;
  /** What the workflow's `actions/upload-artifact` step calls it. */
  readonly artifactName: string;
  /** `compare.baseline.name`. */
  readonly recordName: string;
  readonly deadlineMs?: number;
  /** Of the archive, and of the record in it. */
  readonly maxBytes?: number;
}

const RECORD_FILE = 'baseline.json';
const MAX_CANDIDATES = 10;

/** Baselines in artifacts of the branch's last good runs. Saving does nothing: the workflow uploads the bundle. */
export function createArtifactStore(options: ArtifactStoreOptions): BaselineStore {
  return { find: () => find(options), save: () => Promise.resolve(null) };
}

async function find(options: ArtifactStoreOptions): Promise<BaselineAnswer> {
  const { deadlineMs = 60_000 } = options;
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    return await newestRecord(await openArtifactApi(options, signal), options);
  } catch (error) {
    if (signal.aborted) return broken(`the API did not answer within ${deadlineMs / 1000} s`);
    return broken(explain(error));
  }
}

/** A record that can't be read is told, not passed over for an older one; one of another name is passed over. */
async function newestRecord(
  api: ArtifactApi,
  options: ArtifactStoreOptions,
): Promise<BaselineAnswer> {
  const { artifactName, branch } = options;
  let tried = 0;
  for await (const artifact of api.artifacts(artifactName, branch)) {
    tried += 1;
    if (tried > MAX_CANDIDATES) break;
    if (!(await api.isTrusted(artifact.runId, branch))) continue;
    const answer = await recordIn(api, artifact, options);
    if (answer.kind === 'record' || answer.broken) return answer;
  }
  return missing(
    `no successful run of the branch "${branch}" has an artifact "${artifactName}" with a baseline "${options.recordName}"`,
  );
}

async function recordIn(
  api: ArtifactApi,
  { id, sizeBytes }: Artifact,
  { branch, recordName, maxBytes = MAX_RECORD_BYTES }: ArtifactStoreOptions,
): Promise<BaselineAnswer> {
  const zip = sizeBytes > maxBytes ? null : await api.download(id, maxBytes);
  if (zip === null) {
    return broken(
      `the artifact ${id} is larger than ${maxBytes} bytes; upload ${RECORD_FILE} as an artifact of its own`,
    );
  }
  const entry = readZip(zip, { name: RECORD_FILE, maxBytes });
  if ('fault' in entry) return broken(`the artifact ${id} can not be read: ${entry.fault}`);
  return readRecord(entry.text, { name: recordName, branch });
}

/** The words of the API stay out: they can hold signed addresses. */
function explain(error: unknown): string {
  const status = statusOf(error);
  switch (status) {
    case null:
      return 'the API could not be reached, or answered in another form than documented';
    case 401:
    case 403:
    case 404:
      return `artifacts can not be read (HTTP ${status}); give the job "permissions: actions: read", and the step its token`;
    default:
      return `artifacts can not be read (HTTP ${status}); if "permissions: actions: read" is given, try again later`;
  }
}

/** Null without a response: the client gives such errors the status 500. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error && 'response' in error)) return null;
  return error.response !== undefined && typeof error.status === 'number' ? error.status : null;
}

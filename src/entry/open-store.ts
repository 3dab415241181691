import { resolve } from 'node:path';
import { createFileStore } from '../adapters/baseline/file-store.ts';
import { MAX_RECORD_BYTES } from '../adapters/baseline/read-record.ts';
import { readRegularFile } from '../adapters/storage/read-regular-file.ts';
import type { BaselineStore } from '../app/ports.ts';
import type { FileAtCommit } from '../domain/file-at-commit.ts';
import type { Host } from './host.ts';
import { readAtCommit, type PreparedRun } from './prepare-run.ts';

/** The store that `compare.baseline` names, for this event: a pull request reads its base's and writes none. */
export function openStore(prepared: PreparedRun, host: Host): BaselineStore {
  switch (prepared.settings.compare.baseline.store) {
    case 'file':
      return fileStore(prepared, host);
    case 'cache':
      return lazily(async () => cacheStore(prepared, host));
    case 'artifact':
      return lazily(async () => artifactStore(prepared, host));
  }
}

function fileStore(prepared: PreparedRun, host: Host): BaselineStore {
  const { settings, root, baseCommit } = prepared;
  const path = settings.compare.baseline.path ?? '';
  if (baseCommit === null) {
    const file = resolve(root, path);
    return createFileStore({ shownAs: path, read: async () => readHere(file) });
  }
  const shownAs = `${path} at the base ${baseCommit.slice(0, 7)}`;
  return createFileStore({
    shownAs,
    read: async () => textOf(await readAtCommit(prepared, host, path)),
  });
}

function textOf(file: FileAtCommit): string | null {
  if (file.kind === 'unreadable') throw new Error(file.words);
  return file.kind === 'file' ? file.text : null;
}

function readHere(file: string): string | null {
  const read = readRegularFile(file, MAX_RECORD_BYTES);
  if (read.kind === 'unfit') throw new Error(read.words);
  return read.kind === 'text' ? read.text : null;
}

async function cacheStore(prepared: PreparedRun, host: Host): Promise<BaselineStore> {
  if (host.surface !== 'action') {
    return without('the store "cache" is there for the action alone: pass --baseline FILE');
  }
  const { createCacheStore } = await import('../adapters/baseline/cache-store.ts');
  const { settings, event } = prepared;
  const { env } = host;
  return createCacheStore({
    name: settings.compare.baseline.name,
    branch: baseBranch(prepared),
    write: event.mayWriteBaseline
      ? {
          branch: baseBranch(prepared),
          runId: env['GITHUB_RUN_ID'] || '0',
          attempt: env['GITHUB_RUN_ATTEMPT'] || '1',
        }
      : null,
    workspace: env['GITHUB_WORKSPACE'] || host.cwd,
  });
}

async function artifactStore(prepared: PreparedRun, host: Host): Promise<BaselineStore> {
  const { env } = host;
  const token = prepared.token;
  const repository = env['GITHUB_REPOSITORY'];
  if (token === null || !repository) {
    return without('the store "artifact" needs a token and GITHUB_REPOSITORY');
  }
  const { createArtifactStore } = await import('../adapters/baseline/artifact-store.ts');
  const { name } = prepared.settings.compare.baseline;
  const [owner = '', repo = ''] = repository.split('/');
  return createArtifactStore({
    ...{ token, owner, repo, artifactName: name, recordName: name },
    branch: baseBranch(prepared),
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
  });
}

/** Whose baseline counts: the pull request's base, the branch that is run, or the default one. */
function baseBranch({ event }: PreparedRun): string {
  if (event.pull !== null) return event.pull.baseRef ?? event.defaultBranch ?? 'main';
  return event.mayWriteBaseline
    ? (event.branch ?? 'main')
    : (event.defaultBranch ?? event.branch ?? 'main');
}

function lazily(open: () => Promise<BaselineStore>): BaselineStore {
  const opened = open();
  return {
    find: async () => (await opened).find(),
    save: async (record) => (await opened).save(record),
  };
}

function without(reason: string): BaselineStore {
  return {
    find: () => Promise.resolve({ kind: 'none', reason, broken: true }),
    save: () => Promise.resolve(null),
  };
}

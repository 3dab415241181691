import type * as ActionsCache from '@actions/cache';
import type { BaselineAnswer, BaselineRecord } from '../../domain/baseline.ts';
import type { BaselineStore } from '../../app/ports.ts';
import { broken, missing, wordsOf } from './answers.ts';
import { type BaselineFolder, CACHED_PATH, claimFolder } from './baseline-folder.ts';
import { keyPrefix, recordKey } from './cache-key.ts';
import { MAX_RECORD_BYTES, readRecord } from './read-record.ts';
import { type WatchedEnd, watchRequests } from './watched-requests.ts';

export interface CacheStoreOptions {
  /** `compare.baseline.name`. */
  readonly name: string;
  /** The branch whose baseline is read. */
  readonly branch: string;
  /** Under what a record is saved; null when this run may not write one. */
  readonly write: CacheWriter | null;
  /** Absolute, and the same as GITHUB_WORKSPACE and the current folder: `@actions/cache` uses both. */
  readonly workspace: string;
  /** For finding and for saving each. */
  readonly deadlineMs?: number;
}

export interface CacheWriter {
  readonly branch: string;
  readonly runId: string;
  readonly attempt: string;
}

/** Baselines in the cache of Actions: the newest of a branch is found by the prefix of its key. */
export function createCacheStore(options: CacheStoreOptions): BaselineStore {
  const session = createSession(options);
  return {
    find: () => find(options, session),
    save: (record) => save(options, session, record),
  };
}

async function find(
  { name, branch }: CacheStoreOptions,
  session: Session,
): Promise<BaselineAnswer> {
  const end = await session((cache, folder) => restore(cache, folder, keyPrefix(name, branch)));
  if (end.kind === 'refused') return broken(end.reason);
  const { value, fault } = end;
  if (value.kind === 'text') return readRecord(value.text, { name, branch });
  if (value.kind === 'bad') return broken(`the cache entry can not be read: ${value.why}`);
  return fault === null
    ? missing(`the cache has no baseline "${name}" of the branch "${branch}"`)
    : broken(`the cache can not be asked (${fault})`);
}

type Restored =
  | { readonly kind: 'miss' }
  | { readonly kind: 'bad'; readonly why: string }
  | { readonly kind: 'text'; readonly text: string };

/** The client tells neither a miss nor a failure from the other, so it is first asked for the key alone. */
async function restore(cache: Cache, folder: BaselineFolder, prefix: string): Promise<Restored> {
  const noKey = `${prefix}none`; // Records go on with a number, so this one is never exactly there
  const hit = await cache.restoreCache([CACHED_PATH], noKey, [prefix], { lookupOnly: true });
  if (hit === undefined) return { kind: 'miss' };
  const key = await cache.restoreCache([CACHED_PATH], hit);
  if (key === undefined) return { kind: 'bad', why: 'it was not restored, the log tells more' };
  const file = folder.read();
  return 'text' in file ? { kind: 'text', text: file.text } : { kind: 'bad', why: file.fault };
}

async function save(
  { name, write }: CacheStoreOptions,
  session: Session,
  record: BaselineRecord,
): Promise<string | null> {
  if (write === null) return 'this run may not write a baseline';
  const text = JSON.stringify(record);
  if (Buffer.byteLength(text) > MAX_RECORD_BYTES) return 'the record has more than 32 MiB';
  const key = recordKey(keyPrefix(name, write.branch), write.runId, write.attempt);
  const end = await session((cache, folder) => {
    folder.write(text);
    return cache.saveCache([CACHED_PATH], key);
  });
  if (end.kind === 'refused') return end.reason;
  if (end.value !== -1) return null;
  return `the cache did not take the record (${end.fault ?? 'the log tells more'})`;
}

type Cache = typeof ActionsCache;

type SessionEnd<T> =
  | Extract<WatchedEnd<T>, { kind: 'done' }>
  | { readonly kind: 'refused'; readonly reason: string };

type Session = <T>(
  work: (cache: Cache, folder: BaselineFolder) => Promise<T>,
) => Promise<SessionEnd<T>>;

/** Work with the cache and a folder of its own, one at a time: late work could still unpack into the folder. */
function createSession({ workspace, deadlineMs = 60_000 }: CacheStoreOptions): Session {
  let isBusy = false;
  return async (work) => {
    if (isBusy) return refused('an earlier request to the cache has not ended');
    isBusy = true;
    const end = await runOnce(work, workspace, deadlineMs);
    if (end.kind === 'late') {
      void end.ended.then(() => (isBusy = false));
      return refused(`the cache did not answer within ${deadlineMs / 1000} s`);
    }
    isBusy = false;
    return end.kind === 'failed' ? refused(`the cache failed: ${wordsOf(end.error)}`) : end;
  };
}

async function runOnce<T>(
  work: (cache: Cache, folder: BaselineFolder) => Promise<T>,
  workspace: string,
  deadlineMs: number,
): Promise<SessionEnd<T> | WatchedEnd<T>> {
  try {
    const cache = await import('@actions/cache');
    if (!cache.isFeatureAvailable()) return refused('there is no cache service in this job');
    const folder = claimFolder(workspace);
    if (folder === null) return refused(`something is in the way of ${CACHED_PATH}; remove it`);
    return await watchRequests(async () => {
      try {
        return await work(cache, folder);
      } finally {
        folder.remove();
      }
    }, deadlineMs);
  } catch (error) {
    return { kind: 'failed', error };
  }
}

function refused(reason: string): { readonly kind: 'refused'; readonly reason: string } {
  return { kind: 'refused', reason };
}

import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createCacheStore,
  type CacheStoreOptions,
} from '../../../../src/adapters/baseline/cache-store.ts';
import type { BaselineStore } from '../../../../src/app/ports.ts';
import { baselineRecord } from '../../../support/baselines.ts';
import { startCacheService, type CacheService } from '../../../support/cache-service.ts';
import { quietStdout } from '../../../support/quiet-stdout.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

quietStdout();

const record = baselineRecord();
const before = { env: { ...process.env }, cwd: process.cwd() };
let service: CacheService;
let workspace: string;

beforeEach(async () => {
  service = await startCacheService();
  workspace = temporaryFolder();
  const paths = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporaryFolder() };
  Object.assign(process.env, service.env, paths);
  process.chdir(workspace);
});
afterEach(() => {
  process.chdir(before.cwd);
  for (const name of Object.keys(process.env)) {
    if (before.env[name] === undefined) delete process.env[name];
  }
  Object.assign(process.env, before.env);
  service.close();
});

/** The store of one run on `main`, which may write. */
function run(runId: string, overrides: Partial<CacheStoreOptions> = {}): BaselineStore {
  const write = { branch: 'main', runId, attempt: '1' };
  return createCacheStore({ name: 'default', branch: 'main', write, workspace, ...overrides });
}

const late = broken(/^the cache did not answer within 0\.3 s$/);

function broken(words: RegExp): object {
  return { kind: 'none', reason: expect.stringMatching(words), broken: true };
}

describe('cache store', () => {
  test('finds in a later run what an earlier one saved, and leaves nothing in the workspace', async () => {
    expect(await run('1').save(record)).toBeNull();
    expect(service.entries.map(({ key }) => key)).toEqual(['agent-bench-1-default-main-1-1']);
    expect(await run('2', { write: null }).find()).toEqual({ kind: 'record', record });
    expect(readdirSync(workspace)).toEqual([]);
  });

  test('finds the newest of several', async () => {
    const newer = baselineRecord({ commit: 'd'.repeat(40) });
    await run('1').save(record);
    await run('2').save(newer);
    expect(await run('3').find()).toEqual({ kind: 'record', record: newer });
  });

  test('saves nothing in a run that may not write', async () => {
    const words = await run('1', { write: null }).save(record);
    expect(words).toBe('this run may not write a baseline');
    expect(service.calls).toEqual([]);
  });

  test('has no baseline at first, and none of another branch whose name begins alike', async () => {
    const none = {
      kind: 'none',
      reason: 'the cache has no baseline "default" of the branch "main"',
      broken: false,
    };
    expect(await run('1').find()).toEqual(none);
    await run('2', { write: { branch: 'main-2', runId: '2', attempt: '1' } }).save(record);
    expect(service.entries).toHaveLength(1);
    expect(await run('3').find()).toEqual(none);
  });

  test('takes no record that says of itself that it is of another branch', async () => {
    await run('1').save(baselineRecord({ branch: 'feature' }));
    expect(await run('2').find()).toEqual({
      kind: 'none',
      reason: 'the record found is of the branch "feature", not of "main"',
      broken: false,
    });
  });

  test('keeps names of any characters and length apart', async () => {
    const names = ['a,b/ü', 'x'.repeat(600), `${'x'.repeat(600)}y`];
    for (const name of names) await run('1', { name }).save(baselineRecord({ name }));
    for (const { key } of service.entries) expect(key).toMatch(/^[^,]{1,512}$/);
    for (const name of names) {
      expect(await run('2', { name }).find()).toMatchObject({ kind: 'record', record: { name } });
    }
  });

  test('tells when the cache did not take a record', async () => {
    await run('1').save(record);
    expect(await run('1').save(record)).toBe(
      'the cache did not take the record (the log tells more)',
    );
    service.mood = 'refusing';
    expect(await run('2').save(record)).toBe('the cache did not take the record (HTTP 403)');
  });
});

describe('cache store in trouble', () => {
  test('names a refusal, which is no missing baseline', async () => {
    service.mood = 'refusing';
    expect(await run('1').find()).toEqual(broken(/^the cache can not be asked \(HTTP 403\)$/));
  });

  test('names a service that is down', async () => {
    service.close();
    expect(await run('1').find()).toEqual(broken(/^the cache can not be asked \(no answer\)$/));
    expect(await run('1').save(record)).toBe('the cache did not take the record (no answer)');
  });

  test('names a job without a cache', async () => {
    delete process.env['ACTIONS_RESULTS_URL'];
    expect(await run('1').find()).toEqual(broken(/^there is no cache service in this job$/));
    expect(await run('1').save(record)).toBe('there is no cache service in this job');
  });

  test('names a job whose token is missing', async () => {
    delete process.env['ACTIONS_RUNTIME_TOKEN'];
    expect(await run('1').save(record)).toMatch(/^the cache failed: .*ACTIONS_RUNTIME_TOKEN/);
  });

  test('answers in time when the service is silent', async () => {
    service.mood = 'silent';
    const startedAt = performance.now();
    expect(await run('1', { deadlineMs: 300 }).find()).toEqual(late);
    expect(performance.now() - startedAt).toBeLessThan(2500);
  });

  test('answers in time when the service fails, and one request at a time', async () => {
    service.mood = 'failing';
    const store = run('1', { deadlineMs: 300 });
    expect(await store.find()).toEqual(late);
    expect(await store.save(record)).toBe('an earlier request to the cache has not ended');
    await sleep(4000); // The client pauses for 3 s before it asks again, and then may not
    expect(service.calls).toEqual(['GetCacheEntryDownloadURL']);
    expect(readdirSync(workspace)).toEqual([]);
  });

  test('asks nothing more after the deadline, and works again once the late request has ended', async () => {
    service.mood = 'silent';
    const store = run('1', { deadlineMs: 300 });
    await store.find();
    const { length } = service.calls;
    service.mood = 'well';
    await sleep(200);
    expect(service.calls).toHaveLength(length);
    expect(readdirSync(workspace)).toEqual([]);
    expect(await store.save(record)).toBeNull();
  });

  test('does not unpack what is no archive', async () => {
    await run('1').save(record);
    service.mood = 'corrupt';
    expect(await run('2').find()).toEqual(broken(/^the cache entry can not be read: it was not/));
  });

  test('names a corrupt record', async () => {
    await run('1').save({ ...record, cells: 'x' } as never);
    expect(await run('2').find()).toEqual(broken(/^the record can not be read: cells: /));
  });

  test('follows no link and touches nothing that is in its way', async () => {
    await run('1').save(record);
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, join(workspace, '.agent-bench-baseline'));
    expect(await run('2').find()).toEqual(broken(/^something is in the way of .agent-bench/));
    expect(await run('2').save(record)).toMatch(/^something is in the way of .agent-bench/);
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(existsSync(join(workspace, '.agent-bench-baseline'))).toBe(true);
  });

  test('leaves a file of its name alone', async () => {
    const file = join(workspace, '.agent-bench-baseline');
    writeFileSync(file, 'mine');
    expect(await run('1').find()).toEqual(broken(/^something is in the way/));
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

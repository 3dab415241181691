import { beforeEach, describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import {
  createArtifactStore,
  type ArtifactStoreOptions,
} from '../../../../src/adapters/baseline/artifact-store.ts';
import type { BaselineAnswer } from '../../../../src/domain/baseline.ts';
import {
  startArtifactService,
  type ArtifactService,
  type ServedArtifact,
} from '../../../support/artifact-service.ts';
import { baselineRecord } from '../../../support/baselines.ts';

const record = baselineRecord();
let service: ArtifactService;

beforeEach(async () => {
  service = await startArtifactService();
});

function zip(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([k, v]) => [k, strToU8(v)])));
}

const goodRun = { conclusion: 'success', event: 'push', branch: 'main' };

/** Adds an older artifact of a good run than those that are there. */
function serve(overrides: Partial<ServedArtifact> = {}): void {
  const archive = overrides.zip ?? zip({ 'baseline.json': JSON.stringify(record) });
  service.artifacts.push({
    ...{ id: 1000 - service.artifacts.length, name: 'bench', expired: false, zip: archive },
    ...{ sizeInBytes: archive.length, headRepositoryId: 1, run: goodRun },
    ...overrides,
  });
}

function find(overrides: Partial<ArtifactStoreOptions> = {}): Promise<BaselineAnswer> {
  return createArtifactStore({
    ...{ token: 't0ken', apiUrl: service.apiUrl, owner: 'octo', repo: 'bench' },
    ...{ branch: 'main', artifactName: 'bench', recordName: 'default' },
    ...overrides,
  }).find();
}

const found = { kind: 'record', record };
const none = { kind: 'none', broken: false };

function broken(words: RegExp): object {
  return { kind: 'none', reason: expect.stringMatching(words), broken: true };
}

describe('artifact store', () => {
  test('reads the record of the newest good run', async () => {
    serve({ zip: zip({ 'report.json': '{}', 'baseline.json': JSON.stringify(record) }) });
    serve({ zip: zip({ 'baseline.json': 'older' }) });
    expect(await find()).toEqual(found);
    expect(service.calls).toEqual(['artifacts', 'runs/1000', 'artifacts/1000/zip', 'blobs/1000']);
    expect(service.authorizations[0]).toBe('token t0ken');
  });

  test('has none at first, which is no fault', async () => {
    expect(await find()).toEqual({
      ...none,
      reason:
        'no successful run of the branch "main" has an artifact "bench" with a baseline "default"',
    });
  });

  test.each<[string, Partial<ServedArtifact>]>([
    ['a fork', { headRepositoryId: 2 }],
    ['another branch', { run: { ...goodRun, branch: 'feature' } }],
    ['a failed run', { run: { ...goodRun, conclusion: 'failure' } }],
    ['a pull request', { run: { ...goodRun, event: 'pull_request' } }],
    ['another name', { name: 'bench-2' }],
  ])('passes over an artifact of %s', async (_, artifact) => {
    const zipOfOther = zip({ 'baseline.json': 'not to be read' });
    serve({ zip: zipOfOther, ...artifact });
    expect(await find()).toMatchObject(none);
    serve();
    expect(await find()).toEqual(found);
  });

  test('passes over an expired artifact and a record of another name', async () => {
    serve({ expired: true });
    serve({ zip: zip({ 'baseline.json': JSON.stringify(baselineRecord({ name: 'other' })) }) });
    expect(await find()).toMatchObject(none);
    serve();
    expect(await find()).toEqual(found);
  });

  test('finds it behind hundreds of artifacts of pull requests, but looks into ten at most', async () => {
    for (let count = 0; count < 250; count += 1) serve({ run: { ...goodRun, branch: 'feature' } });
    serve();
    expect(await find()).toEqual(found);
    service.artifacts.length = 0;
    for (let count = 0; count < 10; count += 1)
      serve({ run: { ...goodRun, conclusion: 'failure' } });
    serve();
    expect(await find()).toMatchObject(none);
  });

  test('saves nothing, as the workflow uploads the bundle', async () => {
    const options = { token: 't', apiUrl: service.apiUrl, owner: 'octo', repo: 'bench' };
    const names = { branch: 'main', artifactName: 'bench', recordName: 'default' };
    expect(await createArtifactStore({ ...options, ...names }).save(record)).toBeNull();
    expect(service.calls).toEqual([]);
  });
});

describe('artifact store and archives', () => {
  test('downloads none that says that it is too large', async () => {
    serve({ sizeInBytes: 1001 });
    expect(await find({ maxBytes: 1000 })).toEqual(
      broken(/^the artifact 1000 is larger than 1000 b/),
    );
    expect(service.calls).toEqual(['artifacts', 'runs/1000']);
  });

  test('stops reading one that is larger than it said', async () => {
    serve({ sizeInBytes: 10, zip: new Uint8Array(5_000_000) });
    expect(await find({ maxBytes: 1000 })).toEqual(broken(/is larger than 1000 bytes/));
  });

  test.each([
    ['holds a way out of its folder', { '../baseline.json': '{}' }, /has an entry "..\/baseline/],
    [
      'holds one beside a record',
      { 'baseline.json': '{}', 'a/../../b': '' },
      /has an entry "a\/..\/..\/b"/,
    ],
    ['holds a path from the root', { '/etc/passwd': '' }, /has an entry "\/etc\/passwd"/],
    ['has the record in a folder', { 'a/baseline.json': '{}' }, /has no baseline.json at its root/],
    ['holds no JSON', { 'baseline.json': 'junk' }, /^the record can not be read: it is no JSON$/],
    ['holds a large file', { 'baseline.json': 'x'.repeat(1001) }, /is larger than 1000 bytes$/],
  ])('refuses an archive that %s', async (_, files, words) => {
    serve({ zip: zip(files) });
    expect(await find({ maxBytes: 1000 })).toEqual(broken(words));
  });

  test('refuses an entry that inflates to more than it declares', async () => {
    const archive = zip({ 'baseline.json': `{${' '.repeat(5000)}}` });
    const directory = new DataView(archive.buffer, archive.byteOffset);
    const at = Buffer.from(archive).indexOf('PK\u0001\u0002');
    directory.setUint32(at + 24, 100, true); // Its uncompressed size
    serve({ zip: archive });
    expect(await find()).toMatchObject({ kind: 'none', broken: true });
  });

  test('refuses what is no archive', async () => {
    serve({ zip: strToU8('no archive') });
    expect(await find()).toEqual(broken(/^the artifact 1000 can not be read: it is no sound zip/));
  });
});

describe('artifact store in trouble', () => {
  test.each([401, 403, 404, 429, 500])('names the permission at HTTP %d', async (status) => {
    service.status = status;
    expect(await find()).toEqual(
      broken(new RegExp(`HTTP ${status}.*"permissions: actions: read"`)),
    );
  });

  test('answers in time when the API does not', async () => {
    service.status = 0;
    expect(await find({ deadlineMs: 300 })).toEqual(
      broken(/^the API did not answer within 0\.3 s$/),
    );
  });

  test('names an API that is not there', async () => {
    expect(await find({ apiUrl: 'http://127.0.0.1:1' })).toEqual(
      broken(/^the API could not be reached/),
    );
  });
});

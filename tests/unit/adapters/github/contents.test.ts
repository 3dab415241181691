import { describe, expect, test } from '@jest/globals';
import { fetchFileAt, type ContentsPlace } from '../../../../src/adapters/github/contents.ts';
import type { FileAtCommit } from '../../../../src/domain/file-at-commit.ts';
import { startContentsService, type ContentsService } from '../../../support/contents-service.ts';

const commit = 'c'.repeat(40);
const path = '.github/agent-bench.yml';
const files = { [`${commit}:${path}`]: 'runs: 5 # ü\n' };

function fetchFrom(
  { apiUrl }: Pick<ContentsService, 'apiUrl'>,
  { name = path, ...more }: Partial<ContentsPlace> & { readonly name?: string } = {},
): Promise<FileAtCommit> {
  const place = { token: 'ghs_x', apiUrl, repository: 'octo/bench', deadlineMs: 10_000, ...more };
  return fetchFileAt(place, commit, name);
}

describe('a file as the API has it', () => {
  test('is the text at that commit, asked for with the token', async () => {
    const service = await startContentsService({ files, commits: [commit] });
    expect(await fetchFrom(service)).toEqual({ kind: 'file', text: 'runs: 5 # ü\n' });
    expect(service.authorizations).toEqual(['token ghs_x']);
  });

  test('is empty where it is empty', async () => {
    const empty = { [`${commit}:${path}`]: '' };
    const service = await startContentsService({ files: empty, commits: [commit] });
    expect(await fetchFrom(service)).toEqual({ kind: 'file', text: '' });
  });

  test('is absent where the commit is known and has none', async () => {
    const service = await startContentsService({ commits: [commit] });
    expect(await fetchFrom(service)).toEqual({ kind: 'absent' });
  });

  test('is not absent where the commit is not known', async () => {
    const service = await startContentsService({});
    const file = await fetchFrom(service);
    expect(file).toMatchObject({ kind: 'unreadable', words: expect.stringContaining('404') });
    expect(file).toMatchObject({ words: expect.stringContaining('contents: read') });
  });

  test('is unreadable where the place is a folder', async () => {
    const service = await startContentsService({ files, commits: [commit] });
    const file = await fetchFrom(service, { name: '.github' });
    expect(file).toEqual({ kind: 'unreadable', words: '.github is no regular file there' });
  });

  test.each([401, 403])('names the permission when the API answers %i', async (status) => {
    const service = await startContentsService({ status });
    expect(await fetchFrom(service)).toEqual({
      kind: 'unreadable',
      words: expect.stringMatching(new RegExp(`${status}.*"contents: read"`)),
    });
  });

  test('is unreadable with the status when the API is unwell', async () => {
    const service = await startContentsService({ status: 500 });
    const words = expect.stringContaining('the API answered 500');
    expect(await fetchFrom(service)).toEqual({ kind: 'unreadable', words });
  });

  test('is unreadable when no answer comes in time', async () => {
    const service = await startContentsService({ status: 0 });
    const words = expect.stringContaining("can't be reached");
    expect(await fetchFrom(service, { deadlineMs: 200 })).toEqual({ kind: 'unreadable', words });
  });

  test('is unreadable when nothing listens there, and without a token', async () => {
    const unreadable = { kind: 'unreadable', words: expect.any(String) };
    expect(await fetchFrom({ apiUrl: 'http://127.0.0.1:9' })).toEqual(unreadable);
    expect(await fetchFrom({ apiUrl: 'http://127.0.0.1:9' }, { token: '' })).toEqual(unreadable);
  });
});

import { describe, expect, test } from '@jest/globals';
import { publishComment } from '../../../../src/adapters/github/comment.ts';
import type { CommentPlace } from '../../../../src/adapters/github/marked-comments.ts';
import { markerOf, stateLine } from '../../../../src/core/comment/marker.ts';
import type { CommentWish } from '../../../../src/core/comment/plan-comment.ts';
import {
  impatient,
  startGithubService,
  type GithubFailure,
  type GithubService,
} from '../../../support/github-service.ts';

const us = 'github-actions[bot]';

describe('the one comment of a key', () => {
  test('is created, with its id and address told', async () => {
    const service = await startGithubService();
    const outcome = await publishComment(placeOf(service), wish());
    const [created] = service.comments;
    expect(service.comments).toEqual([{ id: 1001, author: us, body: bodyOf('new') }]);
    expect(outcome).toEqual({
      ...{ kind: 'written', id: created?.id, note: null },
      url: 'https://github.com/octo/agents/pull/7#issuecomment-1001',
    });
  });

  test('is updated by the next run', async () => {
    const service = await startGithubService();
    service.say('ada', 'nice work');
    const { id } = service.say(us, bodyOf('old'));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id, note: null });
    expect(wordsOn(service)).toEqual(['nice work', 'new']);
    expect(service.writes()).toEqual(['issues/update-comment']);
  });

  test('is not written when it says the same', async () => {
    const service = await startGithubService();
    const { id } = service.say(us, bodyOf('new').replaceAll('\n', '\r\n'));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'left', id, note: null });
    expect(outcome).toHaveProperty('url', expect.stringContaining(`#issuecomment-${id}`));
    expect(service.writes()).toEqual([]);
  });

  test('is found on the last of three pages', async () => {
    const service = await startGithubService();
    for (let at = 1; at < 250; at += 1) service.say('ada', `remark ${at}`);
    const { id } = service.say(us, bodyOf('old'));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id });
    expect(service.comments).toHaveLength(250);
    expect(countOf(service, 'issues/list-comments')).toBe(3);
  });

  test('is the oldest where there are several', async () => {
    const service = await startGithubService();
    for (const words of ['one', 'two', 'three']) service.say(us, bodyOf(words));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id: 1001, note: null });
    expect(wordsOn(service)).toEqual(['new']);
  });

  test('is one of its own for each key', async () => {
    const service = await startGithubService();
    await publishComment(placeOf(service), wish());
    const body = `other\n${markerOf('other')}`;
    await publishComment(placeOf(service), wish({ key: 'other', body }));
    expect(wordsOn(service)).toEqual(['new', 'other']);
  });

  test('is known by its author among many that carry the marker', async () => {
    const service = await startGithubService({ viewer: 'octo-bot' });
    for (let at = 0; at < 120; at += 1) service.say('mallory', bodyOf('fake'));
    const { id } = service.say('octo-bot', bodyOf('old'));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id });
    expect(service.writes()).toEqual(['issues/update-comment']);
  });
});

describe('comments of others', () => {
  test.each([
    ['a human who quotes the marker', 'ada', `look:\n> ${markerOf('bench')}\nwhat is this?`],
    ['another author with the marker', 'mallory', bodyOf('fake')],
    ['ours with text after the marker', us, `${bodyOf('old')}\nedited by ada`],
  ])('are left alone: %s', async (_, author, body) => {
    const service = await startGithubService();
    const theirs = service.say(author, body);
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id: 1002 });
    expect(service.comments[0]).toEqual(theirs);
    expect(service.writes()).toEqual(['issues/create-comment']);
  });

  test('are told from ours by login where GraphQL is not to be had', async () => {
    const service = await startGithubService({ hasGraphql: false });
    service.say('mallory', bodyOf('fake'));
    const { id } = service.say(us, bodyOf('old'));
    expect(await publishComment(placeOf(service), wish())).toMatchObject({ kind: 'written', id });
    expect(wordsOn(service)).toEqual(['fake', 'new']);
  });

  test('that vanish while their author is asked for hide none of ours', async () => {
    const service = await startGithubService({ viewer: 'octo-bot' });
    const theirs = service.say('mallory', bodyOf('fake'));
    const { id } = service.say('octo-bot', bodyOf('old'));
    service.before('graphql', () => remove(service, theirs.id));
    expect(await publishComment(placeOf(service), wish())).toMatchObject({ kind: 'written', id });
  });
});

describe('two runs at a time', () => {
  test('end with one comment, the earlier one', async () => {
    const service = await startGithubService();
    service.before('issues/create-comment', () => service.say(us, bodyOf('of the other run')));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id: 1001, note: null });
    expect(wordsOn(service)).toEqual(['new']);
  });

  test('end with one comment when both really run', async () => {
    const service = await startGithubService();
    const runs = [1, 2, 3].map(() => publishComment(placeOf(service), wish()));
    const outcomes = await Promise.all(runs);
    expect(outcomes.map(({ kind }) => kind)).not.toContain('failed');
    expect(service.comments).toEqual([{ id: 1001, author: us, body: bodyOf('new') }]);
  });

  test('end with one comment when both recreate', async () => {
    const service = await startGithubService();
    service.say(us, bodyOf('old'));
    service.before('issues/create-comment', () => service.say(us, bodyOf('of the other run')));
    await publishComment(placeOf(service), wish({ mode: 'recreate' }));
    expect(service.comments).toEqual([{ id: 1002, author: us, body: bodyOf('new') }]);
  });

  test('leave the words of the newer commit', async () => {
    const service = await startGithubService();
    service.before('issues/create-comment', () => {
      service.say(us, bodyOf('of a newer commit'));
      service.headSha = 'b'.repeat(40);
    });
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(wordsOn(service)).toEqual(['of a newer commit']);
  });

  test('tell of a comment that was written, though looking for a second one failed', async () => {
    const service = await startGithubService();
    service.before('issues/create-comment', () => {
      service.fail('issues/list-comments', { status: 403, message: 'Forbidden' });
    });
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id: 1001 });
    expect(outcome).toHaveProperty('note', expect.stringContaining('403 Forbidden'));
  });

  test('write a comment anew that was deleted meanwhile', async () => {
    const service = await startGithubService();
    const { id } = service.say(us, bodyOf('old'));
    service.before('issues/update-comment', () => remove(service, id));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id: 1002 });
    expect(wordsOn(service)).toEqual(['new']);
  });

  test('do not mind that a superfluous comment is gone already', async () => {
    const service = await startGithubService();
    for (const words of ['one', 'two']) service.say(us, bodyOf(words));
    service.before('issues/delete-comment', () => remove(service, 1002));
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written', id: 1001, note: null });
  });
});

describe('the head of the pull request', () => {
  test.each(['update', 'recreate', 'new'] as const)(
    'refuses the report of an older commit in mode %s, and nothing is written',
    async (mode) => {
      const service = await startGithubService();
      for (const words of ['one', 'two']) service.say(us, bodyOf(words));
      service.before('pulls/get', () => (service.headSha = 'b'.repeat(40)));
      const outcome = await publishComment(placeOf(service), wish({ mode }));
      expect(outcome).toMatchObject({ kind: 'refused' });
      expect(outcome).toHaveProperty('note', expect.stringMatching(/^a newer commit .* has come/));
      expect(service.writes()).toEqual([]);
    },
  );

  test('is not asked for where the commit of the report is not known', async () => {
    const service = await startGithubService();
    const outcome = await publishComment({ ...placeOf(service), headSha: null }, wish());
    expect(outcome).toMatchObject({ kind: 'written' });
    expect(countOf(service, 'pulls/get')).toBe(0);
  });
});

describe('policies and modes', () => {
  test('off asks GitHub nothing', async () => {
    const service = await startGithubService();
    const outcome = await publishComment(placeOf(service), wish({ policy: 'off' }));
    expect(outcome).toEqual({ kind: 'left', id: null, url: null, note: null });
    expect(service.calls).toEqual([]);
  });

  test('on-change leaves a comment of the same state', async () => {
    const service = await startGithubService();
    const { id } = service.say(us, bodyOf('old'));
    const outcome = await publishComment(placeOf(service), wish({ policy: 'on-change' }));
    expect(outcome).toMatchObject({ kind: 'left', id });
    expect(wordsOn(service)).toEqual(['old']);
  });

  test('on-regression says nothing of a run that passed', async () => {
    const service = await startGithubService();
    const passed = wish({ policy: 'on-regression', exitCode: 0 });
    expect(await publishComment(placeOf(service), passed)).toMatchObject({
      kind: 'left',
      id: null,
    });
    expect(service.comments).toEqual([]);
  });

  test('on-regression says that a regression is over', async () => {
    const service = await startGithubService();
    const policy = 'on-regression';
    await publishComment(placeOf(service), wish({ policy, exitCode: 1, body: bodyOf('slower') }));
    await publishComment(placeOf(service), wish({ policy, exitCode: 0, body: bodyOf('well') }));
    expect(wordsOn(service)).toEqual(['well']);
  });

  test('recreate puts a new comment in place of the old ones', async () => {
    const service = await startGithubService();
    for (const words of ['one', 'two']) service.say(us, bodyOf(words));
    const outcome = await publishComment(placeOf(service), wish({ mode: 'recreate' }));
    expect(outcome).toMatchObject({ kind: 'written', id: 1003, note: null });
    expect(wordsOn(service)).toEqual(['new']);
  });

  test('new adds a comment to those that are there', async () => {
    const service = await startGithubService();
    service.say(us, bodyOf('old'));
    await publishComment(placeOf(service), wish({ mode: 'new' }));
    expect(wordsOn(service)).toEqual(['old', 'new']);
  });
});

describe('what goes wrong', () => {
  test.each([
    [403, 'Resource not accessible by integration'],
    [404, 'Not Found'],
  ])('names the permission that is missing after a %d', async (status, message) => {
    const service = await startGithubService();
    service.fail('issues/create-comment', { status, message });
    const warning = await warningOf(publishComment(placeOf(service), wish()));
    expect(warning).toContain(`${status} ${message}`);
    expect(warning).toContain('give the job "permissions: pull-requests: write"');
    expect(service.writes()).toEqual(['issues/create-comment']);
  });

  test('names the permission after a token that GitHub does not know', async () => {
    const service = await startGithubService({ token: 'another' });
    const warning = await warningOf(publishComment(placeOf(service), wish()));
    expect(warning).toContain('401 Bad credentials');
    expect(warning).toContain('pull-requests: write');
  });

  test('says in the words of GitHub that a comment is too long', async () => {
    const service = await startGithubService();
    const body = `${'x'.repeat(65_536)}\n${markerOf('bench')}`;
    const warning = await warningOf(publishComment(placeOf(service), wish({ body })));
    expect(warning).toContain('GitHub did not take the comment: 422 Validation Failed');
    expect(warning).toContain('Body is too long (maximum is 65536 characters)');
  });

  test('has one line, is cut and never shows the token', async () => {
    const service = await startGithubService();
    const message = `no,\n${'x'.repeat(190)}a-token${'y'.repeat(500)}`;
    service.fail('issues/list-comments', { status: 404, message });
    const warning = await warningOf(publishComment(placeOf(service), wish()));
    expect(warning).toContain(`404 no, ${'x'.repeat(190)}***yyy;`);
    expect(warning).not.toMatch(/a-token|\n|yyyy/);
  });

  test('is a note where a superfluous comment can not be removed', async () => {
    const service = await startGithubService();
    for (const words of ['one', 'two', 'three']) service.say(us, bodyOf(words));
    service.fail('issues/delete-comment', { status: 403, message: 'Forbidden' });
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({
      ...{ kind: 'written', id: 1001 },
      note: '1 superfluous comment could not be removed: 403 Forbidden - https://docs.github.com/rest',
    });
    expect(wordsOn(service)).toEqual(['new', 'two']);
  });

  test('is a warning where nobody listens', async () => {
    const service = await startGithubService();
    service.close();
    const warning = await warningOf(publishComment(placeOf(service), wish()));
    expect(warning).toMatch(/GitHub failed or could not be reached: .*ECONNREFUSED/);
  });

  test('is a warning where no answer comes in time', async () => {
    const service = await startGithubService();
    const place = { ...placeOf(service), deadlineMs: 0 };
    const warning = await warningOf(publishComment(place, wish()));
    expect(warning).toMatch(/GitHub failed or could not be reached: .*timeout/);
  });

  test.each(['', 'no slash'])('is a warning for the repository %j', async (repository) => {
    const service = await startGithubService();
    const outcome = await publishComment({ ...placeOf(service), repository }, wish());
    expect(outcome).toMatchObject({ kind: 'failed' });
  });

  test('is a warning for an empty token', async () => {
    const service = await startGithubService();
    const warning = await warningOf(publishComment({ ...placeOf(service), token: '' }, wish()));
    expect(warning).toContain('token');
  });
});

describe('patience', () => {
  const secondary = {
    message: 'You have exceeded a secondary rate limit. Please wait a few minutes.',
    headers: { 'retry-after': '60' },
  };
  const primary = {
    message: 'API rate limit exceeded for installation ID 1.',
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
  };

  test.each<[string, GithubFailure]>([
    ['a secondary rate limit', { status: 403, ...secondary }],
    ['too many requests', { status: 429, ...secondary }],
    ['a primary rate limit', { status: 403, ...primary }],
    ['a primary rate limit of status 429', { status: 429, ...primary }],
  ])('gets over %s', async (_, failure) => {
    const service = await startGithubService();
    service.fail('issues/create-comment', failure, 2);
    const outcome = await publishComment(placeOf(service), wish());
    expect(outcome).toMatchObject({ kind: 'written' });
    expect(countOf(service, 'issues/create-comment')).toBe(3);
  });

  test('waits as long as Retry-After says', async () => {
    const service = await startGithubService();
    service.fail('issues/create-comment', { status: 429, ...secondary });
    await publishComment({ ...placeOf(service), secondMs: 10 }, wish());
    const [first, second] = service.calls.filter(
      ({ operation }) => operation === 'issues/create-comment',
    );
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(595);
  });

  test('waits for no more than a minute', async () => {
    const service = await startGithubService();
    const headers = { 'retry-after': '61' };
    service.fail('issues/create-comment', { status: 429, ...secondary, headers });
    const warning = await warningOf(publishComment(placeOf(service), wish()));
    expect(warning).toContain('GitHub limits the rate of requests');
    expect(countOf(service, 'issues/create-comment')).toBe(1);
  });

  test('ends after two retries of a rate limit', async () => {
    const service = await startGithubService();
    service.fail('issues/create-comment', { status: 403, ...secondary }, 9);
    const warning = await warningOf(publishComment(placeOf(service), wish()));
    expect(warning).toContain('GitHub limits the rate of requests');
    expect(warning).not.toContain('permissions');
    expect(countOf(service, 'issues/create-comment')).toBe(3);
  });

  test('gets over two internal errors', async () => {
    const service = await startGithubService();
    service.fail('pulls/get', { status: 500 }, 2);
    expect(await publishComment(placeOf(service), wish())).toMatchObject({ kind: 'written' });
    expect(countOf(service, 'pulls/get')).toBe(3);
  });

  test('ends at the third internal error', async () => {
    const service = await startGithubService();
    service.fail('pulls/get', { status: 502, message: 'Bad Gateway' }, 9);
    const warning = await warningOf(publishComment(placeOf(service), wish()));
    expect(warning).toContain('GitHub failed or could not be reached: 502 Bad Gateway');
    expect(countOf(service, 'pulls/get')).toBe(3);
    expect(service.writes()).toEqual([]);
  });
});

function bodyOf(words: string): string {
  return `${words}\n\n${stateLine('state')}\n${markerOf('bench')}`;
}

function wish(told: Partial<CommentWish> = {}): CommentWish {
  return {
    ...{ key: 'bench', body: bodyOf('new'), state: 'state', exitCode: 1 },
    ...{ policy: 'always', mode: 'update' },
    ...told,
  };
}

function placeOf({ apiUrl, headSha }: GithubService): CommentPlace {
  return {
    ...{ apiUrl, headSha, token: 'a-token', repository: 'octo/agents', pullNumber: 7 },
    ...{ deadlineMs: 20_000, ...impatient },
  };
}

function wordsOn({ comments }: GithubService): string[] {
  return comments.map(({ body }) => body.split('\n', 1)[0] ?? '');
}

function countOf({ calls }: GithubService, wanted: string): number {
  return calls.filter(({ operation }) => operation === wanted).length;
}

function remove(service: GithubService, id: number): void {
  service.comments = service.comments.filter((comment) => comment.id !== id);
}

async function warningOf(publication: ReturnType<typeof publishComment>): Promise<string> {
  const outcome = await publication;
  return outcome.kind === 'failed' ? outcome.warning : `no warning: ${JSON.stringify(outcome)}`;
}

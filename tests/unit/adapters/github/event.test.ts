import { describe, expect, test } from '@jest/globals';
import { defaultBranchOf, readPullRequest } from '../../../../src/adapters/github/event.ts';

const base = { sha: 'b1', ref: 'main', repo: { full_name: 'octo/bench' } };
const head = { sha: 'h1', ref: 'change', repo: { full_name: 'octo/bench' } };
const payload = (pull: object = {}): object => ({
  pull_request: { number: 7, base, head, ...pull },
  repository: { default_branch: 'main' },
});

describe('the pull request of an event', () => {
  test.each(['pull_request', 'pull_request_target'])('is read from %s', (name) => {
    expect(readPullRequest(name, payload())).toEqual({
      ...{ number: 7, baseSha: 'b1', baseRef: 'main', headSha: 'h1', isFork: false },
    });
  });

  test('comes from a fork when its head lives elsewhere', () => {
    const elsewhere = { ...head, repo: { full_name: 'other/bench' } };
    expect(readPullRequest('pull_request', payload({ head: elsewhere }))?.isFork).toBe(true);
  });

  test('counts as a fork when its repository is deleted or not named', () => {
    const deleted = payload({ head: { ...head, repo: null } });
    expect(readPullRequest('pull_request', deleted)?.isFork).toBe(true);
    expect(readPullRequest('pull_request', payload({ head: {}, base: {} }))?.isFork).toBe(true);
  });

  test('has no commit where the payload names none', () => {
    const pull = readPullRequest(
      'pull_request',
      payload({ base: { sha: 1, ref: '' }, head: null }),
    );
    expect(pull).toMatchObject({ baseSha: null, baseRef: null, headSha: null });
  });

  test('is none for other events and for payloads of another shape', () => {
    expect(readPullRequest('push', payload())).toBeNull();
    for (const odd of [null, 1, 'x', [], {}, { pull_request: [] }, payload({ number: '7' })]) {
      expect(readPullRequest('pull_request', odd)).toBeNull();
    }
  });
});

test('the default branch is what the payload names, or not known', () => {
  expect(defaultBranchOf(payload())).toBe('main');
  for (const odd of [null, {}, { repository: null }, { repository: { default_branch: '' } }]) {
    expect(defaultBranchOf(odd)).toBeNull();
  }
});

import { describe, expect, test } from '@jest/globals';
import { markerOf, stateLine } from '../../../../src/core/comment/marker.ts';
import {
  planComment,
  type CommentOnPage,
  type CommentWish,
} from '../../../../src/core/comment/plan-comment.ts';

describe('planComment', () => {
  test('creates the first comment', () => {
    expect(planComment([], wish())).toEqual({ kind: 'create', remove: [] });
  });

  test('updates the comment that is there', () => {
    const plan = planComment([comment(1, 'old')], wish());
    expect(plan).toEqual({ kind: 'update', id: 1, remove: [] });
  });

  test('leaves a comment that says the same, whatever line ends GitHub stores', () => {
    const stored = { ...comment(1), body: `${bodyOf('new').replaceAll('\n', '\r\n')}\r\n ` };
    const plan = planComment([stored], wish());
    expect(plan).toEqual({ kind: 'leave', reason: 'unchanged', kept: stored, remove: [] });
  });

  test('keeps the oldest of several and removes the others', () => {
    const three = [comment(1, 'old'), comment(2), comment(3, 'old')];
    expect(planComment(three, wish())).toEqual({ kind: 'update', id: 1, remove: [2, 3] });
  });

  test('removes others even where the oldest says the same', () => {
    const [kept, other] = [comment(1), comment(2, 'old')];
    const plan = planComment([kept, other], wish());
    expect(plan).toEqual({ kind: 'leave', reason: 'unchanged', kept, remove: [2] });
  });

  test.each<[string, CommentOnPage]>([
    ['by another author', { ...comment(1), isOurs: false }],
    ['with another key', { ...comment(1), body: `words\n${markerOf('other')}` }],
    ['of another version', { ...comment(1), body: 'words\n<!-- agent-bench:v2:bench -->' }],
    ['that quotes the marker', { ...comment(1), body: `see \`${markerOf('bench')}\`` }],
    ['with text after the marker', { ...comment(1), body: `${bodyOf('old')}\nthanks!` }],
  ])('never touches a comment %s', (_, foreign) => {
    for (const mode of ['update', 'recreate', 'new'] as const) {
      expect(planComment([foreign], wish({ mode }))).toEqual({ kind: 'create', remove: [] });
    }
  });

  test('recreates: a new comment in place of all that are there', () => {
    const plan = planComment([comment(1), comment(2)], wish({ mode: 'recreate' }));
    expect(plan).toEqual({ kind: 'create', remove: [1, 2] });
  });

  test('adds a new comment and removes none in mode new', () => {
    const plan = planComment([comment(1), comment(2)], wish({ mode: 'new' }));
    expect(plan).toEqual({ kind: 'create', remove: [] });
  });
});

describe('the policy off', () => {
  test('leaves everything as it is', () => {
    const [kept, other] = [comment(1, 'old'), comment(2)];
    const plan = planComment([kept, other], wish({ policy: 'off' }));
    expect(plan).toEqual({ kind: 'leave', reason: 'off', kept, remove: [] });
  });
});

describe('the policy on-change', () => {
  test('leaves a comment of the same state, though its words differ', () => {
    const [kept, other] = [comment(1, 'old', 'same'), comment(2)];
    const plan = planComment([kept, other], wish({ policy: 'on-change', state: 'same' }));
    expect(plan).toEqual({ kind: 'leave', reason: 'no-change', kept, remove: [2] });
  });

  test('recreates nothing for the same state', () => {
    const kept = comment(1, 'old', 'same');
    const sameAgain = wish({ policy: 'on-change', mode: 'recreate', state: 'same' });
    expect(planComment([kept], sameAgain)).toMatchObject({ reason: 'no-change', kept });
  });

  test('tells of another state', () => {
    const plan = planComment([comment(1, 'old', 'one')], wish({ policy: 'on-change' }));
    expect(plan).toEqual({ kind: 'update', id: 1, remove: [] });
  });

  test('compares with the latest comment where each state has its own', () => {
    const [first, latest] = [comment(1, 'old', 'one'), comment(2, 'old', 'two')];
    const next = wish({ policy: 'on-change', mode: 'new', state: 'two' });
    expect(planComment([first, latest], next)).toMatchObject({ kept: latest, remove: [] });
    expect(planComment([first, latest], { ...next, state: 'one' })).toMatchObject({
      kind: 'create',
    });
  });

  test('creates the first comment', () => {
    expect(planComment([], wish({ policy: 'on-change' }))).toMatchObject({ kind: 'create' });
  });
});

describe('the policy on-regression', () => {
  const policy = 'on-regression';

  test('has nothing to tell of a run that passed', () => {
    const plan = planComment([], wish({ policy, exitCode: 0 }));
    expect(plan).toEqual({ kind: 'leave', reason: 'nothing-to-tell', kept: null, remove: [] });
  });

  test.each([1, 2, 3])('tells of a run that ended with %d', (exitCode) => {
    expect(planComment([], wish({ policy, exitCode }))).toMatchObject({ kind: 'create' });
  });

  test('keeps the comment up to date once there is one', () => {
    const plan = planComment([comment(1, 'old')], wish({ policy, exitCode: 0 }));
    expect(plan).toEqual({ kind: 'update', id: 1, remove: [] });
  });
});

function bodyOf(words: string, state = 'state'): string {
  return `${words}\n\n${stateLine(state)}\n${markerOf('bench')}`;
}

function comment(id: number, words = 'new', state = 'state'): CommentOnPage {
  return { id, url: `https://github.com/c/${id}`, body: bodyOf(words, state), isOurs: true };
}

function wish(told: Partial<CommentWish> = {}): CommentWish {
  return {
    ...{ key: 'bench', body: bodyOf('new', told.state), state: 'state', exitCode: 1 },
    ...{ policy: 'always', mode: 'update' },
    ...told,
  };
}

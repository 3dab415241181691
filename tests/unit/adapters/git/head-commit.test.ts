import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { headCommit } from '../../../../src/adapters/git/head-commit.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'head-commit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(): string {
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  return git('rev-parse', 'HEAD');
}

test('finds the commit of a branch, also from a folder below', () => {
  const hash = commit();
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  expect(headCommit(join(folder, 'a/b'))).toBe(hash);
});

test('finds a commit that is checked out by itself', () => {
  const hash = commit();
  git('checkout', '-q', '--detach');
  expect(headCommit(folder)).toBe(hash);
});

test('finds a branch that git has packed away', () => {
  const hash = commit();
  git('pack-refs', '--all');
  expect(headCommit(folder)).toBe(hash);
});

test('finds the commit of a linked worktree', () => {
  const hash = commit();
  git('worktree', 'add', '-q', '-b', 'side', 'linked');
  expect(headCommit(join(folder, 'linked'))).toBe(hash);
});

test('knows none before the first commit and outside a repository', () => {
  git('init', '-q');
  expect(headCommit(folder)).toBeNull();
  expect(headCommit('/')).toBeNull();
});

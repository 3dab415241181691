import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findCaseFiles } from '../../../../src/adapters/config/case-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const files = { 'cases/b.yml': '', 'cases/a.yml': '', 'cases/deep/c.yml': '', 'cases/d.json': '' };

test('finds files in every folder below, sorted', () => {
  const root = temporaryFolder({ ...files, 'cases/node_modules/x/e.yml': '' });
  expect(findCaseFiles(root, 'cases/**/*.yml')).toEqual({
    files: ['cases/a.yml', 'cases/b.yml', 'cases/deep/c.yml'].map((file) => join(root, file)),
  });
});

test('passes over folders that a wildcard matches', () => {
  const root = temporaryFolder(files);
  expect(findCaseFiles(root, 'cases/*')).toEqual({
    files: ['cases/a.yml', 'cases/b.yml', 'cases/d.json'].map((file) => join(root, file)),
  });
});

test('finds nothing where nothing matches', () => {
  expect(findCaseFiles(temporaryFolder(files), 'nothing/*.yml')).toEqual({ files: [] });
});

test.each([
  ['../*.yml', 'a pattern of files inside the repository'],
  ['/etc/*.yml', 'a pattern of files inside the repository'],
])('refuses %s', (pattern, fault) => {
  expect(findCaseFiles(temporaryFolder(files), pattern)).toEqual({ fault });
});

test('follows no link out of the repository', () => {
  const outside = temporaryFolder({ 'secret.yml': '' });
  const root = temporaryFolder(files);
  symlinkSync(join(outside, 'secret.yml'), join(root, 'cases/link.yml'));
  expect(findCaseFiles(root, 'cases/*.yml')).toEqual({
    fault: 'files inside the repository, but cases/link.yml leads out of it',
  });
  mkdirSync(join(root, 'more'));
  symlinkSync(outside, join(root, 'more/folder'));
  expect(findCaseFiles(root, 'more/folder/*.yml')).toHaveProperty('fault');
});

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findPlaces, shownPath } from '../../../../src/adapters/config/places.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('the first config at a default place of the git toplevel counts', () => {
  const root = temporaryFolder({
    '.git/HEAD': '',
    'sub/a': '',
    '.github/agent-bench.json': '{}',
    '.github/agent-bench.yaml': '',
  });
  const configFile = join(root, '.github/agent-bench.yaml');
  expect(findPlaces(join(root, 'sub'), undefined)).toEqual({ root, configFile });
});

test('a worktree, where .git is a file, is a repository too', () => {
  const root = temporaryFolder({ '.git': 'gitdir: elsewhere', 'configs/b.yml': '' });
  expect(findPlaces(root, 'configs/b.yml').root).toBe(root);
});

test('outside git the folder of the config is the root', () => {
  const folder = temporaryFolder({ 'configs/b.yml': '', '.github/agent-bench.yml': '' });
  expect(findPlaces(folder, 'configs/b.yml').root).toBe(join(folder, 'configs'));
  expect(findPlaces(folder, '.github/agent-bench.yml').root).toBe(folder);
  expect(findPlaces(folder, undefined).root).toBe(folder);
});

test('without any config there is none', () => {
  expect(findPlaces(temporaryFolder(), undefined).configFile).toBeNull();
});

test('files are shown relative to the root where they are inside', () => {
  expect(shownPath('/repo', '/repo/cases/a.yml')).toBe('cases/a.yml');
  expect(shownPath('/repo', '/repo/..a.yml')).toBe('..a.yml');
  expect(shownPath('/repo', '/elsewhere/a.yml')).toBe('/elsewhere/a.yml');
});

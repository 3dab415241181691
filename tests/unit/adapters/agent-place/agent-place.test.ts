import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createAgentPlace } from '../../../../src/adapters/agent-place/agent-place.ts';
import {
  isStillPinned,
  pinExecutable,
  resolveCommandFiles,
  safePath,
} from '../../../../src/adapters/agent-place/executable.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

describe('the place of an agent', () => {
  test('is private, and gone afterwards whatever the agent did to it', () => {
    const parent = temporaryFolder();
    const place = createAgentPlace(parent, 'target/case/agent/1');
    expect(lstatSync(place.workspace).mode & 0o777).toBe(0o700);
    mkdirSync(join(place.workspace, 'locked'));
    writeFileSync(join(place.workspace, 'locked/file'), '');
    chmodSync(join(place.workspace, 'locked'), 0o500);
    place.remove();
    expect(existsSync(place.workspace)).toBe(false);
  });

  test('is never one that was there before', () => {
    const parent = temporaryFolder();
    createAgentPlace(parent, 'a');
    expect(() => createAgentPlace(parent, 'a')).toThrow(/EEXIST/);
  });

  test('takes files below its home alone', () => {
    const place = createAgentPlace(temporaryFolder(), 'a');
    place.writeHomeFiles([{ path: '.codex/config.toml', content: 'x' }]);
    expect(lstatSync(join(place.home, '.codex/config.toml')).mode & 0o777).toBe(0o600);
    expect(() => place.writeHomeFiles([{ path: '../x', content: '' }])).toThrow(/leads out/);
  });

  test('reads a report that is a plain file, and nothing else', () => {
    const place = createAgentPlace(temporaryFolder({ secret: 'key' }), 'a');
    expect(place.readReportFile()).toBeNull();
    writeFileSync(place.reportFile, 'said');
    expect(place.readReportFile()).toBe('said');
    linkSync(place.reportFile, join(place.tmp, 'second'));
    expect(place.readReportFile()).toBeNull();
    const other = createAgentPlace(temporaryFolder(), 'b');
    symlinkSync(place.reportFile, other.reportFile);
    expect(other.readReportFile()).toBeNull();
  });

  test('is swept of what could lead out of it', async () => {
    const outside = temporaryFolder({ secret: 'key' });
    const place = createAgentPlace(temporaryFolder(), 'a');
    const at = (name: string): string => join(place.workspace, name);
    mkdirSync(at('sub'));
    writeFileSync(at('plain'), 'stays');
    symlinkSync('../plain', at('sub/inside'));
    expect(await place.sweepWorkspace()).toEqual([]);

    symlinkSync(join(outside, 'secret'), at('absolute'));
    symlinkSync('../../..', at('sub/up'));
    symlinkSync('nowhere', at('dangling'));
    linkSync(join(outside, 'secret'), at('hard'));
    execFileSync('mkfifo', [at('pipe')]);
    chmodSync(at('sub'), 0);
    expect(await place.sweepWorkspace()).toEqual(['fifo', 'hard-link', 'link-leading-out']);
    for (const name of ['absolute', 'sub/up', 'dangling', 'hard', 'pipe']) {
      expect(lstatSync(at(name), { throwIfNoEntry: false })).toBeUndefined();
    }
    expect(existsSync(at('sub/inside'))).toBe(true);
    expect(await place.sweepWorkspace()).toEqual([]);
  });
});

describe('the program of an agent', () => {
  const root = temporaryFolder({ 'agent.py': 'x', 'tools/run': '#!/bin/sh\n', 'tools/text': 'x' });
  chmodSync(join(root, 'tools/run'), 0o755);
  const path = safePath(`/bin:relative::${root}/none:${root}/tools`, []);

  test('is looked up in folders that are absolute, there, and outside of what agents write', () => {
    expect(path).toBe(`/bin:${root}/tools`);
    expect(safePath(path, [root])).toBe('/bin');
    symlinkSync('/bin', join(root, 'link'));
    expect(safePath(`${root}/link`, [root])).toBe('');
  });

  test('is a file that may be run, by name or from the root', () => {
    expect(pinExecutable('run', { path, root })).toMatchObject({ path: join(root, 'tools/run') });
    expect(pinExecutable('tools/run', { path: '', root })).toHaveProperty('identity');
    expect(pinExecutable('text', { path, root })).toHaveProperty('problem');
    expect(pinExecutable('agent.py', { path: '', root })).toHaveProperty('problem');
  });

  test('is no longer the same once it was changed', () => {
    const pinned = pinExecutable('run', { path, root });
    if ('problem' in pinned) throw new Error(pinned.problem);
    expect(isStillPinned(pinned)).toBe(true);
    writeFileSync(pinned.path, '#!/bin/sh\nexit 1\n');
    expect(isStillPinned(pinned)).toBe(false);
  });

  test('finds files of the repository from its workspace', () => {
    const words = ['agent.py', '--agent.py', 'none.py', '{{prompt}}', '../agent.py', '/etc/hosts'];
    expect(resolveCommandFiles(words, root)).toEqual([join(root, 'agent.py'), ...words.slice(1)]);
  });
});

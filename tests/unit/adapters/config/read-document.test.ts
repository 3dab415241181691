import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readDocument } from '../../../../src/adapters/config/read-document.ts';
import { shown } from '../../../support/config-document.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder({
  'latin1.yml': Uint8Array.of(0x61, 0x3a, 0x20, 0xe9),
  'utf16.yml': Uint8Array.of(0xff, 0xfe, 0x61, 0x00),
  'bom.yml': '\u{feff}a: 1',
  'large.yml': `# ${'x'.repeat(1024 * 1024)}`,
  'locked.yml': 'a: 1',
});

async function problemsOf(name: string): Promise<readonly string[]> {
  return shown((await readDocument(join(folder, name), name)).problems);
}

test.each([
  ['missing.yml', 'expected a file, but there is none'],
  ['bom.yml/inside.yml', 'expected a file, but there is none'],
  ['.', 'expected a file, got a directory'],
  ['latin1.yml', 'expected UTF-8 text, got other bytes'],
  ['utf16.yml', 'expected UTF-8 text, got other bytes'],
  ['large.yml', 'expected a file of at most 1 MiB, got 1048578 bytes'],
])('says what is wrong with %s', async (name, message) => {
  expect(await problemsOf(name)).toEqual([`${name}: ${message}`]);
});

test('reads a file with a byte order mark', async () => {
  const { document } = await readDocument(join(folder, 'bom.yml'), 'bom.yml');
  expect(document?.value).toEqual({ a: 1 });
});

const isUnix = process.platform !== 'win32';
const isRoot = isUnix && process.getuid?.() === 0;

(isUnix && !isRoot ? test : test.skip)('says that access is denied', async () => {
  chmodSync(join(folder, 'locked.yml'), 0);
  expect(await problemsOf('locked.yml')).toEqual([
    'locked.yml: expected a file that can be read, but access to it is denied',
  ]);
});

(isUnix ? test : test.skip)('does not wait at a pipe', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(await problemsOf('pipe')).toEqual([
    'pipe: expected a regular file, got a device, pipe or socket',
  ]);
});

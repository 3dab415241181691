import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  BUNDLE_MARKER,
  checkOutputDirectory,
} from '../../../../src/adapters/storage/bundle-place.ts';
import { openBundle } from '../../../../src/adapters/storage/bundle.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** A partial bundle that a process of its own began, and how to end that process. */
async function begunElsewhere(out: string): Promise<{ end(): Promise<void> }> {
  const module = join(import.meta.dirname, '../../../../src/adapters/storage/owner.ts');
  const script = `import { thisOwner } from ${JSON.stringify(module)};
    process.stdout.write(thisOwner());
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [owner] = (await once(child.stdout, 'data')) as [Buffer];
  mkdirSync(`${out}.partial`);
  writeFileSync(join(`${out}.partial`, BUNDLE_MARKER), owner);
  return {
    async end() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a place that a living run is writing to is refused, and free once that run has died', async () => {
  const out = join(temporaryFolder(), 'out');
  const other = await begunElsewhere(out);
  expect(() => checkOutputDirectory(out)).toThrow(/another run \(process \d+\) is writing/);
  expect(() => openBundle(out)).toThrow('wait for it');
  await other.end();
  expect(() => checkOutputDirectory(out)).not.toThrow();
  openBundle(out);
});

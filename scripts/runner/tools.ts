import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Tools {
  readonly act: string;
  readonly actionlint: string;
}

const packages = {
  act: 'github.com/nektos/act@v0.2.89',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
};

/** Both tools in a folder, built there by Go where they are missing; null when that takes a Go there is not. */
export function findTools(folder: string): Tools | null {
  const hasGo = spawnSync('go', ['version']).status === 0;
  for (const [name, source] of Object.entries(packages)) {
    if (existsSync(join(folder, name))) continue;
    if (!hasGo) return null;
    process.stdout.write(`installing ${source}\n`);
    const env = { ...process.env, GOBIN: folder };
    const { status } = spawnSync('go', ['install', source], { env, stdio: 'inherit' });
    if (status !== 0) throw new Error(`go install ${source} failed`);
  }
  return { act: join(folder, 'act'), actionlint: join(folder, 'actionlint') };
}

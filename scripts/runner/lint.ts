import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Scratch } from './scratch.ts';
import type { Tools } from './tools.ts';

const workflows = ['examples/workflows/*.yml', '.github/workflows/*.yml'];

/** What actionlint finds in the workflows of the repository, as they stand. */
export function lintWorkflows(repository: string, { actionlint }: Tools): string[] {
  const files = workflows.flatMap((pattern) => globSync(pattern, { cwd: repository })).sort();
  if (files.length === 0) return ['no workflows found'];
  return faultsOf(actionlint, files, repository);
}

/** The same with `uses: ./`, so that inputs and outputs are held against action.yml. */
export function lintUses(repository: string, { actionlint }: Tools, scratch: Scratch): string[] {
  const examples = globSync('examples/workflows/*.yml', { cwd: repository }).sort();
  const files = examples.map((file): [string, string] => [
    `.github/workflows/${basename(file)}`,
    readFileSync(join(repository, file), 'utf8').replaceAll('org/agent-bench-action@v1', './'),
  ]);
  const metadata = readFileSync(join(repository, 'action.yml'), 'utf8');
  const cwd = scratch.createRepository({
    ...Object.fromEntries(files),
    'action.yml': metadata,
    'dist/index.js': '',
  });
  return faultsOf(
    actionlint,
    files.map(([name]) => name),
    cwd,
  );
}

function faultsOf(actionlint: string, files: readonly string[], cwd: string): string[] {
  const { status, stdout, stderr } = spawnSync(actionlint, ['-no-color', ...files], {
    cwd,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${stdout}${stderr}`.trimEnd()];
}

// Checks directories of gateway fixtures: npm run conformance:gateway -- DIR...
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { checkFile } from './conformance-gateway/check.ts';

/** Prints a line per failed file and the counts; the exit status. */
async function main(directories: readonly string[]): Promise<number> {
  if (directories.length === 0)
    return refuse('name a directory: npm run conformance:gateway -- DIR');
  const counts = { passed: 0, failed: 0 };
  for (const directory of directories) {
    const paths = await jsonFilesIn(directory);
    if (paths === null) return refuse(`no such directory: ${directory}`);
    for (const path of paths) {
      const lines = await checkFile(path);
      if (lines === null) continue;
      counts[lines.length === 0 ? 'passed' : 'failed'] += 1;
      if (lines.length > 0) print(`FAILED ${path}: ${lines.join('; ')}`);
    }
  }
  if (counts.passed + counts.failed === 0) print(`no fixture in ${directories.join(', ')}`);
  print(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

/** All files with JSON in their names, also in folders below; null when there is no such directory. */
async function jsonFilesIn(directory: string): Promise<readonly string[] | null> {
  const names = await readdir(directory, { recursive: true }).catch(() => null);
  if (names === null) return null;
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(directory, name));
}

function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));

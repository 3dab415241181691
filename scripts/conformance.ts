import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFile } from './conformance/check.ts';

/** Checks a directory of wire fixtures, prints a line per failed file and the counts; the exit status. */
async function main(directory: string | undefined): Promise<number> {
  if (directory === undefined) return refuse('name a directory: npm run conformance -- DIR');
  const names = await readdir(directory).catch(() => null);
  if (names === null) return refuse(`no such directory: ${directory}`);
  const counts = { passed: 0, failed: 0 };
  for (const name of names.filter((candidate) => candidate.endsWith('.json')).sort()) {
    const lines = await checkFile(join(directory, name));
    if (lines === null) continue;
    counts[lines.length === 0 ? 'passed' : 'failed'] += 1;
    if (lines.length > 0) print(`FAILED ${name}: ${lines.join('; ')}`);
  }
  if (counts.passed + counts.failed === 0) print(`no fixture in ${directory}`);
  print(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv[2]);

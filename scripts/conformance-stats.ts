// Checks files of statistics vectors: npm run conformance:stats -- FILE...
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { checkVector } from './conformance-stats/check.ts';
import { readVectors, type Vector } from './conformance-stats/vector.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write(
    'which vector file? npm run conformance:stats -- tests/fixtures/stats/vectors.json\n',
  );
  process.exit(2);
}
const failures: string[] = [];
let passed = 0;
for (const entry of files.flatMap(readFile)) {
  const wrong = describeFailure(entry);
  if (wrong === null) passed += 1;
  else failures.push(wrong);
}
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

function readFile(file: string): readonly (Vector | string)[] {
  try {
    return readVectors(readFileSync(file, 'utf8'));
  } catch (error) {
    process.stderr.write(
      `cannot read ${file}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return process.exit(2);
  }
}

function describeFailure(entry: Vector | string): string | null {
  if (typeof entry === 'string') return entry;
  const wrong = checkVector(entry);
  return wrong.length === 0 ? null : `${entry.id} (${entry.kind}): ${wrong.join('; ')}`;
}

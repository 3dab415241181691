// The action in a real workflow runner: `npm run test:runner`. act runs the example workflows on this
// machine, with the action taken from a copy that has nothing but action.yml and dist/, and actionlint
// reads every workflow. Both are installed into .cache/bin with Go where they are missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scenarios } from './runner/scenarios.ts';
import { createScratch } from './runner/scratch.ts';
import { findTools } from './runner/tools.ts';

const repository = join(import.meta.dirname, '..');
const tools = findTools(join(repository, '.cache', 'bin'));
if (tools === null) {
  process.stdout.write(`skipped: no go\n0 passed, 0 failed, ${scenarios.length} skipped\n`);
} else if (!existsSync(join(repository, 'dist', 'index.js'))) {
  process.stdout.write('dist/ is missing: "npm run build" first\n');
  process.exitCode = 1;
} else {
  let failed = 0;
  for (const { name, check } of scenarios) {
    const scratch = createScratch(repository);
    try {
      const faults = await check({ repository, tools, scratch });
      process.stdout.write(`${faults.length === 0 ? 'ok' : 'FAILED'}: ${name}\n`);
      for (const fault of faults) process.stdout.write(`${fault.replaceAll(/^/gm, '  ')}\n`);
      failed += Number(faults.length > 0);
    } finally {
      scratch.remove();
    }
  }
  process.stdout.write(`${scenarios.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

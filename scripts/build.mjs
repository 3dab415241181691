// Builds dist/: the types are checked and erased by tsc, ncc bundles, then come the two starters,
// the JSON Schemas and the licence texts. Nothing of the machine or the moment enters the output.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeLicenses } from './licenses.mjs';

const starters = {
  'index.js': "import { start } from './main.js';\nawait start('action', import.meta.dirname);\n",
  'cli.js':
    "#!/usr/bin/env node\nimport { start } from './main.js';\nawait start('cli', import.meta.dirname);\n",
};

for (const folder of ['lib', 'dist']) rmSync(folder, { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
run(
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  ...['build', 'lib/entry/main.js', '-o', 'dist', '--no-cache', '-q'],
  ...['--stats-out', 'lib/stats.json'],
);
renameSync('dist/index.js', 'dist/main.js');
for (const [name, text] of Object.entries(starters)) {
  writeFileSync(`dist/${name}`, text, { mode: name === 'cli.js' ? 0o755 : 0o644 });
}
for (const name of ['launch.sh', 'forward.mjs']) {
  copyFileSync(`src/adapters/process/${name}`, `dist/${name}`);
}
mkdirSync('dist/schema');
const { writeJsonSchemas } = await import('./json-schemas.ts');
writeJsonSchemas('dist/schema');
writeLicenses('lib/stats.json', 'dist/licenses.txt');

function run(...argv) {
  execFileSync(process.execPath, argv, { stdio: 'inherit' });
}

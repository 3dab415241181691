// How often the verdict is wrong, by simulation: npm run simulate [-- BENCHMARKS [SEED]]
import process from 'node:process';

import { NOISES } from './simulate/noise.ts';
import { sameArms, sharesOf, tables } from './simulate/tables.ts';

const [count = 2000, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  process.stderr.write('expected two whole numbers: npm run simulate -- BENCHMARKS SEED\n');
  process.exit(2);
}
process.stdout.write(
  `${count} benchmarks behind each row, seed ${seed}; in brackets Wilson 95 %\n`,
);
for (const line of tables(count, seed)) process.stdout.write(`${line}\n`);

const worst = Math.max(...NOISES.map((noise) => sharesOf(sameArms(noise), count, seed).red));
process.stdout.write(`\nworst false-red rate: ${(worst * 100).toFixed(1)} % (at most 5 %)\n`);
process.exitCode = worst <= 0.05 ? 0 : 1;

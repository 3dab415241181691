// Says whether the dist/ just built is the one that is committed, byte for byte.
import { execFileSync } from 'node:child_process';

const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  process.stderr.write(
    `dist/ is not what src/ builds; run "npm run build" and commit:\n${changed}`,
  );
  process.exit(1);
}
process.stdout.write('dist/ is byte for byte what src/ builds\n');

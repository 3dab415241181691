import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readBundle } from '../support/run-bundle.ts';
import { repository, runCli } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const configs = globSync('examples/*/agent-bench.yml', { cwd: repository }).sort();
const mockConfigs = configs.filter((config) =>
  /^live: false$/m.test(readFileSync(join(repository, config), 'utf8')),
);

/** A checkout with nothing but the examples: their paths start at its root. */
const checkout = temporaryFolder({ '.git/HEAD': 'ref: refs/heads/main\n' });
cpSync(join(repository, 'examples'), join(checkout, 'examples'), { recursive: true });

describe('the examples', () => {
  test('are there', () => {
    expect(configs.length).toBeGreaterThanOrEqual(3);
    expect(mockConfigs.length).toBeGreaterThanOrEqual(2);
  });

  test.each(configs)('%s is valid', async (config) => {
    const result = await runCli(['validate', config], { cwd: checkout });
    expect(result).toMatchObject({ code: 0, stderr: 'valid\n' });
  });

  test.each(mockConfigs)('%s runs with every trial passed', async (config) => {
    const reportDir = join(temporaryFolder(), 'report');
    const args = ['run', '--config', config, '--output-dir', reportDir];
    const { code } = await runCli(args, { cwd: checkout });
    expect(code).toBe(0);
    const { report } = readBundle(reportDir);
    expect(report.states).toEqual({ passed: report.trials.length });
  });
});

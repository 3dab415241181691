import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readBundle, type Bundle } from '../support/run-bundle.ts';
import { runCli } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let first: Bundle;
let second: Bundle;
let concurrent: Bundle;

beforeAll(async () => {
  [first, second, concurrent] = await Promise.all([run(), run(), run('--concurrency', '4')]);
});

async function run(...flags: readonly string[]): Promise<Bundle> {
  const cwd = temporaryFolder();
  const { code } = await runCli(['run', '--mock', '--runs', '2', ...flags], { cwd });
  expect(code).toBe(0);
  return readBundle(join(cwd, 'agent-bench-report'));
}

/** Names of what may differ between two runs alike: times, what follows from them, and ids. */
const changing = /Ms$|^(startedAt|attemptId|digest|clientStalled|stalled)$/;

function withoutTimesAndIds({ report, journal, trialLines }: Bundle): object {
  const { run: facts, notes, ...others } = report;
  const own = { ...others, run: { ...facts, id: '' } };
  const lasting = notes.filter((note) => !note.includes('clientStalled'));
  return JSON.parse(
    JSON.stringify({ own, lasting, journal, trialLines }, (name, value: unknown) =>
      changing.test(name) || name === 'at' ? null : value,
    ),
  ) as object;
}

describe('the same config and seed', () => {
  test('give the same report, trial lines and journal but for times and ids', () => {
    expect(withoutTimesAndIds(second)).toEqual(withoutTimesAndIds(first));
  });

  test('give the same order of the report under concurrency', () => {
    const ids = ({ report }: Bundle): string[] => report.trials.map(({ id }) => id);
    expect(ids(concurrent)).toEqual(ids(first));
    expect(concurrent.report).toMatchObject({ run: { concurrency: 4 }, states: { passed: 24 } });
  });
});

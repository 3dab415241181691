import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { killOnce } from '../../scripts/chaos/round.ts';
import { canHavePidNamespace } from '../../src/adapters/process/launch-command.ts';

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'agent-bench-chaos-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

describe.each(['pid-namespace', 'process-group'] as const)(
  'a harness that is killed, its agents at the level %s',
  (level) => {
    const tries = level === 'pid-namespace' && !canHavePidNamespace() ? test.skip : test;

    tries.each([600, 1100, 1700])(
      'leaves no process and a journal that tells all after %i ms',
      async (afterMs) => {
        const round = await killOnce(join(scratch, `${level}-${afterMs}`), { level, afterMs });
        expect(round).toMatchObject({ survivors: 0, fault: null });
        expect(round.emptyAfterMs).toBeLessThan(2000);
      },
      30_000,
    );
  },
);

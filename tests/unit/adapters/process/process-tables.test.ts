import { expect, test } from '@jest/globals';
import { parseStat, readProcess } from '../../../../src/adapters/process/proc-table.ts';
import { parsePsLine, readPs } from '../../../../src/adapters/process/ps-table.ts';

const tail = '0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 887766 1 2';

test('reads a line of /proc whose program has brackets and spaces in its name', () => {
  expect(parseStat(`42 (a) S (b) R 7 41 40 ${tail}`)).toEqual({
    ...{ pid: 42, ppid: 7, pgid: 41, session: 40, state: 'R' },
    ...{ command: 'a) S (b', startTime: '887766' },
  });
});

test.each([[''], ['42'], ['42 (cut off'], ['42 (sh) R 7 41'], ['sh (42) R 7 41 40']])(
  'takes %j for no process',
  (text) => {
    expect(parseStat(text)).toBeNull();
  },
);

test('reads a line of ps', () => {
  const line = '  42     7    41 Ss+  Tue Dec  1 17:25:14 2026     /usr/libexec/my agent';
  expect(parsePsLine(line)).toEqual({
    ...{ pid: 42, ppid: 7, pgid: 41, session: 0, state: 'S' },
    ...{ command: 'my agent', startTime: 'Tue Dec 1 17:25:14 2026' },
  });
});

test.each([[''], ['PID PPID'], ['42 7 41 S Tue Dec 1']])(
  'takes the line %j for no process',
  (line) => {
    expect(parsePsLine(line)).toBeNull();
  },
);

test('ps and /proc agree on this process', () => {
  const [listed] = readPs(process.pid);
  const known = readProcess(process.pid);
  expect(listed).toMatchObject({ pid: known?.pid, ppid: known?.ppid, pgid: known?.pgid });
});

test('ps lists this process among all of them', () => {
  expect(readPs('all').map(({ pid }) => pid)).toContain(process.pid);
});

import { expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../../../src/core/config/document.ts';
import { ruleProblems } from '../../../../src/core/config/rule-problems.ts';

test('extraBody may add fields to a request, and replace none that the modes decide', () => {
  const params = { extraBody: { service_tier: 'default', messages: [], stream: false } };
  const problems = ruleProblems({ ...COMMAND_LINE, value: { targets: [{ params }] } });
  expect(problems.map(({ path }) => path)).toEqual([
    'targets[0].params.extraBody.messages',
    'targets[0].params.extraBody.stream',
  ]);
});

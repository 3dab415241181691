import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkConfig } from '../../../../src/core/config/check-config.ts';
import { valueAt } from '../../../../src/core/config/document.ts';
import { configSchema } from '../../../../src/domain/config.ts';
import { shown, yamlDocument } from '../../../support/config-document.ts';

const fixture = join(import.meta.dirname, '../../../fixtures/config/all-keys.yml');
const document = yamlDocument(readFileSync(fixture, 'utf8'), 'all-keys.yml');

const minimal = configSchema.parse({
  version: 1,
  targets: [
    { id: 'small', baseUrl: 'http://a', model: 'm' },
    { id: 'our-agent', command: ['x'], upstream: 'small' },
  ],
  experiments: [{ id: 'e', scenario: 's', target: 'small', arms: { before: {}, after: {} } }],
  gates: [{ metric: 'passRate', maxDropPoints: 1 }],
});

/** Where the contract shows an example and no default. */
const examples: Readonly<Record<string, readonly string[]>> = {
  matrix: ['targets'],
  compare: ['against'],
};

describe("the contract's config", () => {
  test('is understood in full, and refused only for what is not built yet', () => {
    const problems = shown(checkConfig(document, []).problems);
    expect(problems.filter((line) => !line.endsWith('not available yet: take this out'))).toEqual(
      [],
    );
    expect(problems.map((line) => line.split(': ')[1])).toEqual(['experiments', 'report.formats']);
  });

  test.each([
    ['live'],
    ['failOn'],
    ['matrix'],
    ['compare'],
    ['report'],
    ['comment'],
    ['targets', 0, 'provider'],
    ['targets', 0, 'protocol'],
    ['targets', 0, 'limits'],
    ['targets', 1, 'recipe'],
    ['targets', 1, 'env'],
    ['targets', 1, 'protocol'],
    ['targets', 1, 'network'],
    ['targets', 1, 'limits'],
    ['experiments', 0, 'pairs'],
    ['experiments', 0, 'limits'],
    ['experiments', 0, 'keepWorkspaces'],
    ['experiments', 0, 'allowDirtySource'],
  ])('shows the defaults of %s %s %s', (...path) => {
    const shownValue = valueAt(
      document.value,
      path.filter((step) => step !== undefined),
    );
    const value = valueAt(
      minimal,
      path.filter((step) => step !== undefined),
    );
    const without = examples[path[0]] ?? [];
    expect(omit(value, without)).toEqual(omit(shownValue, without));
  });

  test('compares with nothing and passes nothing on by default', () => {
    expect(minimal.compare.against).toBe('none');
    expect(minimal.targets?.[1]).toMatchObject({ passEnv: [] });
    expect(minimal.gates[0]).toMatchObject({ strict: false, where: {} });
  });
});

function omit(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

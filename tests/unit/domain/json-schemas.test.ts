import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { writeJsonSchemas } from '../../../scripts/json-schemas.ts';
import { BUILTIN_CASES } from '../../../src/domain/case-catalog.ts';
import { caseSchema } from '../../../src/domain/case.ts';
import { configSchema } from '../../../src/domain/config.ts';
import { jsonSchema, SCHEMA_NAMES, type SchemaName } from '../../../src/domain/json-schemas.ts';
import { rateCardSchema } from '../../../src/domain/rates.ts';

function validatorOf(name: SchemaName): (value: unknown) => boolean {
  const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
  const validate = ajv.compile(jsonSchema(name));
  return (value) => validate(value);
}

const allKeys: unknown = parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/config/all-keys.yml'), 'utf8'),
);
const target = { id: 'a', baseUrl: 'http://a', model: 'm' };

const samples = [
  ['config', configSchema, [{ version: 1 }, allKeys, { version: 1, targets: [target] }]],
  ['case', caseSchema, BUILTIN_CASES],
  [
    'rates',
    rateCardSchema,
    [{ version: 1, rates: { 'a/b': { input: 1, output: 2 }, 'a/c': { perCall: 0 } } }],
  ],
] as const;

const badSamples = [
  ['config', configSchema, [{}, { version: 2 }, { version: 1, matrix: { runs: 0 } }]],
  [
    'config',
    configSchema,
    [
      { version: 1, key: 1 },
      { version: 1, targets: [{ ...target, id: '' }] },
    ],
  ],
  [
    'case',
    caseSchema,
    [
      { ...BUILTIN_CASES[0], prompt: '' },
      { version: 1, id: 'a' },
    ],
  ],
  ['rates', rateCardSchema, [{ version: 1, rates: { x: { perCall: 1 } } }]],
  ['rates', rateCardSchema, [{ version: 1, rates: { 'a/b': { perCall: -1 } } }]],
] as const;

describe('JSON Schemas', () => {
  test.each(samples)('of %s take what zod takes', (name, schema, values) => {
    const isValid = validatorOf(name);
    for (const value of values) {
      expect([schema.safeParse(value).success, isValid(value)]).toEqual([true, true]);
    }
  });

  test.each(badSamples)('of %s refuse what zod refuses', (name, schema, values) => {
    const isValid = validatorOf(name);
    for (const value of values) {
      expect([schema.safeParse(value).success, isValid(value)]).toEqual([false, false]);
    }
  });

  test.each(SCHEMA_NAMES)('of %s say what they are', (name) => {
    expect(jsonSchema(name)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:agent-bench:${name}:1`,
      title: expect.stringMatching(/^agent-bench /),
    });
    expect(validatorOf(name)(null)).toBe(false);
  });

  test('are written to files by the build', () => {
    const directory = mkdtempSync(join(tmpdir(), 'schemas-'));
    writeJsonSchemas(join(directory, 'schema'));
    const text = readFileSync(join(directory, 'schema/rates.schema.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(jsonSchema('rates'));
    rmSync(directory, { recursive: true });
  });
});

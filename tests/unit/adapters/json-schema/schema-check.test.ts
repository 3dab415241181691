import { describe, expect, test } from '@jest/globals';
import {
  checkSchemaItself,
  createSchemaCheck,
} from '../../../../src/adapters/json-schema/schema-check.ts';

const check = await createSchemaCheck();

const city = {
  type: 'object',
  properties: { city: { type: 'string' }, unit: { enum: ['C', 'F'] } },
  required: ['city'],
  additionalProperties: false,
};

describe('createSchemaCheck', () => {
  test('finds nothing wrong with a value that fits', () => {
    expect(check(city, { city: 'Oslo', unit: 'C' })).toEqual([]);
  });

  test('lists all that is wrong, with its place', () => {
    expect(check(city, { unit: 'K', town: 'Oslo' })).toEqual([
      "must have required property 'city'",
      'must NOT have additional properties: "town"',
      '/unit must be equal to one of the allowed values: ["C","F"]',
    ]);
  });

  test('never changes a value to make it fit', () => {
    expect(check({ type: 'integer' }, '4')).toEqual(['must be integer']);
  });

  test('reads draft 2020-12, with formats', () => {
    const pair = { prefixItems: [{ type: 'integer' }, { format: 'email' }], items: false };
    expect(check(pair, [1, 'a@example.com'])).toEqual([]);
    expect(check(pair, [1, 'nobody'])).toEqual(['/1 must match format "email"']);
  });

  test('follows references inside the schema', () => {
    const schema = { $defs: { n: { type: 'integer' } }, items: { $ref: '#/$defs/n' } };
    expect(check(schema, [1, 'x'])).toEqual(['/1 must be integer']);
  });

  test('puts up with unknown keywords, unknown formats and another draft', () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      'x-order': 1,
      type: 'string',
      format: 'nonsense',
    };
    expect(check(schema, 'a')).toEqual([]);
  });

  test('keeps schemas apart that have the same $id', () => {
    expect(check({ $id: 'a', type: 'integer' }, 1)).toEqual([]);
    expect(check({ $id: 'a', type: 'string' }, 1)).toEqual(['must be string']);
  });

  test.each([
    ['a reference to another document', { $ref: 'https://example.com/a.json' }],
    ['an unknown type', { type: 'objet' }],
    ['a broken pattern', { type: 'string', pattern: '(' }],
  ])('refuses %s by a message with the way out', async (_, schema) => {
    const message = /^A JSON Schema of a case can't be used: .+validate/;
    expect(() => check(schema, 'a')).toThrow(message);
    await expect(createSchemaCheck([schema])).rejects.toThrow(message);
  });
});

describe('checkSchemaItself', () => {
  test('finds nothing wrong with a schema', async () => {
    expect(await checkSchemaItself(city)).toEqual([]);
  });

  test('lists what is wrong with each part', async () => {
    const problems = await checkSchemaItself({
      required: 'city',
      properties: { n: { minimum: 'x' } },
    });
    expect(problems).toEqual(['/properties/n/minimum must be number', '/required must be array']);
  });

  test('finds references to other documents', async () => {
    const problems = await checkSchemaItself({ $ref: 'https://example.com/a.json' });
    expect(problems).toEqual(["can't resolve reference https://example.com/a.json from id #"]);
  });
});

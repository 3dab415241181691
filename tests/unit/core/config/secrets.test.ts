import { describe, expect, test } from '@jest/globals';
import { checkCase } from '../../../../src/core/config/check-case.ts';
import { checkConfig } from '../../../../src/core/config/check-config.ts';
import { secretProblems } from '../../../../src/core/config/secrets.ts';
import { shown, yamlDocument } from '../../../support/config-document.ts';

const key = `ghp_${'a1B2c3D4e5'.repeat(4)}`.slice(0, 40);

describe('secrets in a config', () => {
  test.each([
    ['targets: [{apiKey: abc}]', 'targets[0].apiKey'],
    [
      'targets: [{params: {extraBody: {authorization: Bearer x}}}]',
      'targets[0].params.extraBody.authorization',
    ],
    ['targets: [{env: {GH_TOKEN: abc}}]', 'targets[0].env.GH_TOKEN'],
    ['targets: [{env: {OPENAI_API_KEY: abc}}]', 'targets[0].env.OPENAI_API_KEY'],
    ['password: hunter2', 'password'],
    [
      'targets: [{params: {extraBody: {pin: {password: 1234}}}}]',
      'targets[0].params.extraBody.pin.password',
    ],
    ['client-secret: x', 'client-secret'],
  ])('are refused as a field: %s', (text, path) => {
    expect(secretProblems(yamlDocument(text)).map((problem) => problem.path)).toEqual([path]);
  });

  test.each([
    'targets: [{apiKeyEnv: OPENAI_API_KEY}]',
    'targets: [{limits: {maxTokens: 5}, passEnv: [GH_TOKEN]}]',
    'targets: [{env: {OPENAI_API_KEY: "{{token}}"}}]',
    'comment: {key: main}',
    'targets: [{params: {extraBody: {auth: true, eos_token: 2, token: {a: 1}}}}]',
  ])('are not suspected in %s', (text) => {
    expect(secretProblems(yamlDocument(text))).toEqual([]);
  });

  test.each([
    `matrix: {cases: ["${key}"]}`,
    `${key}: 1`,
    `targets: [{id: a, baseUrl: "http://u:${key}@a", model: ${key}, apiKeyEnv: ${key}-}]`,
    `targets: [{id: a, baseUrl: "${key}", model: m}]\nmatrix: {targets: [${key}], modes: [${key}]}`,
  ])('are refused by their looks and never repeated: %#', (text) => {
    const messages = shown(checkConfig(yamlDocument(text), []).problems);
    expect(messages.join('\n')).toContain('expected no secret, got one');
    expect(messages.join('\n')).not.toContain(key);
  });

  test('that have no known shape are not repeated where a key was meant', () => {
    const text = 'targets: [{id: a, baseUrl: "http://a", model: m, apiKeyEnv: my-own-key}]';
    expect(shown(checkConfig(yamlDocument(`version: 1\n${text}`), []).problems)).toEqual([
      'bench.yml:2: targets[0].apiKeyEnv: expected the NAME of an environment variable, got a value that is not shown here',
    ]);
  });
});

test("a case's tool may take an argument called password", () => {
  const tool = '{name: login, parameters: {properties: {password: {type: string}}}}';
  const call = '{name: login, arguments: {password: {equals: x}}}';
  const mock = 'mock: {native: [{toolCalls: [{name: login, arguments: {password: x}}]}]}';
  const text = `version: 1\nid: a\nprompt: p\ntools: [${tool}]\nexpect: {toolCalls: {calls: [${call}]}}\n${mock}`;
  expect(checkCase(yamlDocument(text)).problems).toEqual([]);
});

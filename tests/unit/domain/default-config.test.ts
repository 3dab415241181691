import { expect, test } from '@jest/globals';
import { chatTargetSchema, configSchema } from '../../../src/domain/config.ts';
import { DEFAULT_CHAT_LIMITS, DEFAULT_CONFIG } from '../../../src/domain/default-config.ts';

test('the default config is what the schema makes of an empty one', () => {
  expect(DEFAULT_CONFIG).toEqual(configSchema.parse({ version: 1 }));
});

test('the default limits are those of a target that names none', () => {
  const target = chatTargetSchema.parse({ id: 'a', baseUrl: 'http://127.0.0.1:1/v1', model: 'm' });
  expect(DEFAULT_CHAT_LIMITS).toEqual(target.limits);
});

import { expect, test } from '@jest/globals';
import { checkConfig } from '../../../../src/core/config/check-config.ts';
import { INIT_TEMPLATE } from '../../../../src/core/config/init-template.ts';
import { yamlDocument } from '../../../support/config-document.ts';

test('the starter config is valid as it stands', () => {
  const { config, problems } = checkConfig(yamlDocument(INIT_TEMPLATE), []);
  expect(problems).toEqual([]);
  expect(config?.matrix.cases).toEqual(['builtin:*']);
});

test('its commented keys are valid too', () => {
  const text = INIT_TEMPLATE.replace('# pricing:', 'pricing:');
  expect(checkConfig(yamlDocument(text), []).config?.pricing).toEqual({
    rateCards: '.github/rate-cards.yml',
  });
});

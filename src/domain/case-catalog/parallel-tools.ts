import type { Case } from '../case.ts';

/** Two calls that do not depend on each other; the turn limit asks for both in one reply. */
export const parallelTools = {
  version: 1,
  id: 'parallel-tools',
  description: 'Makes two independent calls in one turn.',
  system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
  prompt:
    'What temperatures do the weather stations in Oslo and in Lima show right now? Make both look-ups at once, in one reply. Then answer in one sentence and write the numbers in digits.',
  tools: [
    {
      name: 'get_temperature',
      description: 'Reads the temperature that the weather station of one city shows.',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string', description: 'The name of the city.' } },
        required: ['city'],
        additionalProperties: false,
      },
      results: [
        { when: { city: { regex: '(?i:oslo)' } }, value: { city: 'Oslo', celsius: 14 } },
        { when: { city: { regex: '(?i:lima)' } }, value: { city: 'Lima', celsius: 23 } },
      ],
    },
  ],
  expect: {
    outputContains: ['14', '23'],
    toolCalls: {
      match: 'exact',
      calls: [
        { name: 'get_temperature', arguments: { city: { regex: '(?i:oslo)' } } },
        { name: 'get_temperature', arguments: { city: { regex: '(?i:lima)' } } },
      ],
    },
    maxTurns: 2,
  },
  mock: {
    native: [
      {
        toolCalls: [
          { name: 'get_temperature', arguments: { city: 'Oslo' } },
          { name: 'get_temperature', arguments: { city: 'Lima' } },
        ],
        usage: { inputTokens: 136, outputTokens: 37 },
      },
      {
        text: 'It is 14 °C in Oslo and 23 °C in Lima.',
        usage: { inputTokens: 214, outputTokens: 16 },
      },
    ],
    text: [
      {
        text: '<tool_call>\n{"name":"get_temperature","arguments":{"city":"Oslo"}}\n</tool_call>\n<tool_call>\n{"name":"get_temperature","arguments":{"city":"Lima"}}\n</tool_call>',
        usage: { inputTokens: 222, outputTokens: 51 },
      },
      {
        text: 'It is 14 °C in Oslo and 23 °C in Lima.',
        usage: { inputTokens: 345, outputTokens: 16 },
      },
    ],
  },
  limits: {},
} satisfies Case;

import type { Case } from '../case.ts';

/** The second call needs an id that only the first result holds. */
export const sequentialTools = {
  version: 1,
  id: 'sequential-tools',
  description: 'Feeds the result of one call into the next.',
  system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
  prompt:
    'How much does the customer with the e-mail address dana@example.com owe us in euros? Look up the customer first. Answer in one sentence and write the amount in digits.',
  tools: [
    {
      name: 'find_customer',
      description: 'Finds a customer by e-mail address and gives the customer id.',
      parameters: {
        type: 'object',
        properties: { email: { type: 'string', description: 'The e-mail address.' } },
        required: ['email'],
        additionalProperties: false,
      },
      results: [
        {
          when: { email: { regex: '(?i:dana@example\\.com)' } },
          value: { customerId: 'C-7319', name: 'Dana' },
        },
      ],
    },
    {
      name: 'get_open_balance',
      description: 'Gives the amount that a customer owes, by customer id.',
      parameters: {
        type: 'object',
        properties: {
          customerId: { type: 'string', description: 'The id that find_customer gives.' },
        },
        required: ['customerId'],
        additionalProperties: false,
      },
      results: [
        { when: { customerId: { equals: 'C-7319' } }, value: { balance: 245, currency: 'EUR' } },
      ],
    },
  ],
  expect: {
    outputContains: '245',
    toolCalls: {
      match: 'ordered',
      calls: [
        {
          name: 'find_customer',
          arguments: { email: { regex: '^(?i:dana@example\\.com)$' } },
        },
        { name: 'get_open_balance', arguments: { customerId: { equals: 'C-7319' } } },
      ],
    },
  },
  mock: {
    native: [
      {
        toolCalls: [{ name: 'find_customer', arguments: { email: 'dana@example.com' } }],
        usage: { inputTokens: 186, outputTokens: 19 },
      },
      {
        toolCalls: [{ name: 'get_open_balance', arguments: { customerId: 'C-7319' } }],
        usage: { inputTokens: 229, outputTokens: 22 },
      },
      {
        text: 'The customer owes us 245 euros.',
        usage: { inputTokens: 270, outputTokens: 9 },
      },
    ],
    text: [
      {
        text: '<tool_call>\n{"name":"find_customer","arguments":{"email":"dana@example.com"}}\n</tool_call>',
        usage: { inputTokens: 277, outputTokens: 28 },
      },
      {
        text: '<tool_call>\n{"name":"get_open_balance","arguments":{"customerId":"C-7319"}}\n</tool_call>',
        usage: { inputTokens: 345, outputTokens: 31 },
      },
      {
        text: 'The customer owes us 245 euros.',
        usage: { inputTokens: 412, outputTokens: 9 },
      },
    ],
  },
  limits: {},
} satisfies Case;

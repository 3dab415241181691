import type { Case } from '../case.ts';

/** One tool, one call, and its result in the answer. */
export const singleTool = {
  version: 1,
  id: 'single-tool',
  description: 'Calls the one tool that is offered and answers from its result.',
  system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
  prompt: 'With which carrier was the order A-1042 sent? Answer in one sentence.',
  tools: [
    {
      name: 'get_order_status',
      description: 'Looks up the delivery status of an order in our shop.',
      parameters: {
        type: 'object',
        properties: {
          orderId: { type: 'string', description: 'The id of the order, such as A-1000.' },
        },
        required: ['orderId'],
        additionalProperties: false,
      },
      results: [{ value: { orderId: 'A-1042', status: 'shipped', carrier: 'Borealis' } }],
    },
  ],
  expect: {
    outputContains: 'Borealis',
    toolCalls: {
      match: 'exact',
      calls: [{ name: 'get_order_status', arguments: { orderId: { regex: '^#?[Aa]-?1042$' } } }],
    },
  },
  mock: {
    native: [
      {
        toolCalls: [{ name: 'get_order_status', arguments: { orderId: 'A-1042' } }],
        usage: { inputTokens: 117, outputTokens: 21 },
      },
      {
        text: 'The order A-1042 was sent with Borealis.',
        usage: { inputTokens: 163, outputTokens: 12 },
      },
    ],
    text: [
      {
        text: '<tool_call>\n{"name":"get_order_status","arguments":{"orderId":"A-1042"}}\n</tool_call>',
        usage: { inputTokens: 203, outputTokens: 30 },
      },
      {
        text: 'The order A-1042 was sent with Borealis.',
        usage: { inputTokens: 277, outputTokens: 12 },
      },
    ],
  },
  limits: {},
} satisfies Case;

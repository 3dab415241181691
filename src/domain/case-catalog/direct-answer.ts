import type { Case } from '../case.ts';

/** The question needs no tool; the two that are offered are about something else. */
export const directAnswer = {
  version: 1,
  id: 'direct-answer',
  description: 'Answers from its own knowledge although tools are offered.',
  system: 'You are a helpful assistant. Use a tool only when the question needs it.',
  prompt: 'What is the capital of France? Answer with the name of the city only.',
  tools: [
    {
      name: 'get_order_status',
      description: 'Looks up the delivery status of an order in our shop.',
      parameters: {
        type: 'object',
        properties: { orderId: { type: 'string', description: 'The id of the order.' } },
        required: ['orderId'],
        additionalProperties: false,
      },
    },
    {
      name: 'cancel_order',
      description: 'Cancels an order in our shop.',
      parameters: {
        type: 'object',
        properties: { orderId: { type: 'string', description: 'The id of the order.' } },
        required: ['orderId'],
        additionalProperties: false,
      },
    },
  ],
  expect: { outputContains: 'Paris', noToolCalls: true },
  mock: {
    native: [{ text: 'Paris', usage: { inputTokens: 138, outputTokens: 2 } }],
    text: [{ text: 'Paris', usage: { inputTokens: 229, outputTokens: 2 } }],
  },
  limits: {},
} satisfies Case;

import type { Case } from '../case.ts';

/** Four tools for the same product id; only one of them knows the answer. */
export const toolSelection = {
  version: 1,
  id: 'tool-selection',
  description: 'Picks the one right tool among several similar ones.',
  system: 'You are a helpful assistant. Use the tools to look things up; do not guess.',
  prompt:
    'How many units of the product SKU-204 are in stock? Make no other look-up. Answer in one sentence and write the number in digits.',
  tools: [
    {
      name: 'get_product_price',
      description: 'Gives the current price of a product.',
      parameters: {
        type: 'object',
        properties: { sku: { type: 'string', description: 'The product id, such as SKU-100.' } },
        required: ['sku'],
        additionalProperties: false,
      },
      results: [{ value: { sku: 'SKU-204', price: 34 } }],
    },
    {
      name: 'get_stock_level',
      description: 'Gives the number of units of a product that are in stock.',
      parameters: {
        type: 'object',
        properties: { sku: { type: 'string', description: 'The product id, such as SKU-100.' } },
        required: ['sku'],
        additionalProperties: false,
      },
      results: [{ value: { sku: 'SKU-204', unitsInStock: 187 } }],
    },
    {
      name: 'get_product_reviews',
      description: 'Gives the latest customer reviews of a product.',
      parameters: {
        type: 'object',
        properties: { sku: { type: 'string', description: 'The product id, such as SKU-100.' } },
        required: ['sku'],
        additionalProperties: false,
      },
      results: [{ value: { sku: 'SKU-204', reviews: ['Does what it should.'] } }],
    },
    {
      name: 'reorder_product',
      description: 'Orders more units of a product from its supplier.',
      parameters: {
        type: 'object',
        properties: {
          sku: { type: 'string', description: 'The product id, such as SKU-100.' },
          units: { type: 'integer', description: 'How many units to order.', minimum: 1 },
        },
        required: ['sku', 'units'],
        additionalProperties: false,
      },
      results: [{ value: { sku: 'SKU-204', ordered: true } }],
    },
  ],
  expect: {
    outputContains: '187',
    toolCalls: {
      match: 'exact',
      calls: [{ name: 'get_stock_level', arguments: { sku: { equals: 'SKU-204' } } }],
    },
  },
  mock: {
    native: [
      {
        toolCalls: [{ name: 'get_stock_level', arguments: { sku: 'SKU-204' } }],
        usage: { inputTokens: 289, outputTokens: 20 },
      },
      {
        text: 'There are 187 units of SKU-204 in stock.',
        usage: { inputTokens: 332, outputTokens: 13 },
      },
    ],
    text: [
      {
        text: '<tool_call>\n{"name":"get_stock_level","arguments":{"sku":"SKU-204"}}\n</tool_call>',
        usage: { inputTokens: 392, outputTokens: 29 },
      },
      {
        text: 'There are 187 units of SKU-204 in stock.',
        usage: { inputTokens: 460, outputTokens: 13 },
      },
    ],
  },
  limits: {},
} satisfies Case;

import type { Case } from '../case.ts';

/** The first booking is refused, and the refusal says which one would work. */
export const toolErrorRecovery = {
  version: 1,
  id: 'tool-error-recovery',
  description: 'Corrects its call after the tool refused the first one.',
  system: 'You are a helpful assistant. Use the tools to get things done; do not ask back.',
  prompt:
    'Book the meeting room Aspen on Monday. If the booking is refused because the room is taken, book a room that is free. Then tell me in one sentence which room you booked.',
  tools: [
    {
      name: 'book_room',
      description: 'Books one meeting room for one day.',
      parameters: {
        type: 'object',
        properties: {
          room: { type: 'string', enum: ['Aspen', 'Birch', 'Cedar'] },
          day: { type: 'string', description: 'The day of the week, such as Friday.' },
        },
        required: ['room', 'day'],
        additionalProperties: false,
      },
      results: [
        {
          when: { room: { equals: 'Aspen' } },
          error: 'Aspen is taken on Monday. The only room that is free on Monday is Birch.',
        },
        {
          when: { room: { equals: 'Birch' } },
          value: { booked: true, room: 'Birch', day: 'Monday' },
        },
      ],
    },
  ],
  expect: {
    outputContains: 'Birch',
    toolCalls: {
      match: 'exact',
      calls: [
        {
          name: 'book_room',
          arguments: { room: { equals: 'Birch' }, day: { regex: '(?i:monday)' } },
        },
      ],
    },
  },
  mock: {
    native: [
      {
        toolCalls: [{ name: 'book_room', arguments: { room: 'Aspen', day: 'Monday' } }],
        usage: { inputTokens: 161, outputTokens: 23 },
      },
      {
        toolCalls: [{ name: 'book_room', arguments: { room: 'Birch', day: 'Monday' } }],
        usage: { inputTokens: 213, outputTokens: 23 },
      },
      {
        text: 'Aspen was taken, so I booked Birch on Monday.',
        usage: { inputTokens: 258, outputTokens: 13 },
      },
    ],
    text: [
      {
        text: '<tool_call>\n{"name":"book_room","arguments":{"room":"Aspen","day":"Monday"}}\n</tool_call>',
        usage: { inputTokens: 249, outputTokens: 32 },
      },
      {
        text: '<tool_call>\n{"name":"book_room","arguments":{"room":"Birch","day":"Monday"}}\n</tool_call>',
        usage: { inputTokens: 325, outputTokens: 32 },
      },
      {
        text: 'Aspen was taken, so I booked Birch on Monday.',
        usage: { inputTokens: 397, outputTokens: 13 },
      },
    ],
  },
  limits: {},
} satisfies Case;

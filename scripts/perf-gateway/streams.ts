import type { Protocol } from '../../src/domain/config-names.ts';

/** How many pieces of text a reply has. */
export const tokenCount = 64;

export const paths: Readonly<Record<Protocol, string>> = {
  'chat-completions': '/v1/chat/completions',
  responses: '/v1/responses',
  messages: '/v1/messages',
};

/** The events of a reply of 64 tokens; `stamp` is put into each that carries a token. */
export function streamOf(protocol: Protocol, stamp: () => string): (() => string)[] {
  const tokens = Array.from({ length: tokenCount }, () => () => tokenEvent(protocol, stamp()));
  return [() => opening(protocol), ...tokens, () => closing(protocol)];
}

function tokenEvent(protocol: Protocol, stamp: string): string {
  const words = ` token@${stamp}@`;
  switch (protocol) {
    case 'chat-completions':
      return event({
        ...{ id: 'c-1', object: 'chat.completion.chunk', created: 1, model: 'm' },
        choices: [{ index: 0, delta: { content: words }, finish_reason: null }],
        usage: null,
      });
    case 'responses':
      return named('response.output_text.delta', { item_id: 'i', delta: words });
    case 'messages':
      return named('content_block_delta', {
        index: 0,
        delta: { type: 'text_delta', text: words },
      });
  }
}

function opening(protocol: Protocol): string {
  switch (protocol) {
    case 'chat-completions':
      return event({ id: 'c-1', choices: [{ index: 0, delta: { role: 'assistant' } }] });
    case 'responses':
      return named('response.created', { response: { id: 'r', status: 'in_progress' } });
    case 'messages':
      return (
        named('message_start', { message: { model: 'm', usage: { input_tokens: 9 } } }) +
        named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
      );
  }
}

function closing(protocol: Protocol): string {
  switch (protocol) {
    case 'chat-completions':
      return (
        event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }) +
        event({ choices: [], usage: { prompt_tokens: 9, completion_tokens: 64 } }) +
        'data: [DONE]\n\n'
      );
    case 'responses': {
      const usage = { input_tokens: 9, output_tokens: 64, total_tokens: 73 };
      return named('response.completed', {
        response: { status: 'completed', model: 'm', output: [], usage },
      });
    }
    case 'messages':
      return (
        named('message_delta', {
          delta: { stop_reason: 'end_turn' },
          usage: { output_tokens: 64 },
        }) + named('message_stop', {})
      );
  }
}

function event(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function named(type: string, value: object): string {
  return `event: ${type}\n${event({ type, ...value })}`;
}

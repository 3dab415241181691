import { describe, expect, test } from '@jest/globals';
import {
  type AskedConversation,
  conversationIn,
} from '../../../../src/core/scripted/conversation-in.ts';
import { findRound } from '../../../../src/core/scripted/scripted-round.ts';
import type { JsonObject } from '../../../../src/domain/json.ts';
import { scriptedCase } from '../../../support/scripted-cases.ts';

const first = { text: 'one' };
const second = { text: 'two' };
const weather = scriptedCase([first, second]);
const short = scriptedCase([{ text: 'short' }], { id: 'short', prompt: 'weather in Oslo' });
const tools: JsonObject = { tools: [{ type: 'function', function: { name: 'get_weather' } }] };

function conversation(...messages: readonly JsonObject[]): AskedConversation {
  return inRequest({ messages, ...tools });
}

function inRequest(request: JsonObject): AskedConversation {
  const asked = conversationIn('chat-completions', request);
  if (asked === null) throw new Error('the request holds no conversation');
  return asked;
}

const asked = { role: 'user', content: weather.prompt };

describe('findRound', () => {
  test('finds the case whose prompt is the user message', () => {
    expect(findRound([short, weather], conversation(asked))).toMatchObject({
      kind: 'found',
      case: { id: 'weather' },
      round: first,
      mode: 'native',
      callsBefore: 0,
    });
  });

  test('finds the longest prompt that a user message holds, in parts of content too', () => {
    const content = [{ type: 'text', text: `Please: ${weather.prompt} Thanks.` }];
    const found = findRound([short, weather], conversation({ role: 'user', content }));
    expect(found).toMatchObject({ case: { id: 'weather' } });
  });

  test('counts rounds by the assistant messages, and the calls in them', () => {
    const turn = { role: 'assistant', content: null, tool_calls: [{}, {}] };
    expect(findRound([weather], conversation(asked, turn))).toMatchObject({
      round: second,
      callsBefore: 2,
    });
    expect(findRound([weather], conversation(asked, turn, turn))).toEqual({
      kind: 'script-exhausted',
      case: weather,
      roundCount: 2,
    });
  });

  test('plays the text script where no tools are offered for a case with tools', () => {
    expect(findRound([weather], inRequest({ messages: [asked] }))).toMatchObject({ mode: 'text' });
  });

  test('plays the one script of a case without tools in either mode', () => {
    const plain = scriptedCase([], { tools: [], mock: { native: [first] } });
    expect(findRound([plain], inRequest({ messages: [asked] }))).toMatchObject({ round: first });
  });

  test('tells an unknown prompt from a missing script', () => {
    expect(findRound([short], conversation({ role: 'user', content: 'Hello' }))).toEqual({
      kind: 'unknown-prompt',
    });
    const textOnly = scriptedCase([], { mock: { text: [first] } });
    expect(findRound([textOnly], conversation(asked))).toMatchObject({ kind: 'no-script' });
  });
});

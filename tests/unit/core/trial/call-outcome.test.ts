import { describe, expect, test } from '@jest/globals';
import { classifyCall, OUTCOMES } from '../../../../src/core/trial/call-outcome.ts';
import type { CallStatus } from '../../../../src/domain/trial.ts';
import type { DecodedReply } from '../../../../src/domain/wire.ts';
import { decodedReply, wireError } from '../../../support/builders.ts';

const empty = { text: ' \n', toolCalls: [], malformedToolCalls: [] };
const call = { name: 'look_up', arguments: {}, source: 'native', id: null } as const;
const malformed = { name: null, source: 'text', id: null, raw: '<tool_call>' } as const;

describe('call outcome', () => {
  test.each<[string, Partial<DecodedReply>, CallStatus]>([
    ['a stop with text', {}, 'ok'],
    ['no finish reason with text', { finishReason: null }, 'ok'],
    ['calls and no text', { ...empty, toolCalls: [call], finishReason: 'tool_calls' }, 'ok'],
    ['a malformed call and no text', { ...empty, malformedToolCalls: [malformed] }, 'ok'],
    ['nothing at all', empty, 'empty-output'],
    ['only reasoning', { ...empty, reasoningText: 'hm' }, 'empty-output'],
    ['length with text', { finishReason: 'length' }, 'length'],
    ['length and nothing else', { ...empty, finishReason: 'length' }, 'length'],
    [
      'a content filter and nothing else',
      { ...empty, finishReason: 'content_filter' },
      'content-filter',
    ],
  ])('of %s is evaluated', (_, reply, status) => {
    expect(classifyCall(decodedReply(reply), null)).toEqual({
      status,
      attemptState: 'completed',
      trialFate: 'evaluated',
    });
  });

  test.each([
    ['http', wireError(), ['http-error', 'failed', 'infra-error']],
    ['provider', wireError({ kind: 'provider' }), ['stream-error', 'failed', 'infra-error']],
    [
      'a cut message',
      wireError({ kind: 'protocol', truncated: true }),
      ['truncated', 'failed', 'infra-error'],
    ],
    ['no message', wireError({ kind: 'protocol' }), ['stream-error', 'failed', 'infra-error']],
    ['timeout', wireError({ kind: 'timeout' }), ['timeout', 'timeout', 'infra-error']],
    ['network', wireError({ kind: 'network' }), ['network', 'failed', 'infra-error']],
    ['aborted', wireError({ kind: 'aborted' }), ['cancelled', 'terminated', 'not-run']],
  ])('of the error %s', (_, error, [status, attemptState, trialFate]) => {
    expect(classifyCall(decodedReply({ error }), null)).toEqual({
      status,
      attemptState,
      trialFate,
    });
  });

  test('of a call that the trial deadline cut off is a timeout that the trial answers for', () => {
    const reply = decodedReply({ error: wireError({ kind: 'aborted' }) });
    expect(classifyCall(reply, 'trial-deadline')).toEqual({
      status: 'timeout',
      attemptState: 'timeout',
      trialFate: 'limit-exceeded',
    });
    expect(classifyCall(reply, 'cancel').status).toBe('cancelled');
  });

  test('of a reply or error that came before our signal counts as it is', () => {
    expect(classifyCall(decodedReply(), 'cancel').status).toBe('ok');
    const failed = decodedReply({ error: wireError() });
    expect(classifyCall(failed, 'trial-deadline').trialFate).toBe('infra-error');
  });

  test('of a call that was not sent over budget is a limit', () => {
    expect(OUTCOMES['over-budget']).toEqual({
      status: 'refused-over-budget',
      attemptState: 'refused-over-budget',
      trialFate: 'limit-exceeded',
    });
  });
});

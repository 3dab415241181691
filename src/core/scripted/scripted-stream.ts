import type { Protocol } from '../../domain/config-names.ts';
import type { MockRound } from '../../domain/case.ts';
import { chatCompletionsScript } from './chat-completions-script.ts';
import { messagesScript } from './messages-script.ts';
import { responsesScript } from './responses-script.ts';
import { cutChunks, type StreamChunking, type TimedText } from './scripted-chunks.ts';
import type { ProtocolScript, ScriptedReply, ScriptedReplyOptions } from './scripted-reply.ts';

/** How a scripted model speaks each protocol. */
export const PROTOCOL_SCRIPTS: Readonly<Record<Protocol, ProtocolScript>> = {
  'chat-completions': chatCompletionsScript,
  responses: responsesScript,
  messages: messagesScript,
};

/** The exact bytes of a streamed reply that says what the round scripts, or of its error. */
export function scriptedStream(options: ScriptedReplyOptions): ScriptedReply {
  const { round, chunking } = options;
  if (round.error !== undefined) return scriptedError(options, round.error);
  const head = { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
  return { head, chunks: cutChunks(scriptOf(options).events(options), chunking) };
}

/** The same reply as one JSON body, after the same time in all. */
export function scriptedBody(options: ScriptedReplyOptions): ScriptedReply {
  const { round, chunking } = options;
  if (round.error !== undefined) return scriptedError(options, round.error);
  const script = scriptOf(options);
  const delayMs = script.events(options).reduce((sum, event) => sum + event.delayMs, 0);
  const text = JSON.stringify(script.whole(options));
  return jsonReply(200, { delayMs, text }, chunking);
}

function scriptOf({ protocol = 'chat-completions' }: ScriptedReplyOptions): ProtocolScript {
  return PROTOCOL_SCRIPTS[protocol];
}

function scriptedError(
  options: ScriptedReplyOptions,
  { status, body }: NonNullable<MockRound['error']>,
): ScriptedReply {
  const delayMs = (options.round.delaysMs ?? options.delaysMs)?.prefill ?? 0;
  const kind = { type: 'scripted_error', code: null };
  const text = JSON.stringify(
    body ?? scriptOf(options).errorBody(`scripted error ${status}`, kind),
  );
  return jsonReply(status, { delayMs, text }, options.chunking);
}

function jsonReply(status: number, body: TimedText, chunking: StreamChunking): ScriptedReply {
  const head = { status, headers: { 'content-type': 'application/json' } };
  return { head, chunks: cutChunks([body], chunking) };
}

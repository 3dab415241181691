import type { MockRound } from '../../domain/case.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { InvocationMode } from '../../domain/wire.ts';

/** What a scripted round says, in whatever protocol, cut into the pieces in which a model would say it. */
export interface ScriptedMessage {
  readonly reasoning: readonly string[];
  readonly content: readonly string[];
  readonly calls: readonly ScriptedCall[];
  readonly finishReason: 'stop' | 'tool_calls';
  /** Null when the script gives no counts: they are never invented. */
  readonly usage: ScriptedUsage | null;
}

export type ScriptedUsage = NonNullable<MockRound['usage']>;

export interface ScriptedCall {
  readonly id: string;
  readonly name: string;
  readonly argumentPieces: readonly string[];
}

export interface ScriptedMessageOptions {
  readonly round: MockRound;
  readonly mode: InvocationMode;
  /** Native calls of earlier turns, so that ids stay unique in a conversation. */
  readonly callsBefore: number;
}

/** Plays a round in a mode: in text mode its calls become blocks of text template 1 in the content. */
export function scriptedMessage({
  round,
  mode,
  callsBefore,
}: ScriptedMessageOptions): ScriptedMessage {
  const calls = mode === 'native' ? nativeCalls(round, callsBefore) : [];
  return {
    reasoning: words(round.reasoning ?? ''),
    content: words(mode === 'native' ? (round.text ?? '') : textContent(round)),
    calls,
    finishReason: calls.length > 0 ? 'tool_calls' : 'stop',
    usage: round.usage ?? null,
  };
}

function nativeCalls(round: MockRound, callsBefore: number): ScriptedCall[] {
  return (round.toolCalls ?? []).map((call, place) => ({
    id: `call_${callsBefore + place + 1}`,
    name: call.name,
    argumentPieces: argumentText(call.arguments).match(/.{1,12}/gsu) ?? [],
  }));
}

function textContent(round: MockRound): string {
  const blocks = (round.toolCalls ?? []).map(
    (call) =>
      `<tool_call>\n{"name":${JSON.stringify(call.name)},"arguments":${argumentText(call.arguments)}}\n</tool_call>`,
  );
  return [round.text ?? '', ...blocks].filter((part) => part !== '').join('\n');
}

/** A raw text stands for itself, well-formed or not. */
function argumentText(value: JsonObject | string): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Words, each with the white space before it. */
function words(text: string): readonly string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

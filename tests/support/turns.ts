import type { ToolAnswer } from '../../src/core/modes/conversation.ts';
import type { JsonValue } from '../../src/domain/json.ts';
import type { DecodedToolCall, MalformedToolCall } from '../../src/domain/wire.ts';

/** A call of `look` that can be run; give what a test is about. */
export function decodedCall(given: Partial<DecodedToolCall> = {}): DecodedToolCall {
  return { name: 'look', arguments: { at: 'sky' }, source: 'native', id: null, ...given };
}

/** A native call of `look` whose arguments are cut off; give what a test is about. */
export function malformedCall(given: Partial<MalformedToolCall> = {}): MalformedToolCall {
  return { name: 'look', source: 'native', id: null, raw: '{"at":', ...given };
}

/** A call and what it is told. */
export function answered(call: ToolAnswer['call'], content: JsonValue): ToolAnswer {
  return { call, content };
}

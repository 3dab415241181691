import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { toolNameOf } from './client-call.ts';

/** Takes the strings that a model wrote, by class (RC1). They are never empty. */
export interface ContentSink {
  /** The next piece of the one text that streams in. */
  textDelta(text: string): void;
  /** A whole copy of a text, scanned by itself. */
  textCopy(text: string): void;
  refusal(text: string): void;
  reasoning(text: string): void;
  tool(text: string): void;
}

/** Hands on what one event brings; unknown types and server tools outside the table bring nothing. */
export function readContent(type: string, event: JsonObject, sink: ContentSink): void {
  switch (type) {
    case 'response.output_text.delta':
      return give(event.delta, sink.textDelta);
    case 'response.output_text.done':
      return give(event.text, sink.textCopy);
    case 'response.refusal.delta':
      return give(event.delta, sink.refusal);
    case 'response.refusal.done':
      return give(event.refusal, sink.refusal);
    case 'response.content_part.added':
    case 'response.content_part.done':
      return readPart(event.part, sink);
    case 'response.output_item.added':
    case 'response.output_item.done':
      return readItemContent(event.item, sink);
    default:
      return readByPrefix(type, event, sink);
  }
}

/** Hands on what one output item brings, in an event or in the `output` of a response. */
export function readItemContent(item: JsonValue | undefined, sink: ContentSink): void {
  if (!isJsonObject(item)) return;
  if (item.type === 'message') {
    for (const part of entriesOf(item.content)) readPart(part, sink);
  } else if (item.type === 'reasoning') {
    for (const { text } of [...entriesOf(item.summary), ...entriesOf(item.content)]) {
      give(text, sink.reasoning);
    }
  } else give(toolNameOf(item), sink.tool);
}

const toolEvent = /^response\.[^]*_(arguments|input|code)\.(delta|done)$/;

function readByPrefix(type: string, event: JsonObject, sink: ContentSink): void {
  if (type.startsWith('response.reasoning')) {
    const part = isJsonObject(event.part) ? event.part.text : null;
    return give([event.delta, event.text, part].find(isText), sink.reasoning);
  }
  const [, member = '', stage] = toolEvent.exec(type) ?? [];
  if (stage !== undefined) give(event[stage === 'delta' ? 'delta' : member], sink.tool);
}

function readPart(part: JsonValue | undefined, sink: ContentSink): void {
  if (!isJsonObject(part)) return;
  if (part.type === 'output_text' || part.type === 'text') give(part.text, sink.textCopy);
  if (part.type === 'refusal') give(part.refusal, sink.refusal);
  if (part.type === 'reasoning_text') give(part.text, sink.reasoning);
}

function entriesOf(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function give(value: JsonValue | undefined, take: (text: string) => void): void {
  if (isText(value)) take(value);
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

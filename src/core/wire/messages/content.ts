import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { isToolBlock } from './tool-block.ts';

/** Takes what a model brought, by class (MI2). */
export interface ContentSink {
  text(text: string): void;
  reasoning(): void;
  tool(): void;
}

/** Hands on what a content block brings by its start, or as a whole in a JSON body. */
export function readBlock(block: JsonObject, sink: ContentSink): void {
  const { type, text, thinking } = block;
  if (type === 'text' && isText(text)) sink.text(text);
  else if (type === 'thinking' && isText(thinking)) sink.reasoning();
  else if (type === 'redacted_thinking') sink.reasoning();
  else if (isToolBlock(block)) sink.tool();
}

/** Hands on what a delta brings; its own type tells, never that of its block (MI5). */
export function readDelta(delta: JsonObject, sink: ContentSink): void {
  const { type, text, thinking, partial_json: json } = delta;
  if (type === 'text_delta' && isText(text)) sink.text(text);
  else if (type === 'thinking_delta' && isText(thinking)) sink.reasoning();
  else if (type === 'input_json_delta' && (isText(json) || isJsonObject(json))) sink.tool();
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

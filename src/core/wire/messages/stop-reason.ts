import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { readFinishReason } from '../finish-reason.ts';

/** What a stop reason says about a complete message; null when only its content can tell. */
export type StopMeaning = 'broken-off' | 'length' | 'content-filter' | null;

/** The stop reason in a `message_delta`: inside its delta, else beside it; null when it has none (MS1). */
export function stopReasonIn({ delta, stop_reason: beside }: JsonObject): string | null {
  return readStopReason(isJsonObject(delta) ? delta.stop_reason : null) ?? readStopReason(beside);
}

/** A stop reason in lower case; null when there is none. */
export function readStopReason(value: JsonValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value.toLowerCase() : null;
}

const ownWords = new Map<string, StopMeaning>([
  ['model_context_window_exceeded', 'length'],
  ['content_filtered', 'content-filter'],
  ['guardrail_intervened', 'content-filter'],
]);

/** Maps a stop reason to what decides the status (MS3.1 to MS3.3). Unknown reasons decide nothing. */
export function meaningOf(stopReason: string | null): StopMeaning {
  return ownWords.get(stopReason ?? '') ?? meaningOfFinish(stopReason);
}

function meaningOfFinish(stopReason: string | null): StopMeaning {
  switch (readFinishReason(stopReason)) {
    case 'failed':
      return 'broken-off';
    case 'length':
      return 'length';
    case 'content_filter':
      return 'content-filter';
    case 'stop':
    case 'tool_calls':
    case null:
      return null;
  }
}

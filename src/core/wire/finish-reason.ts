import type { JsonValue } from '../../domain/json.ts';
import type { FinishReason } from '../../domain/wire.ts';

const vocabulary = new Map<string, FinishReason | 'failed'>([
  ...['length', 'max_tokens', 'max_output_tokens', 'model_length'].map(
    (word) => [word, 'length'] as const,
  ),
  ...['tool_calls', 'tool_call', 'tool_use', 'function_call'].map(
    (word) => [word, 'tool_calls'] as const,
  ),
  ...[
    'content_filter',
    'safety',
    'sensitive',
    'recitation',
    'blocklist',
    'prohibited_content',
    'spii',
    'refusal',
  ].map((word) => [word, 'content_filter'] as const),
  ...['error', 'network_error', 'abort', 'aborted'].map((word) => [word, 'failed'] as const),
]);

/**
 * Maps a wire `finish_reason` to one of four (wire F1). `failed` when it says that the provider broke
 * off; null when it is no value yet. An unknown word means `stop`.
 */
export function readFinishReason(value: JsonValue | undefined): FinishReason | 'failed' | null {
  if (typeof value !== 'string' || value === '') return null;
  return vocabulary.get(value.toLowerCase()) ?? 'stop';
}

import { createMessage } from '../../core/wire/message.ts';
import type { DecodedReply, WireError } from '../../domain/wire.ts';

/** A reply of which nothing was read, because of this error. */
export function failedReply(error: WireError): DecodedReply {
  return createMessage({ mode: 'native', tools: [] }).result(error, true);
}

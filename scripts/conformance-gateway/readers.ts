import { createMessagesReader } from '../../src/core/wire/messages/reader.ts';
import { createResponsesReader } from '../../src/core/wire/responses/reader.ts';
import type { GatewayReader, GatewayReaderOptions } from '../../src/domain/gateway-reply.ts';

/** The reader of each protocol that fixtures name. */
export const readers: ReadonlyMap<string, (options: GatewayReaderOptions) => GatewayReader> =
  new Map([
    ['messages', createMessagesReader],
    ['responses', createResponsesReader],
  ]);

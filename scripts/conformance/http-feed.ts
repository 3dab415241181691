import { createChatTransport } from '../../src/adapters/provider/chat-transport.ts';
import { createHttpChat } from '../../src/adapters/provider/http-chat.ts';
import { createRedactor } from '../../src/core/redact/redact.ts';
import type { DecodedReply } from '../../src/domain/wire.ts';
import { startReplayServer } from '../../tests/support/replay-server.ts';
import type { Feed } from './direct-feed.ts';
import { chunkBytes, type Fixture } from './fixture.ts';

/** Serves a fixture's response on the loopback and calls it as the product calls a provider. */
export const httpFeed: Feed = {
  name: 'over HTTP',
  chunkIndexes: 'ignore',
  run: replayOverHttp,
};

/** Where silence is what the fixture is about, it is waited for this long; elsewhere it would be a hung test. */
const silenceMs = { expected: 250, unexpected: 10_000 };

/** What the HTTP client makes of a fixture's response. */
export async function replayOverHttp(fixture: Fixture): Promise<DecodedReply> {
  const { mode, tools, response } = fixture;
  const server = await startReplayServer({ ...response, chunks: chunkBytes(fixture) });
  const transport = createChatTransport({ baseUrl: server.baseUrl });
  const idleMs = response.end === 'stall' ? silenceMs.expected : silenceMs.unexpected;
  const chat = createHttpChat({
    transport,
    apiKey: null,
    clock: () => performance.now(),
    redactError: (text) => createRedactor([]).providerText(text),
    timers: { idleMs, finishGraceMs: idleMs },
  });
  try {
    const request = { body: { stream: true }, mode, tools, callTimeoutMs: silenceMs.unexpected };
    return (await chat.send(request, new AbortController().signal)).reply;
  } finally {
    await transport.close();
    await server.close();
  }
}

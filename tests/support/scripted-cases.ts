import { caseSchema, type Case, type MockRound } from '../../src/domain/case.ts';
import type { ChatRequest } from '../../src/app/ports.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { InvocationMode } from '../../src/domain/wire.ts';

/** The tool of the cases here. */
export const weatherTool = {
  name: 'get_weather',
  parameters: { type: 'object', properties: { city: { type: 'string' } } },
} as const;

/** A case with one tool that plays the same rounds in both modes. */
export function scriptedCase(rounds: readonly MockRound[], given: Partial<Case> = {}): Case {
  return caseSchema.parse({
    version: 1,
    id: 'weather',
    prompt: 'What is the weather in Oslo?',
    tools: [weatherTool],
    expect: {},
    ...(rounds.length > 0 && { mock: { native: rounds, text: rounds } }),
    ...given,
  });
}

/** The streaming request of a case's first turn, as an agent in this mode sends it. */
export function chatRequest(
  { prompt, tools }: Case,
  mode: InvocationMode,
  given: { readonly body?: JsonObject; readonly callTimeoutMs?: number } = {},
): ChatRequest {
  const offers = tools.map(({ name, parameters }) => ({
    type: 'function',
    function: { name, parameters },
  }));
  return {
    body: {
      model: 'scripted',
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: prompt }],
      ...(mode === 'native' && offers.length > 0 && { tools: offers }),
      ...given.body,
    },
    mode,
    tools,
    callTimeoutMs: given.callTimeoutMs ?? 10_000,
  };
}

/** A signal that nobody aborts. */
export function noAbort(): AbortSignal {
  return new AbortController().signal;
}

import type { ChatClient, ChatReply, ChatRequest, Clock } from '../../app/ports.ts';
import type { ScriptedReply } from '../../core/scripted/scripted-reply.ts';
import { scriptedStream } from '../../core/scripted/scripted-stream.ts';
import { createChatDecoder } from '../../core/wire/chat-completions.ts';
import type { MockRound } from '../../domain/case.ts';
import type { InvocationMode, ReplyDecoder, StreamEnd, WireError } from '../../domain/wire.ts';
import { failedReply } from './failed-reply.ts';
import { createReadLog, type ReadLog } from './read-log.ts';

export interface ScriptedChatOptions {
  /** The script of the trial's mode: one round per call. */
  readonly rounds: readonly MockRound[];
  readonly clock: Clock;
  /** Waits so many milliseconds, less when the signal aborts; called for scripted delays alone. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Takes the secrets out of the words of an error; a script has none by default. */
  readonly redactError?: (text: string) => string;
}

/** The chat client of mock mode: plays a script through the decoder that reads real replies, without any socket. */
export function createScriptedChat(options: ScriptedChatOptions): ChatClient {
  const { rounds, clock } = options;
  let played = 0;
  let callsBefore = 0;
  return {
    async send(request, signal) {
      const round = rounds[played];
      if (round === undefined) return exhaustedReply(clock(), rounds.length);
      played += 1;
      const script = scriptOf(round, request.mode, callsBefore);
      callsBefore += round.toolCalls?.length ?? 0;
      return play({ ...options, script, request, signal });
    },
    close: () => Promise.resolve(),
  };
}

const fixedOptions = { chunking: 'token', model: 'scripted', includeUsage: true } as const;
const written = new WeakMap<MockRound, Map<string, ScriptedReply>>();

/** Trials play the same rounds again and again: each is written once. */
function scriptOf(round: MockRound, mode: InvocationMode, callsBefore: number): ScriptedReply {
  const scripts = written.get(round) ?? new Map<string, ScriptedReply>();
  const key = `${mode} ${callsBefore}`;
  const script = scripts.get(key) ?? scriptedStream({ ...fixedOptions, round, mode, callsBefore });
  written.set(round, scripts.set(key, script));
  return script;
}

interface Performance extends ScriptedChatOptions {
  readonly script: ScriptedReply;
  readonly request: ChatRequest;
  readonly signal: AbortSignal;
}

async function play(performance: Performance): Promise<ChatReply> {
  const { script, request, clock, redactError = unchanged } = performance;
  const { head } = script;
  const { mode, tools } = request;
  const startedAtMs = clock();
  const log = createReadLog();
  const decoder = createChatDecoder({ head, mode, tools, redactError });
  const how = await feed(performance, decoder, log);
  const reply = decoder.end(how);
  return {
    ...factsAt(startedAtMs, clock()),
    sentAtMs: startedAtMs,
    httpStatus: head.status,
    reads: log.list(reply.marks),
    reply,
  };
}

const unchanged = (text: string): string => text;

async function feed(
  performance: Performance,
  decoder: ReplyDecoder,
  log: ReadLog,
): Promise<StreamEnd> {
  const { script, request, clock, signal } = performance;
  const deadlineMs = clock() + request.callTimeoutMs;
  for (const { delayMs, bytes } of script.chunks) {
    const isInTime = delayMs === 0 || (await pause(performance, delayMs, deadlineMs));
    if (signal.aborted) return 'abort';
    if (!isInTime) return 'stall';
    decoder.push(bytes, log.add(bytes.length, { atMs: clock() }));
  }
  return 'close';
}

/** Waits for a scripted delay, no longer than the call may take; false when it may not take that long. */
async function pause(
  { clock, wait, signal }: Performance,
  delayMs: number,
  deadlineMs: number,
): Promise<boolean> {
  const leftMs = Math.max(0, deadlineMs - clock());
  try {
    await wait(Math.min(delayMs, leftMs), signal);
  } catch (error) {
    if (!signal.aborted) throw error; // some waits reject when they are aborted, some resolve
  }
  return delayMs <= leftMs;
}

function factsAt(startedAtMs: number, endedAtMs: number) {
  return {
    requestedAtMs: startedAtMs,
    endedAtMs,
    sentAtMs: null,
    headersAtMs: null,
    httpStatus: null,
    clientStalled: false,
    connectionReused: null,
  };
}

function exhaustedReply(atMs: number, roundCount: number): ChatReply {
  return { ...factsAt(atMs, atMs), reads: [], reply: failedReply(exhausted(roundCount)) };
}

function exhausted(roundCount: number): WireError {
  return {
    kind: 'provider',
    truncated: false,
    retryable: false,
    status: null,
    retryAfterMs: null,
    code: 'script-exhausted',
    message: `the script has ${roundCount} round${roundCount === 1 ? '' : 's'} and one more was asked for; add a round to the case's mock`,
  };
}

import { backOffMs } from '../core/back-off.ts';
import { classifyCall, type CallOutcome, type EndedBy } from '../core/trial/call-outcome.ts';
import type { Random } from '../core/plan/random.ts';
import type { CallEvent } from '../domain/event.ts';
import type { CallStatus } from '../domain/trial.ts';
import type { DecodedReply } from '../domain/wire.ts';
import type {
  AttemptContext,
  AttemptJournal,
  ChatClient,
  ChatReply,
  ChatRequest,
  Clock,
  Ledger,
} from './ports.ts';
import type { Meter } from './spending.ts';

export type Wait = (durationMs: number, signal: AbortSignal) => Promise<void>;

export interface AttemptTools {
  readonly client: ChatClient;
  readonly journal: AttemptJournal;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly random: Random;
  /** Totals of the whole run that this trial counts against. */
  readonly meter: Meter;
}

export interface TurnRequest {
  readonly request: ChatRequest;
  readonly context: Omit<AttemptContext, 'attempt' | 'kind'>;
  /** Retries on top of the first attempt. */
  readonly retries: number;
}

/** How one turn's provider call came out, after its retries. */
export interface TurnResult {
  readonly reply: DecodedReply;
  readonly outcome: CallOutcome;
}

/**
 * Gets one turn's reply. Each attempt is reserved durably, sent, and settled; a retry is a new
 * attempt, and there is none once an item of the reply had arrived.
 */
export async function callWithRetries(
  turn: TurnRequest,
  tools: AttemptTools,
  signal: AbortSignal,
): Promise<TurnResult> {
  for (let attempt = 0; ; attempt += 1) {
    const result = await callOnce(turn, attempt, { tools, signal });
    const waitMs = attempt < turn.retries ? retryWaitMs(result.reply, attempt + 1, tools) : null;
    if (waitMs === null || signal.aborted || tools.meter.isSpent()) return result;
    await backOff(waitMs, tools, signal);
    if (signal.aborted) return result;
  }
}

function retryWaitMs(
  { error, firstItemChunk }: DecodedReply,
  nextAttempt: number,
  { random }: AttemptTools,
): number | null {
  if (error === null || !error.retryable || firstItemChunk !== null) return null;
  return backOffMs(nextAttempt, error.retryAfterMs, random);
}

async function backOff(
  durationMs: number,
  { clock, ledger, wait }: AttemptTools,
  signal: AbortSignal,
): Promise<void> {
  const fromMs = clock();
  await wait(durationMs, signal);
  ledger.append({ type: 'wait', reason: 'back-off', fromMs, toMs: clock() });
}

async function callOnce(
  { request, context }: TurnRequest,
  attempt: number,
  { tools, signal }: { readonly tools: AttemptTools; readonly signal: AbortSignal },
): Promise<TurnResult> {
  const kind = attempt === 0 ? 'primary' : 'retry';
  const attemptId = tools.journal.reserve({ ...context, attempt, kind });
  const chatReply = await tools.client.send(request, signal);
  const outcome = classifyCall(chatReply.reply, endedBy(signal));
  tools.journal.settle(attemptId, {
    state: outcome.attemptState,
    status: outcome.status,
    inputTokens: chatReply.reply.usage?.inputTokens ?? null,
    outputTokens: chatReply.reply.usage?.outputTokens ?? null,
  });
  if (chatReply.sentAtMs !== null) tools.meter.add(chatReply.reply.usage);
  tools.ledger.append(toEvent(chatReply, { ...context, attemptId, attempt }, outcome.status));
  return { reply: chatReply.reply, outcome };
}

/** Why our own signal ended things; its reason is set by whoever aborts. */
export function endedBy(signal: AbortSignal): EndedBy | null {
  if (!signal.aborted) return null;
  return signal.reason === 'trial-deadline' ? 'trial-deadline' : 'cancel';
}

function toEvent(
  { reply, ...observed }: ChatReply,
  context: Omit<AttemptContext, 'kind'> & Pick<CallEvent, 'attemptId'>,
  status: CallStatus,
): CallEvent {
  const { attemptId, launchId, turn, attempt, model, promptCharacters } = context;
  return {
    type: 'call',
    ...{ attemptId, launchId, turn, attempt, modelAsked: model, promptCharacters, status },
    ...observed,
    error: reply.error,
    text: reply.text,
    reasoningText: reply.reasoningText,
    finishReason: reply.finishReason,
    usage: reply.usage,
    model: reply.model,
    streamed: reply.streamed,
    toolCallCount: reply.toolCalls.length,
    malformedToolCallCount: reply.malformedToolCalls.length,
  };
}

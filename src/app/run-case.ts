import { dispatchTool, NO_RESULTS_USED, type UsedResults } from '../core/dispatch-tool.ts';
import { buildChatBody, promptCharacters } from '../core/modes/chat-body.ts';
import {
  answerText,
  type AttemptedCall,
  type ToolAnswer,
  type Turn,
} from '../core/modes/conversation.ts';
import type { Case } from '../domain/case.ts';
import type { StopEvent, StopReason } from '../domain/event.ts';
import type { SchemaCheck } from '../domain/json.ts';
import type { RunTarget } from '../domain/run-settings.ts';
import type { DecodedReply, InvocationMode } from '../domain/wire.ts';
import { callWithRetries, endedBy, type AttemptTools, type TurnRequest } from './attempts.ts';

export interface CaseRun {
  readonly trialId: string;
  readonly target: RunTarget;
  readonly definition: Case;
  readonly mode: InvocationMode;
  /** Scripts play the model, so a script that is used up ends the trial. */
  readonly mock: boolean;
}

export interface CaseTools extends AttemptTools {
  readonly checkSchema: SchemaCheck;
}

/**
 * Runs one trial of the built-in agent: ask, dispatch the calls of the reply to the scripted tools,
 * answer, until a reply without calls or a limit. It returns nothing: what happened is in the ledger.
 */
export async function runCase(run: CaseRun, tools: CaseTools, signal: AbortSignal): Promise<void> {
  tools.ledger.append({ type: 'start', atMs: tools.clock() });
  const ending = await converse(run, tools, signal);
  tools.ledger.append({ type: 'stop', atMs: tools.clock(), ...ending });
}

type Ending = Pick<StopEvent, 'reason' | 'detail'>;

/** What a conversation has come to so far. */
interface Progress {
  readonly turns: readonly Turn[];
  readonly used: UsedResults;
  readonly callCount: number;
  readonly tokenCount: number;
}

async function converse(run: CaseRun, tools: CaseTools, signal: AbortSignal): Promise<Ending> {
  const maxTurns = run.definition.limits.maxTurns ?? run.target.limits.maxTurns;
  let progress: Progress = { turns: [], used: NO_RESULTS_USED, callCount: 0, tokenCount: 0 };
  for (let turn = 1; turn <= maxTurns; turn += 1) {
    if (signal.aborted) return endedBySignal(signal);
    if (tools.meter.isSpent()) return end('budget-spent');
    const request = turnRequest(run, progress, turn);
    const { reply, outcome } = await callWithRetries(request, tools, signal);
    if (outcome.trialFate !== 'evaluated') return failedCall(reply, signal);
    const step = takeReply(run, tools, { reply, turn, progress });
    if ('ending' in step) return step.ending;
    progress = step.progress;
  }
  return end('turn-limit', `${maxTurns} turns`);
}

function turnRequest(run: CaseRun, { turns }: Progress, turn: number): TurnRequest {
  const { target, definition, mode } = run;
  const { model, params, limits } = target;
  const { system, prompt, tools } = definition;
  const body = buildChatBody({ mode, model, params, system, prompt, tools, turns });
  return {
    request: { body, mode, tools, callTimeoutMs: limits.callTimeoutSeconds * 1000 },
    context: {
      trialId: run.trialId,
      launchId: null,
      target: target.id,
      model,
      turn,
      promptCharacters: promptCharacters(body),
    },
    retries: limits.retries,
  };
}

function failedCall({ error }: DecodedReply, signal: AbortSignal): Ending {
  if (signal.aborted) return endedBySignal(signal);
  const reason = error?.code === 'script-exhausted' ? 'script-exhausted' : 'call-failed';
  return end(reason, error?.message ?? null);
}

function endedBySignal(signal: AbortSignal): Ending {
  return end(endedBy(signal) === 'trial-deadline' ? 'trial-deadline' : 'cancelled');
}

type Step = { readonly progress: Progress } | { readonly ending: Ending };

interface ReplyStep {
  readonly reply: DecodedReply;
  readonly turn: number;
  readonly progress: Progress;
}

/** Agent loops branch on the calls found, never on the finish reason (wire F1). */
function takeReply(run: CaseRun, tools: CaseTools, step: ReplyStep): Step {
  const { limits } = run.definition;
  const { reply, turn, progress } = step;
  const calls: AttemptedCall[] = [...reply.toolCalls, ...reply.malformedToolCalls];
  const callCount = progress.callCount + calls.length;
  const tokenCount = progress.tokenCount + (reply.usage?.totalTokens ?? 0);
  if (tokenCount > (limits.maxTokens ?? Number.POSITIVE_INFINITY)) {
    return { ending: end('token-limit', `${tokenCount} tokens`) };
  }
  if (calls.length === 0) return { ending: end('final-answer') };
  if (callCount > (limits.maxToolCalls ?? Number.POSITIVE_INFINITY)) {
    return { ending: end('call-limit', `${callCount} tool calls`) };
  }
  const { answers, used, exhausted } = dispatchAll(run, tools, {
    calls,
    turn,
    used: progress.used,
  });
  if (exhausted !== null && run.mock) return { ending: end('script-exhausted', exhausted) };
  const turns = [...progress.turns, { rawContent: reply.rawContent, answers }];
  return { progress: { turns, used, callCount, tokenCount } };
}

interface Dispatched {
  readonly answers: readonly ToolAnswer[];
  readonly used: UsedResults;
  /** The tool that had no scripted result left; null when all had. */
  readonly exhausted: string | null;
}

function dispatchAll(
  { definition }: CaseRun,
  { ledger, clock, checkSchema }: CaseTools,
  turn: {
    readonly calls: readonly AttemptedCall[];
    readonly turn: number;
    readonly used: UsedResults;
  },
): Dispatched {
  const answers: ToolAnswer[] = [];
  let { used } = turn;
  let exhausted: string | null = null;
  for (const [position, call] of turn.calls.entries()) {
    const dispatch = dispatchTool(call, { tools: definition.tools, used, checkSchema });
    used = dispatch.used;
    if (dispatch.outcome === 'no-result') exhausted ??= `no result left for ${call.name}`;
    answers.push({ call, content: dispatch.content });
    ledger.append({
      type: 'tool',
      atMs: clock(),
      turn: turn.turn,
      position,
      name: call.name,
      arguments: 'arguments' in call ? call.arguments : null,
      source: call.source,
      outcome: dispatch.outcome,
      answer: answerText(dispatch.content),
    });
  }
  return { answers, used, exhausted };
}

function end(reason: StopReason, detail: string | null = null): Ending {
  return { reason, detail };
}

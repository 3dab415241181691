import type { WireToolCall } from '../core/agents/tool-audit.ts';
import { attemptStateOf } from '../core/trial/call-outcome.ts';
import type { CallEvent } from '../domain/event.ts';
import type { CallStatus } from '../domain/trial.ts';
import type { TokenUsage } from '../domain/wire.ts';
import { endedBy } from './attempts.ts';
import { createCallNumbers } from './call-numbers.ts';
import { createLaunchBudget, type LaunchBudgetOptions } from './launch-budget.ts';
import type {
  Admission,
  AttemptContext,
  AttemptJournal,
  GatewayCall,
  GatewayDesk,
  GatewayRequest,
  Ledger,
} from './ports.ts';
import type { Meter } from './spending.ts';

export interface DeskOptions extends LaunchBudgetOptions {
  readonly context: Pick<AttemptContext, 'trialId' | 'target'> & { readonly launchId: string };
  readonly callTimeoutMs: number;
  readonly journal: AttemptJournal;
  readonly ledger: Ledger;
  readonly meter: Meter;
  /** Ends the launch; its reason tells how a call that it cut off is recorded. */
  readonly signal: AbortSignal;
  /** Called with each call that is refused. */
  readonly onRefused: (by: 'launch' | 'run') => void;
}

export interface AgentDesk extends GatewayDesk {
  /** Calls that were let through and refused, in order of their ends. */
  readonly statuses: readonly CallStatus[];
  /** Of the calls that were let through; null where one came back without. */
  readonly usages: readonly (TokenUsage | null)[];
  readonly toolCalls: readonly WireToolCall[];
  readonly otherRequestCount: number;
}

/**
 * Decides about each provider call of one launch and keeps the record of it. Budgets fail closed: once an answered
 * call can't be counted against one, nothing more gets through.
 */
export function createGatewayDesk(options: DeskOptions): AgentDesk {
  const { context, callTimeoutMs, journal, ledger, meter, signal, onRefused } = options;
  const numbers = createCallNumbers();
  const spent = createLaunchBudget(options);
  const open = new Map<string, Omit<AttemptContext, 'kind'>>();
  const statuses: CallStatus[] = [];
  const usages: (TokenUsage | null)[] = [];
  const toolCalls: WireToolCall[] = [];
  let otherRequestCount = 0;

  function reserve(request: GatewayRequest): { attemptId: string; own: AttemptContext } {
    const { turn, attempt } = numbers.next(request.bodyHash);
    const { model, promptCharacters } = request;
    const kind = attempt === 0 ? 'primary' : 'retry';
    const own = { ...context, model, turn, attempt, kind, promptCharacters } as const;
    return { attemptId: journal.reserve(own), own };
  }

  function refuse(request: GatewayRequest, by: 'launch' | 'run', message: string): Admission {
    const { attemptId, own } = reserve(request);
    const status = 'refused-over-budget';
    journal.settle(attemptId, { state: status, status, inputTokens: null, outputTokens: null });
    ledger.append(callEvent(attemptId, own, refusedCall(request)));
    statuses.push(status);
    onRefused(by);
    return { kind: 'refused', message };
  }

  return {
    admit(request) {
      const limit = spent.reachedLimit();
      if (limit !== null) return refuse(request, 'launch', limit);
      if (meter.isSpent()) return refuse(request, 'run', 'the budget of the whole run is spent');
      const { attemptId, own } = reserve(request);
      open.set(attemptId, own);
      spent.admit();
      return { kind: 'admitted', attemptId, callTimeoutMs };
    },
    settle(attemptId, observed) {
      const own = open.get(attemptId);
      if (own === undefined) throw new TypeError(`the call ${attemptId} is not open`);
      open.delete(attemptId);
      const call = withDeadline(observed, signal);
      const event = callEvent(attemptId, own, call);
      journal.settle(attemptId, {
        state: attemptStateOf(call.status),
        status: call.status,
        inputTokens: call.usage?.inputTokens ?? null,
        outputTokens: call.usage?.outputTokens ?? null,
      });
      ledger.append(event);
      if (call.sentAtMs !== null) meter.add(call.usage);
      spent.add(call, own.model);
      numbers.settle(own.turn, call.status);
      statuses.push(call.status);
      usages.push(call.usage);
      for (const [position, asked] of call.toolCalls.entries()) {
        toolCalls.push({ ...asked, turn: own.turn, position, atMs: call.endedAtMs });
      }
    },
    noteOther() {
      otherRequestCount += 1;
    },
    ...{ statuses, usages, toolCalls },
    get otherRequestCount() {
      return otherRequestCount;
    },
  };
}

/** A call that the trial's deadline cut off has run out of time; any other end of ours is a cancel. */
function withDeadline(call: GatewayCall, signal: AbortSignal): GatewayCall {
  const isCut = call.status === 'cancelled' && endedBy(signal) === 'trial-deadline';
  return isCut ? { ...call, status: 'timeout' } : call;
}

function callEvent(
  attemptId: string,
  { launchId, turn, attempt, model, promptCharacters }: Omit<AttemptContext, 'kind'>,
  { toolCalls, ...observed }: GatewayCall,
): CallEvent {
  return {
    type: 'call',
    ...{ attemptId, launchId, turn, attempt, modelAsked: model, promptCharacters },
    ...observed,
    toolCallCount: toolCalls.length,
  };
}

function refusedCall({ requestedAtMs }: GatewayRequest): GatewayCall {
  return {
    ...{ requestedAtMs, sentAtMs: null, headersAtMs: null, endedAtMs: requestedAtMs, reads: [] },
    ...{ status: 'refused-over-budget', httpStatus: null, error: null, text: '' },
    ...{ reasoningText: null, finishReason: null, usage: null, model: null, streamed: false },
    ...{ toolCalls: [], malformedToolCallCount: 0, clientStalled: false, connectionReused: null },
  };
}

import type { ToolEvent } from '../../domain/event.ts';
import type { GatewayToolCall } from '../../domain/gateway-reply.ts';
import { isSameJson } from '../evaluate/json-equality.ts';
import type { AnsweredCall } from './tool-session.ts';

/** One call that the model asked for, as the wire has it. */
export interface WireToolCall extends GatewayToolCall {
  readonly turn: number;
  readonly position: number;
  readonly atMs: number;
}

export interface ToolAudit {
  readonly events: readonly ToolEvent[];
  /** Calls that reached a tool of the case and that no reply on the wire had asked for. */
  readonly unasked: number;
}

export interface AuditedTools {
  /** The tools of the case. */
  readonly names: readonly string[];
  /** The name of a tool of the case, from the one that the wire has. */
  readonly toolName: (wireName: string) => string;
}

/**
 * What became of each call on the wire. One of a tool of the case is found again among the calls that reached it, by
 * name and arguments, each once; any other is a tool that the agent brought along.
 */
export function auditTools(
  asked: readonly WireToolCall[],
  answered: readonly AnsweredCall[],
  { names, toolName }: AuditedTools,
): ToolAudit {
  const left = [...answered];
  const events = asked.map((call): ToolEvent => {
    const name = toolName(call.name);
    const { turn, position, atMs, arguments: values } = call;
    const plain = { type: 'tool', atMs, turn, position, source: 'native' } as const;
    if (values === null) {
      return { ...plain, name, arguments: null, outcome: 'malformed', answer: '' };
    }
    if (!names.includes(name)) {
      const own = { name: call.name, arguments: values, outcome: 'own-tool', answer: '' } as const;
      return { ...plain, ...own };
    }
    const found = takeFirst(left, (one) => one.name === name && isSameJson(one.arguments, values));
    const { outcome, answer } = found ?? NOT_DISPATCHED;
    return { ...plain, name, arguments: values, outcome, answer };
  });
  return { events, unasked: left.length };
}

const NOT_DISPATCHED = { outcome: 'not-dispatched', answer: '' } as const;

function takeFirst<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(fits);
  return index < 0 ? undefined : items.splice(index, 1)[0];
}

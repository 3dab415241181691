import type { GatewayToolCall } from '../../../domain/gateway-reply.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { createClientCall, isClientCall, type CallSource, type ClientCall } from './client-call.ts';

export interface ClientCalls {
  /** Takes the item or arguments of one event; events about anything else are ignored. */
  readEvent(type: string, event: JsonObject): void;
  /** Takes the `output` of a finished response, where an item's position is its index. */
  readOutput(output: readonly JsonValue[]): void;
  /** Whether there is a call that the agent must run, be it one without a name. */
  any(): boolean;
  /** The calls that the agent must run, in order of first appearance. */
  list(isCutOff: boolean): readonly GatewayToolCall[];
}

interface KnownCall {
  readonly call: ClientCall;
  readonly ids: Set<string>;
  callId: string | null;
  index: number | null;
}

/** Which call an item or event is about. */
interface Address {
  readonly callId: string | null;
  readonly id: string | null;
  readonly index: number | null;
}

/** Puts client calls together, where servers rotate ids and number every item 0 (RT). */
export function createClientCalls(): ClientCalls {
  const calls: KnownCall[] = [];
  /** The `call_id`s whose result came in the same response: the server ran those calls (RT9). */
  const resultIds = new Set<string>();

  /** The known call that an item is, or undefined for a new one; an added item is not known by its index (RT3). */
  function knownCall(source: CallSource, { callId, id, index }: Address): KnownCall | undefined {
    const byCallId = callId === null ? undefined : calls.find((call) => call.callId === callId);
    if (byCallId !== undefined) return byCallId;
    const candidates =
      callId === null ? calls : calls.filter((candidate) => candidate.callId === null);
    const byId = withId(candidates, id);
    return byId ?? (source === 'item-added' ? undefined : withIndex(candidates, index));
  }

  function newCall(type: string): KnownCall {
    const call = {
      call: createClientCall(type),
      ids: new Set<string>(),
      callId: null,
      index: null,
    };
    calls.push(call);
    return call;
  }

  function takeItem(source: CallSource, item: JsonObject, index: number | null): void {
    const { type } = item;
    const callId = nonEmpty(item.call_id);
    if (typeof type !== 'string') return;
    if (type.endsWith('_output') && callId !== null) resultIds.add(callId);
    if (!isClientCall(item)) return;
    const id = nonEmpty(item.id);
    const known = knownCall(source, { callId, id, index }) ?? newCall(type);
    known.callId ??= callId;
    known.index ??= index;
    if (id !== null) known.ids.add(id);
    known.call.take(source, item);
  }

  /** The call that an argument event belongs to (RT4). */
  function addressed(event: JsonObject): ClientCall | undefined {
    const byId = withId(calls, nonEmpty(event.item_id));
    return (byId ?? withIndex(calls, indexOf(event)) ?? calls.at(-1))?.call;
  }

  function callsToRun(): KnownCall[] {
    return calls.filter(({ callId }) => callId === null || !resultIds.has(callId));
  }

  return {
    readEvent(type, event) {
      const { item } = event;
      if (type === 'response.output_item.added' && isJsonObject(item)) {
        takeItem('item-added', item, indexOf(event));
      } else if (type === 'response.output_item.done' && isJsonObject(item)) {
        takeItem('item-done', item, indexOf(event));
      } else if (type === 'response.function_call_arguments.delta') {
        addressed(event)?.addDelta(event.delta);
      } else if (type === 'response.function_call_arguments.done') {
        addressed(event)?.take('arguments-done', event);
      }
    },
    readOutput(output) {
      for (const [index, item] of output.entries()) {
        if (isJsonObject(item)) takeItem('output', item, index);
      }
    },
    any: () => callsToRun().length > 0,
    list: (isCutOff) =>
      callsToRun().flatMap(({ call }) => {
        const name = call.name();
        return name === null ? [] : [{ name, arguments: call.arguments(isCutOff) }];
      }),
  };
}

function withId(calls: readonly KnownCall[], id: string | null): KnownCall | undefined {
  return id === null ? undefined : calls.findLast(({ ids }) => ids.has(id));
}

function withIndex(calls: readonly KnownCall[], index: number | null): KnownCall | undefined {
  return index === null ? undefined : calls.findLast((call) => call.index === index);
}

function indexOf({ output_index: index }: JsonObject): number | null {
  return typeof index === 'number' ? index : null;
}

function nonEmpty(value: JsonValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

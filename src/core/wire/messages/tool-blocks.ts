import type { GatewayToolCall } from '../../../domain/gateway-reply.ts';
import type { JsonObject, JsonValue } from '../../../domain/json.ts';
import { createToolBlock, isToolBlock, type ToolBlock } from './tool-block.ts';

export interface ToolBlocks {
  /** Opens a content block of any type under its index (MB1). */
  start(index: JsonValue | undefined, block: JsonObject): void;
  /** Takes the `partial_json` of an `input_json_delta` (MB3). */
  addFragment(index: JsonValue | undefined, fragment: JsonValue | undefined): void;
  /** Whether the newest block of that index is a call of the agent. */
  isCall(index: JsonValue | undefined): boolean;
  /** Whether there is any tool block: a server tool's and a nameless call count too. */
  any(): boolean;
  /** The agent's calls in order of their starts. */
  list(isCutOff: boolean): readonly GatewayToolCall[];
}

/** Puts the calls of one message together, where servers leave out or reuse indexes and mix the order (MB). */
export function createToolBlocks(): ToolBlocks {
  const blocks: ToolBlock[] = [];
  const newestByIndex = new Map<number, ToolBlock>();
  let highestIndex = -1;

  function add(start: JsonObject): ToolBlock {
    const block = createToolBlock(start);
    blocks.push(block);
    return block;
  }

  return {
    start(given, start) {
      const index = integerIn(given) ?? highestIndex + 1;
      highestIndex = Math.max(highestIndex, index);
      if (isToolBlock(start)) newestByIndex.set(index, add(start));
    },
    addFragment(given, fragment) {
      const index = integerIn(given);
      const indexed = index === null ? undefined : newestByIndex.get(index);
      (indexed ?? blocks.at(-1) ?? add({})).addFragment(fragment);
    },
    isCall(given) {
      const index = integerIn(given);
      return index !== null && newestByIndex.get(index)?.name !== null && newestByIndex.has(index);
    },
    any: () => blocks.length > 0,
    list: (isCutOff) =>
      blocks.flatMap((block) =>
        block.name === null ? [] : [{ name: block.name, arguments: block.arguments(isCutOff) }],
      ),
  };
}

function integerIn(value: JsonValue | undefined): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

import type { ScriptedTool, ToolResult } from '../domain/case.ts';
import type { ToolOutcome } from '../domain/event.ts';
import type { JsonObject, JsonValue, SchemaCheck } from '../domain/json.ts';
import type { MalformedToolCall } from '../domain/wire.ts';
import { excerpt } from './evaluate/excerpt.ts';
import { matchesArguments } from './evaluate/match-arguments.ts';
import { isMalformed, type AttemptedCall } from './modes/conversation.ts';

/** Which of each tool's scripted results a trial has used, by position. */
export type UsedResults = ReadonlyMap<string, ReadonlySet<number>>;

/** What a trial starts with. */
export const NO_RESULTS_USED: UsedResults = new Map();

export interface DispatchOptions {
  readonly tools: readonly ScriptedTool[];
  readonly used: UsedResults;
  readonly checkSchema: SchemaCheck;
}

export interface Dispatch {
  readonly outcome: ToolOutcome;
  /** What the model is told; an error is `{"error": "..."}`. */
  readonly content: JsonValue;
  /** To hand in with the trial's next call. */
  readonly used: UsedResults;
}

const mostProblems = 5;

/**
 * Answers one call from the case's scripts: with the tool's first unused result whose `when` fits the
 * arguments, or with its constant `error`, which never runs out. With neither the outcome is `no-result`:
 * the script ends here. Calls that can't be run are answered with what was wrong and use no result.
 */
export function dispatchTool(call: AttemptedCall, options: DispatchOptions): Dispatch {
  const { tools, used, checkSchema } = options;
  if (isMalformed(call)) return refuse('malformed', malformedText(call), used);
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return refuse('unknown-tool', unknownText(call.name, tools), used);
  const problems = checkSchema(tool.parameters, call.arguments);
  if (problems.length > 0) return refuse('invalid-arguments', invalidText(tool, problems), used);
  return runTool(tool, call.arguments, used);
}

function runTool(tool: ScriptedTool, values: JsonObject, used: UsedResults): Dispatch {
  const usedHere = used.get(tool.name) ?? new Set();
  const results = tool.results ?? [];
  const at = results.findIndex(
    ({ when }, index) => !usedHere.has(index) && matchesArguments(when ?? {}, values),
  );
  const result = results[at];
  if (result !== undefined) return answer(result, withUsed(used, tool.name, at));
  if (tool.error !== undefined) return refuse('scripted-error', tool.error, used);
  return refuse('no-result', `"${tool.name}" has no result for this call.`, used);
}

function answer(result: ToolResult, used: UsedResults): Dispatch {
  if ('error' in result) return refuse('scripted-error', result.error, used);
  return { outcome: 'ok', content: result.value, used };
}

function refuse(outcome: Exclude<ToolOutcome, 'ok'>, error: string, used: UsedResults): Dispatch {
  return { outcome, content: { error }, used };
}

function withUsed(used: UsedResults, tool: string, at: number): UsedResults {
  return new Map([...used, [tool, new Set([...(used.get(tool) ?? []), at])]]);
}

/** A native call goes back without its arguments, so the text quotes them; a text call goes back as it was written. */
function malformedText({ name, source, raw }: MalformedToolCall): string {
  if (source === 'text') {
    return 'The tool call could not be read. It must be one JSON object with "name" and "arguments", and "arguments" an object.';
  }
  if (name === null) return 'The tool call has no name, so it was not run.';
  return `The arguments of "${name}" are not a JSON object, so it was not run: ${excerpt(raw)}`;
}

function unknownText(name: string, tools: readonly ScriptedTool[]): string {
  const names = tools.map((tool) => `"${tool.name}"`).join(', ');
  return `There is no tool "${excerpt(name)}". ${names === '' ? 'No tools are offered.' : `The tools are: ${names}.`}`;
}

function invalidText(tool: ScriptedTool, problems: readonly string[]): string {
  return `The arguments of "${tool.name}" are invalid: ${problems.slice(0, mostProblems).join('; ')}.`;
}

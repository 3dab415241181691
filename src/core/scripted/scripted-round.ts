import type { Case, MockRound } from '../../domain/case.ts';
import type { InvocationMode } from '../../domain/wire.ts';
import type { AskedConversation, OfferedTool } from './conversation-in.ts';

/** What a conversation asks a scripted model for. */
export type RoundSearch =
  | {
      readonly kind: 'found';
      readonly case: Case;
      readonly round: MockRound;
      readonly mode: InvocationMode;
      /** Native calls in the conversation so far. */
      readonly callsBefore: number;
      /** The tools that the request offers. */
      readonly offered: readonly OfferedTool[];
    }
  | { readonly kind: 'unknown-prompt' }
  | { readonly kind: 'no-script'; readonly case: Case; readonly mode: InvocationMode }
  | { readonly kind: 'script-exhausted'; readonly case: Case; readonly roundCount: number };

/**
 * Finds the scripted turn that answers a request, from the request alone: the case by its prompt among the user texts
 * (the longest that fits), the round by the replies so far.
 */
export function findRound(cases: readonly Case[], asked: AskedConversation): RoundSearch {
  const match = caseFor(cases, asked.userTexts);
  if (match === null) return { kind: 'unknown-prompt' };
  const mode = modeOf(match, asked.tools);
  const rounds = match.mock?.[mode];
  if (rounds === undefined) return { kind: 'no-script', case: match, mode };
  const round = rounds[asked.turnCount];
  if (round === undefined) {
    return { kind: 'script-exhausted', case: match, roundCount: rounds.length };
  }
  return {
    ...{ kind: 'found', case: match, mode, callsBefore: asked.callCount },
    round: withOfferedNames(round, asked.tools),
    offered: asked.tools,
  };
}

function caseFor(cases: readonly Case[], texts: readonly string[]): Case | null {
  const equal = cases.find(({ prompt }) => texts.includes(prompt));
  if (equal !== undefined) return equal;
  const contained = cases.filter(({ prompt }) => texts.some((text) => text.includes(prompt)));
  return contained.sort((left, right) => right.prompt.length - left.prompt.length)[0] ?? null;
}

/** By the tools offered; a case without tools says the same in either mode. */
function modeOf({ tools, mock }: Case, offered: readonly OfferedTool[]): InvocationMode {
  if (offered.length > 0) return 'native';
  if (tools.length > 0) return 'text';
  return mock?.native === undefined ? 'text' : 'native';
}

/** An agent that got its tools from a server knows them by longer names, such as `mcp__bench__get_weather`. */
function withOfferedNames(round: MockRound, offered: readonly OfferedTool[]): MockRound {
  if (round.toolCalls === undefined) return round;
  const toolCalls = round.toolCalls.map((call) => ({
    ...call,
    name: offeredName(call.name, offered),
  }));
  return { ...round, toolCalls };
}

function offeredName(name: string, offered: readonly OfferedTool[]): string {
  if (offered.some((tool) => tool.name === name)) return name;
  const longer = offered.filter((tool) => isLongerName(tool.name, name));
  return (longer.length === 1 ? longer[0]?.name : null) ?? name;
}

function isLongerName(longer: string, name: string): boolean {
  return longer.endsWith(name) && /[^A-Za-z0-9]$/.test(longer.slice(0, -name.length));
}

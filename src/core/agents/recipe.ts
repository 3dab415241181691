import type { AgentSettings } from '../../domain/run-settings.ts';
import type { Protocol } from '../../domain/config-names.ts';
import type { TokenUsage } from '../../domain/wire.ts';

/** What one launch gives its agent; paths are absolute. */
export interface RecipeFacts {
  readonly prompt: string;
  /** An agent takes no system message, so this stands before the prompt. */
  readonly system: string | null;
  readonly model: string;
  readonly protocol: Protocol;
  /** The door of the gateway, without the version. */
  readonly baseUrl: string;
  readonly token: string;
  readonly workspace: string;
  readonly home: string;
  readonly reportFile: string;
  /** The target's own variables, template variables not filled in yet. */
  readonly env: AgentSettings['env'];
  /** The tools of the case; null when it has none. */
  readonly mcp: { readonly url: string; readonly token: string } | null;
}

/** How an agent is started. */
export interface PreparedAgent {
  /** All arguments, without the program. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Paths are relative to the private home. */
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

/** What an agent says of its own run. It is compared with what was seen, and never trusted alone. */
export interface SelfReport {
  /** `missing`: the event that ends a run never came. `not-given`: this agent sends none. */
  readonly outcome: 'ok' | 'failed' | 'missing' | 'not-given';
  readonly answer: string | null;
  /** Tools that it ran; null where it does not say. */
  readonly toolNames: readonly string[] | null;
  /** Of the whole run, normalised; null where it gives none. */
  readonly usage: TokenUsage | null;
}

/** How one kind of agent is configured, and how its own report is read. */
export interface Recipe {
  readonly name: AgentSettings['recipe'];
  /** What it can speak. */
  readonly protocols: readonly Protocol[];
  /** Whether the tools of a case can be offered to it. */
  canTakeTools(target: Pick<AgentSettings, 'command' | 'env'>): boolean;
  /** `words` are the arguments that the config gives after the program. */
  prepare(words: readonly string[], facts: RecipeFacts): PreparedAgent;
  readReport(output: { readonly stdout: string; readonly reportFile: string | null }): SelfReport;
  /** The name of a tool of the case, from the one that the wire has for it. */
  toolName(wireName: string): string;
  /** Arguments that make the program print its version; null for one that nobody knows. */
  readonly versionArgs: readonly string[] | null;
  /** Whether the recipe passes the prompt itself, so that the command may not. */
  readonly passesPrompt: boolean;
}

/** What the agent is asked: the system text of the case, when there is one, before its prompt. */
export function wholePrompt({ system, prompt }: Pick<RecipeFacts, 'system' | 'prompt'>): string {
  return system === null ? prompt : `${system}\n\n${prompt}`;
}

/** The name under which agents know the server of a case's tools. */
export const TOOL_SERVER = 'bench';

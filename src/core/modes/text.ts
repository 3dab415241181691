import type { ToolOffer } from '../../domain/wire.ts';
import { jsonText } from '../wire/json-text.ts';
import {
  isMalformed,
  type AttemptedCall,
  type ChatMessage,
  type ToolAnswer,
  type Turn,
} from './conversation.ts';

/** Part of a report's fingerprint: numbers got with different templates are not comparable. */
export const TEXT_TEMPLATE_VERSION = 1;

/** The system message that offers tools in text, after the case's own; undefined when there is nothing to say. */
export function textSystem(
  system: string | undefined,
  tools: readonly ToolOffer[],
): string | undefined {
  if (tools.length === 0) return system;
  return system === undefined ? textTemplate(tools) : `${system}\n\n${textTemplate(tools)}`;
}

/**
 * A turn as text mode sends it back: the reply verbatim, then all answers in one user message. The API
 * was offered no tools, so it may refuse native calls and `tool` messages: an unexpected native call is
 * written into the reply as if the model had kept to the template.
 */
export function textTurn({ rawContent, answers }: Turn): readonly ChatMessage[] {
  const written = answers.filter(({ call }) => call.source === 'native').map(callBlock);
  const content = rawContent === '' ? written : [rawContent, ...written];
  return [{ role: 'assistant', content: content.join('\n') }, ...toolResponses(answers)];
}

/** The one user message that holds all answers in call order; none when there are no answers. */
export function toolResponses(answers: readonly ToolAnswer[]): readonly ChatMessage[] {
  if (answers.length === 0) return [];
  return [{ role: 'user', content: answers.map(responseBlock).join('\n') }];
}

function textTemplate(tools: readonly ToolOffer[]): string {
  return [
    '# Tools',
    'You can call the tools below. Each line is one tool as JSON.',
    '<tools>',
    ...tools.map(toolLine),
    '</tools>',
    'To call a tool, write one block per call, and nothing after the last block:',
    '<tool_call>',
    '{"name":"TOOL","arguments":{...}}',
    '</tool_call>',
    'Each result comes back in a <tool_response> block. When you need no tool, just answer.',
  ].join('\n');
}

/** A tool without a description has no such key here either, as in the native offer. */
function toolLine({ name, description, parameters }: ToolOffer): string {
  return JSON.stringify({ name, description, parameters });
}

function responseBlock({ call, content }: ToolAnswer): string {
  return `<tool_response>\n${JSON.stringify({ name: call.name, content })}\n</tool_response>`;
}

function callBlock({ call }: ToolAnswer): string {
  return `<tool_call>\n${callBody(call)}\n</tool_call>`;
}

function callBody(call: AttemptedCall): string {
  if (!isMalformed(call)) return jsonText({ name: call.name, arguments: call.arguments });
  if (call.name === null) return call.raw;
  return `{"name":${JSON.stringify(call.name)},"arguments":${call.raw}}`;
}

import type { Recipe, SelfReport } from './recipe.ts';
import { countAt, jsonLines, reportedUsage, textAt } from './json-lines.ts';
import { filled } from './template.ts';

/** Any program: it is told where to call by the variables that most clients read. */
export const generic: Recipe = {
  name: 'generic',
  protocols: ['chat-completions', 'responses', 'messages'],
  passesPrompt: false,
  versionArgs: null,
  canTakeTools: ({ command, env }) =>
    [...command, ...Object.values(env)].some((text) => /\{\{\s*mcpUrl\s*\}\}/.test(text)),
  prepare(words, facts) {
    const { baseUrl, token, model } = facts;
    const { args, env } = filled(words, facts);
    return {
      args,
      env: {
        ...{ OPENAI_BASE_URL: `${baseUrl}/v1`, OPENAI_API_KEY: token },
        ...{ ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_API_KEY: token },
        AGENT_BENCH_MODEL: model,
        ...env,
      },
      files: [],
    };
  },
  readReport: ({ stdout, reportFile }) =>
    reportFile === null ? fromOutput(stdout) : fromReportFile(reportFile, stdout),
  toolName: (name) => name,
};

/** An agent that leaves no report has said what it had to say on its standard output. */
function fromOutput(stdout: string): SelfReport {
  return { outcome: 'not-given', answer: answerIn(stdout), toolNames: null, usage: null };
}

function answerIn(stdout: string): string | null {
  const text = stdout.trim();
  return text === '' ? null : text;
}

/** The format of the report is our own: docs/recipes.md. */
function fromReportFile(text: string, stdout: string): SelfReport {
  const events = jsonLines(text);
  const last = (type: string) => events.findLast((event) => event.type === type);
  const final = last('final');
  const usage = last('usage') ?? {};
  return {
    outcome: final === undefined ? 'missing' : final.status === 'failed' ? 'failed' : 'ok',
    answer: (final && textAt(final, 'text')) ?? answerIn(stdout),
    toolNames: events
      .filter(({ type }) => type === 'tool_call')
      .flatMap((event) => textAt(event, 'name') ?? []),
    usage: reportedUsage({
      input: countAt(usage, 'inputTokens'),
      cacheRead: countAt(usage, 'cacheReadInputTokens'),
      cacheWrite: countAt(usage, 'cacheWriteInputTokens'),
      output: countAt(usage, 'outputTokens'),
      reasoning: countAt(usage, 'reasoningOutputTokens'),
    }),
  };
}

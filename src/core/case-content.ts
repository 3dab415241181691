import type { Case } from '../domain/case.ts';

/**
 * What the agent sees and is judged by, and so what makes two runs of a case comparable: a script
 * stands for the agent and a description for nobody, so neither is part of it.
 */
export function caseContent({
  system,
  prompt,
  tools,
  expect,
  limits,
}: Case): Pick<Case, 'system' | 'prompt' | 'tools' | 'expect' | 'limits'> {
  return { system, prompt, tools, expect, limits };
}

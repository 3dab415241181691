import type { WorkflowRun } from './run-workflow.ts';

/** What a run lacks of what it should have; empty when it is all there. */
export function expectSuccess({ succeeded }: WorkflowRun): string[] {
  return succeeded ? [] : ['the job did not succeed'];
}

export function expectFailure(run: WorkflowRun, ...words: readonly string[]): string[] {
  const red = run.log.includes('Job failed') && !run.succeeded;
  return [...(red ? [] : ['the job is not red']), ...expectLog(run, ...words)];
}

export function expectLog({ log }: WorkflowRun, ...words: readonly string[]): string[] {
  return words.filter((text) => !log.includes(text)).map((text) => `the log lacks "${text}"`);
}

export function expectEqual(what: string, actual: unknown, expected: unknown): string[] {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  return got === wanted ? [] : [`${what}: expected ${wanted}, got ${got}`];
}

import type { Case } from './case.ts';
import { directAnswer } from './case-catalog/direct-answer.ts';
import { parallelTools } from './case-catalog/parallel-tools.ts';
import { sequentialTools } from './case-catalog/sequential-tools.ts';
import { singleTool } from './case-catalog/single-tool.ts';
import { toolErrorRecovery } from './case-catalog/tool-error-recovery.ts';
import { toolSelection } from './case-catalog/tool-selection.ts';

/**
 * The built-in cases in report order. They are written in parsed form, so that a start pays for no
 * schema check (a test does it), and are frozen to the leaf.
 */
export const BUILTIN_CASES: readonly Case[] = [
  directAnswer,
  singleTool,
  toolSelection,
  parallelTools,
  sequentialTools,
  toolErrorRecovery,
].map(deepFreeze);

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

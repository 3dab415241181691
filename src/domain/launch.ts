import { z } from 'zod';
import { ATTEMPT_STATES } from './trial.ts';

/** How an agent's processes are held together, strongest first. */
export const CONTAINMENT_LEVELS = ['pid-namespace', 'process-group'] as const;
export type ContainmentLevel = (typeof CONTAINMENT_LEVELS)[number];

/** A process that can't be mistaken for a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Process group. */
  readonly pgid: number;
  /** Clock ticks since boot as the OS writes them; empty where it does not say. */
  readonly startTime: string;
}

const survivorSchema = z.strictObject({
  pid: z.int().positive(),
  /** The short name of the program, as the OS knows it. */
  command: z.string(),
});
/** A process of the agent that was still there after it had ended, and was killed. */
export type Survivor = z.infer<typeof survivorSchema>;

/** One agent process from its start to the proof that nothing of it is left. */
export const launchRecordSchema = z.strictObject({
  launchId: z.string(),
  state: z.enum(ATTEMPT_STATES),
  /** Why it is not `completed`; null when it is. */
  reason: z.string().nullable(),
  containment: z.enum(CONTAINMENT_LEVELS),
  network: z.enum(['open', 'gateway-only']),
  recipe: z.string(),
  /** What the agent says of its own version; null when it does not. */
  version: z.string().nullable(),
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  durationMs: z.number().nonnegative(),
  survivors: z.array(survivorSchema),
  /** Kinds of things removed from the workspace that could have led out of it. */
  swept: z.array(z.string()),
  /** Requests that were no provider calls, such as a list of models. */
  otherRequests: z.int().nonnegative(),
  /** What the agent says of itself disagrees with what was seen, in codes. */
  disagreements: z.array(z.string()),
});
export type LaunchRecord = z.infer<typeof launchRecordSchema>;

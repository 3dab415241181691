import type { InvocationMode } from '../../../domain/wire.ts';
import type { OfferedTools } from './calls.ts';
import type { TextTrail } from './trail.ts';

/** A stretch of the reply's text under one set of rules: prose, a think block, a call block, a fence, a bare message. */
export interface TextRegion {
  /** Takes text that just came and returns what the next region has to read; empty while all is used or held. */
  feed(text: string): string;
  /** The message is over: decides what is held, and returns text that has to be read again under other rules. */
  end(): string;
}

/** What the regions of one reply share. */
export interface TextScan {
  readonly trail: TextTrail;
  readonly tools: OfferedTools;
  readonly mode: InvocationMode;
  /** The message as a whole turned out not to be a bare JSON call. */
  bareRuledOut: boolean;
  /** A bare message that was meant as a call and is none. */
  bareAttempt: string | null;
  /** How often text was read again after a block that never closed properly. */
  rereads: number;
  enter(region: TextRegion): void;
  backToProse(): void;
}

import type { Random } from '../../src/core/plan/random.ts';

/** How one trial differs from the next for no reason: a factor around 1. */
export interface Noise {
  readonly name: string;
  readonly factor: (normal: () => number) => number;
}

/** Relative size of the noise of one trial. */
export const SPREAD = 0.3;

export const NOISES: readonly Noise[] = [
  { name: 'normal', factor: (normal) => Math.max(0.05, 1 + SPREAD * normal()) },
  { name: 'log-normal', factor: (normal) => Math.exp(SPREAD * normal()) },
  { name: 'heavy-tailed', factor: (normal) => Math.exp(SPREAD * studentThree(normal) * 0.6) },
];

/** A source of standard normal numbers (Box and Muller 1958). */
export function normalSource(random: Random): () => number {
  return () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    return radius * Math.cos(2 * Math.PI * random());
  };
}

/** Student's t with three degrees of freedom: one value in some hundreds is far out. */
function studentThree(normal: () => number): number {
  const squares = normal() ** 2 + normal() ** 2 + normal() ** 2;
  return normal() / Math.sqrt(squares / 3);
}

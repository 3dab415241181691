import { afterAll, beforeAll } from '@jest/globals';

/** Keeps stdout empty while the tests of a file run: a runner takes what `@actions/*` writes there for commands. */
export function quietStdout(): void {
  const { write } = process.stdout;
  beforeAll(() => {
    process.stdout.write = () => true;
  });
  afterAll(() => {
    process.stdout.write = write;
  });
}

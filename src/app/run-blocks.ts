/**
 * Works through blocks with at most `concurrency` at the same time, in order of start. One that
 * throws does not stop the others; the first error is thrown when all are done.
 */
export async function runBlocks<Block>(
  blocks: readonly Block[],
  concurrency: number,
  runBlock: (block: Block) => Promise<void>,
): Promise<void> {
  const queue = blocks.values();
  const errors: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const block of queue) {
      await runBlock(block).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, blocks.length) }, work));
  if (errors.length > 0) throw errors[0];
}

import { readFile } from 'node:fs/promises';
import { differences } from './differences.ts';
import { directFeed, rechunkedFeed, type Feed } from './feed.ts';
import { readFixture, type Fixture } from './fixture.ts';

/** Every way in which each fixture reaches its reader. */
export const feeds: readonly Feed[] = [
  directFeed,
  ...[1, 7, 64, 1024, Infinity].map(rechunkedFeed),
];

/** What is wrong with one file, a line each; null when it is no fixture. */
export async function checkFile(path: string): Promise<readonly string[] | null> {
  try {
    const fixture = readFixture(await readFile(path, 'utf8'));
    return fixture === null ? null : await checkFixture(fixture);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`cannot be read: ${reason.replaceAll(/\s+/g, ' ')}`];
  }
}

/** What is wrong with one fixture, over all feeds. */
export async function checkFixture(fixture: Fixture): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const feed of feeds) {
    const found = differences(fixture.expect, await feed.run(fixture), feed);
    lines.push(...found.map((line) => `${feed.name}: ${line}`));
  }
  return lines;
}

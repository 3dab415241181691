import { readFileSync } from 'node:fs';
import type BetterSqlite3 from 'better-sqlite3';
import { Failure } from '../../domain/failure.ts';

export type Database = BetterSqlite3.Database;
export type Statement = BetterSqlite3.Statement;

/** Opens databases; what is loaded once and used many times. */
export type SqliteConstructor = typeof BetterSqlite3;

// Literal specifiers, so that the bundler carries all eight native files and a run loads one.
const builds: Record<string, () => Promise<{ default: SqliteConstructor }>> = {
  'linux-x64': () => import('better-sqlite3/linux-x64'),
  'linux-arm64': () => import('better-sqlite3/linux-arm64'),
  'linuxmusl-x64': () => import('better-sqlite3/linuxmusl-x64'),
  'linuxmusl-arm64': () => import('better-sqlite3/linuxmusl-arm64'),
  'darwin-x64': () => import('better-sqlite3/darwin-x64'),
  'darwin-arm64': () => import('better-sqlite3/darwin-arm64'),
  'win32-x64': () => import('better-sqlite3/win32-x64'),
  'win32-arm64': () => import('better-sqlite3/win32-arm64'),
};

/** Loads the SQLite build for this machine; a machine without one is a `platform` failure. */
export async function loadSqlite(): Promise<SqliteConstructor> {
  const platform = platformKey();
  const load = builds[platform];
  if (load === undefined) {
    const known = Object.keys(builds).join(', ');
    throw new Failure('platform', `no SQLite build for ${platform}; there are builds for ${known}`);
  }
  try {
    return (await load()).default;
  } catch (cause) {
    throw new Failure(
      'platform',
      `the SQLite build for ${platform} did not load (${messageOf(cause)}): use the whole dist folder of a release`,
      { cause },
    );
  }
}

/** musl is told by its loader in the process's own memory map: a fifth of a millisecond. */
function platformKey(): string {
  const musl =
    process.platform === 'linux' &&
    /\/ld-musl-[^/\s]*\.so/.test(readFileSync('/proc/self/maps', 'latin1'));
  return `${musl ? 'linuxmusl' : process.platform}-${process.arch}`;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message.split('\n', 1).join('') : String(cause);
}

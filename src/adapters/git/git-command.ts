import { execFile } from 'node:child_process';

/** What git runs with; the caller hands in PATH and HOME, nothing else of its environment goes along. */
export interface Git {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
}

export type GitAnswer =
  | { readonly ok: true; readonly output: Buffer }
  | { readonly ok: false; readonly words: string };

const TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Nothing that a repository brings along is run: no hooks, no monitor, no external protocol, no LFS download. */
const SAFE = [
  ...['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'],
  ...['-c', 'protocol.ext.allow=never', '-c', 'submodule.recurse=false'],
];
const SAFE_ENV = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LFS_SKIP_SMUDGE: '1',
  LC_ALL: 'C',
};

/** Runs git without a shell; what goes wrong is an answer in words, nothing is thrown. */
export function runGit({ root, env }: Git, args: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve) => {
    execFile(
      'git',
      [...SAFE, ...args],
      {
        ...{ cwd: root, env: { ...env, ...SAFE_ENV }, encoding: 'buffer', windowsHide: true },
        ...{ timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES },
      },
      (error, output, complaint) => {
        if (error === null) resolve({ ok: true, output });
        else resolve({ ok: false, words: wordsOf(error, complaint.toString('utf8')) });
      },
    );
  });
}

/** The first line of git's own complaint, else what kept it from running. */
function wordsOf(error: Error & { code?: unknown; killed?: boolean }, complaint: string): string {
  if (error.code === 'ENOENT') return 'git is not installed';
  if (error.killed === true) return `git took longer than ${TIMEOUT_MS / 1000} s`;
  const line = complaint.split('\n').find((text) => text.trim() !== '');
  return (line ?? error.message).slice(0, 300);
}

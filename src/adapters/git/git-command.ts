import { execFile } from 'node:child_process';

/** What git runs with; the caller hands in PATH and HOME, nothing else of its environment goes along. */
export interface Git {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
}

export type GitAnswer =
  | { readonly ok: true; readonly output: Buffer }
  | { readonly ok: false; readonly words: string };

export interface GitLimits {
  /** One minute unless told; what moves many files over a network takes `TRANSFER_MS`. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** For a fetch or a checkout of a large repository. */
export const TRANSFER_MS = 10 * 60_000;
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Nothing that a repository brings along is run: no hooks, no monitor, no external protocol, no LFS download.
 * A bare repository among the files of a pull request is not taken for ours: its config could name programs.
 * No upkeep runs on in the background, beside a measurement.
 */
const SAFE = [
  ...['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'],
  ...['-c', 'protocol.ext.allow=never', '-c', 'submodule.recurse=false'],
  ...['-c', 'safe.bareRepository=explicit', '-c', 'credential.interactive=false'],
  ...['-c', 'gc.auto=0', '-c', 'maintenance.auto=false'],
];
const SAFE_ENV = {
  GIT_LITERAL_PATHSPECS: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LFS_SKIP_SMUDGE: '1',
  LC_ALL: 'C',
};

/** Runs git without a shell; what goes wrong is an answer in words, nothing is thrown. */
export function runGit(
  { root, env }: Git,
  args: readonly string[],
  { timeoutMs = TIMEOUT_MS, signal }: GitLimits = {},
): Promise<GitAnswer> {
  return new Promise((resolve) => {
    execFile(
      'git',
      [...SAFE, ...args],
      {
        ...{ cwd: root, env: { ...env, ...SAFE_ENV }, encoding: 'buffer', windowsHide: true },
        ...{ timeout: timeoutMs, maxBuffer: MAX_BYTES, signal },
      },
      (error, output, complaint) => {
        if (error === null) resolve({ ok: true, output });
        else resolve({ ok: false, words: wordsOf(error, complaint.toString('utf8'), timeoutMs) });
      },
    );
  });
}

/** What kept git from running, else the line of its complaint that says why; it may tell of progress before. */
function wordsOf(
  error: Error & { code?: unknown; killed?: boolean },
  complaint: string,
  timeoutMs: number,
): string {
  if (error.code === 'ENOENT') return 'git is not installed';
  if (error.code === 'ABORT_ERR') return 'git was cancelled';
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return `git said more than ${MAX_BYTES} bytes`;
  if (error.killed === true) return `git took longer than ${timeoutMs / 1000} s`;
  const lines = complaint.split('\n').filter((text) => text.trim() !== '');
  const reason = lines.find((text) => /^(?:fatal|error): /.test(text)) ?? lines[0];
  return (reason ?? error.message).slice(0, 300);
}

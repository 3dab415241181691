/** The process as the rest of entry sees it; nothing else reads `process`. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly surface: 'action' | 'cli';
  /** The folder of the files that come with the program. */
  readonly assets: string;
  /** What a program reads. */
  readonly stdout: (text: string) => void;
  /** What a person reads. */
  readonly stderr: (text: string) => void;
  /** Columns of the terminal on stderr; null when there is none. */
  readonly columns: number | null;
}

/** The real process. A reader that goes away, as `head` does, ends no run and changes no exit status. */
export function processHost(surface: Host['surface'], assets: string): Host {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  return {
    env: process.env,
    cwd: process.cwd(),
    surface,
    assets,
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    columns: process.stderr.isTTY ? process.stderr.columns : null,
  };
}

function ignoreClosedPipe(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INIT_TEMPLATE } from '../core/config/init-template.ts';
import { Failure } from '../domain/failure.ts';
import type { Host } from './host.ts';

const CONFIG_FILE = '.github/agent-bench.yml';

/** `agent-bench init`: writes the starter config, and never over a file that is there. */
export function cliInit(host: Host): number {
  const file = join(host.cwd, CONFIG_FILE);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, INIT_TEMPLATE, { flag: 'wx' });
  } catch (cause) {
    if (!isExisting(cause)) throw cause;
    throw new Failure('usage', `${CONFIG_FILE} is there already; init writes over nothing`, {
      cause,
    });
  }
  host.stdout(`wrote ${CONFIG_FILE}; try: agent-bench run --mock\n`);
  return 0;
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

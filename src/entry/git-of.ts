import type { Git } from '../adapters/git/git-command.ts';
import type { Host } from './host.ts';

/** What git needs to find itself, its settings and the way to the origin. No key is among it. */
const PASSED = ['PATH', 'HOME', 'USERPROFILE', 'SYSTEMROOT', 'SSH_AUTH_SOCK', 'XDG_CONFIG_HOME'];

export function gitOf(root: string, { env }: Pick<Host, 'env'>): Git {
  return { root, env: passedOn(env, PASSED) };
}

/** The variables of these names that are set. */
export function passedOn(env: Host['env'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

import type { RunSettings } from '../domain/run-settings.ts';
import type { Host } from './host.ts';

/** The values of every key variable that the targets of all sides name, in mock mode too: none may reach a sink. */
export function keysOf(sides: readonly (RunSettings | null)[], env: Host['env']): string[] {
  return sides
    .flatMap((side) => side?.targets ?? [])
    .map(({ apiKeyEnv }) => (apiKeyEnv === null ? undefined : env[apiKeyEnv]))
    .filter((key) => key !== undefined && key !== '')
    .filter((key) => key !== undefined);
}

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Where the default config is looked for, from the root; the first that exists counts. */
export const CONFIG_NAMES = [
  '.github/agent-bench.yml',
  '.github/agent-bench.yaml',
  '.github/agent-bench.json',
] as const;

export interface Places {
  /** Relative paths of the config start here. */
  readonly root: string;
  /** Null when none was named and none stands at a default place. */
  readonly configFile: string | null;
}

/** Finds config and root: the git toplevel around the config, else the folder it is for. */
export function findPlaces(cwd: string, config: string | undefined): Places {
  if (config !== undefined) {
    const configFile = resolve(cwd, config);
    return { root: rootAround(configFile), configFile };
  }
  const root = gitToplevel(cwd) ?? resolve(cwd);
  const found = CONFIG_NAMES.map((name) => join(root, name)).find((file) => existsSync(file));
  return { root, configFile: found ?? null };
}

/** Outside git, a config in `.github` speaks for the folder around it. */
function rootAround(configFile: string): string {
  const folder = dirname(configFile);
  return gitToplevel(folder) ?? (basename(folder) === '.github' ? dirname(folder) : folder);
}

function gitToplevel(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : gitToplevel(parent);
}

/** The name of a file for users: relative to the root where it is inside, with forward slashes. */
export function shownPath(root: string, file: string): string {
  const path = relative(root, file);
  const shown = isOutside(path) ? file : path;
  return shown.split(sep).join('/');
}

/** True when a file is inside the root with all links followed; one that is not there, by its name. */
export function isInside(root: string, file: string): boolean {
  try {
    return !isOutside(relative(realpathSync(root), realpathSync(file)));
  } catch {
    return !isOutside(relative(root, file));
  }
}

function isOutside(relativePath: string): boolean {
  return isAbsolute(relativePath) || relativePath.split(sep)[0] === '..';
}

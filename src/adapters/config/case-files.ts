import { globSync, statSync } from 'node:fs';
import { isAbsolute, join, sep } from 'node:path';
import { isInside } from './places.ts';

const maxFiles = 1000;
const skippedFolders: readonly string[] = ['node_modules', '.git'];

/** Files that a pattern means, sorted; or what is wrong with it, in words that follow "expected". */
export function findCaseFiles(
  root: string,
  pattern: string,
): { readonly files: readonly string[] } | { readonly fault: string } {
  if (isAbsolute(pattern) || pattern.split(/[/\\]/).includes('..')) {
    return { fault: 'a pattern of files inside the repository' };
  }
  const files = matches(root, pattern);
  if (files.length > maxFiles) return { fault: `at most ${maxFiles} files, got ${files.length}` };
  const outside = files.find((file) => !isInside(root, join(root, file)));
  return outside === undefined
    ? { files: files.map((file) => join(root, file)) }
    : { fault: `files inside the repository, but ${outside} leads out of it` };
}

function matches(root: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root, exclude: isSkipped })
    .filter((file) => !isWildcardDirectory(root, file, pattern))
    .map((file) => file.split(sep).join('/'))
    .toSorted();
}

function isSkipped(path: string): boolean {
  return path.split(sep).some((part) => skippedFolders.includes(part));
}

/** A directory that a wildcard happens to match is passed over; one that is named is a mistake. */
function isWildcardDirectory(root: string, file: string, pattern: string): boolean {
  if (file.split(sep).join('/') === pattern) return false;
  return statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

import { closestMatch } from 'leven';

/** The name most like `word`, or null when none is near enough to be what was meant. */
export function nearestName(word: string, names: readonly string[]): string | null {
  const sameLetters = names.find((name) => plain(name) === plain(word));
  if (sameLetters !== undefined) return sameLetters;
  if (word.length > 64) return null;
  const maxDistance = Math.min(3, Math.floor(word.length * 0.4));
  return maxDistance === 0 ? null : (closestMatch(word, names, { maxDistance }) ?? null);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}

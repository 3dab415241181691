/** The entries of lists written with commas or line breaks; undefined when there is none. */
export function splitList(texts: readonly string[] = []): string[] | undefined {
  const entries = texts
    .flatMap((text) => text.split(/[,\n]/))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.length === 0 ? undefined : entries;
}

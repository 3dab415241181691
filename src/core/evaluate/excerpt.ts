const longest = 200;

/** A text on one line, for a message: white space runs become one space, at most 200 characters are kept. */
export function excerpt(text: string): string {
  const line = text
    .slice(0, 4 * longest)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= longest && text.length <= 4 * longest) return line;
  return `${line.slice(0, longest - 1)}…`;
}

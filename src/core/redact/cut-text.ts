/** The beginning of a text that fits in `maxBytes` of UTF-8, cut between characters. */
export function cutToBytes(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const bytes = new TextEncoder().encode(text.slice(0, maxBytes));
  if (bytes.length <= maxBytes) return text.slice(0, maxBytes);
  let end = maxBytes;
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  return new TextDecoder().decode(bytes.subarray(0, end));
}

/** A text whose end was cut off, without the word that the cut may have split: half a key matches no pattern. */
export function withoutLastWord(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

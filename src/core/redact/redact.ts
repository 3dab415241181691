import { cutToBytes } from './cut-text.ts';
import { redactionMark, withoutKeyParts } from './error-words.ts';
import { keyShapes, shortestKey } from './key-shapes.ts';
import { secretForms } from './secret-forms.ts';

const maxProviderTextBytes = 2 * 1024;
/** From this length on a secret is replaced wherever it stands, in all its forms. */
const minSearchedLength = 6;
/** Shorter ones are replaced as whole words only, and below this not at all: they would shred every text. */
const minWordLength = 4;

export interface Redactor {
  /** Any text from outside: without the secrets, their encoded forms, and well-known kinds of key. */
  text(text: string): string;
  /** A provider's error text: also without parts of keys (wire E8), at most 2 KiB of UTF-8. */
  providerText(text: string): string;
  /** A JSON-like value with `text` applied to every string and key in it. */
  deep<T>(value: T): T;
  /** What kind of secret a text holds (never the secret itself), or null: the last look before publishing. */
  findSecret(text: string): string | null;
}

/**
 * Takes these secrets out of texts. A secret of 4 or 5 characters is replaced only where it stands as a
 * word, a shorter one never; one that the mark `[redacted]` itself contains is left alone.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const known = [...new Set(secrets.flatMap((secret) => [secret, secret.trim()]))].filter(
    (secret) => secret.trim().length >= minWordLength && !redactionMark.includes(secret),
  );
  const forms = known
    .filter((secret) => secret.length >= minSearchedLength)
    .flatMap(secretForms)
    .sort((left, right) => right.length - left.length);
  const words = known.filter((secret) => secret.length < minSearchedLength).map(wordPattern);

  function text(input: string): string {
    let output = input;
    for (const form of forms) output = output.replaceAll(form, redactionMark);
    for (const word of words) output = output.replace(word, redactionMark);
    if (output.length < shortestKey) return output;
    for (const { pattern } of keyShapes) output = output.replace(pattern, redactionMark);
    return output;
  }

  return {
    text,
    providerText: (input) => cutToBytes(withoutKeyParts(text(input)), maxProviderTextBytes),
    deep: <T>(value: T) => mapStrings(value, text) as T, // The same shape, with other strings in it
    findSecret(input) {
      if (forms.some((form) => input.includes(form))) return 'a configured secret';
      if (words.some((word) => input.search(word) !== -1)) return 'a configured secret';
      return keyShapes.find(({ pattern }) => input.search(pattern) !== -1)?.kind ?? null;
    },
  };
}

function wordPattern(secret: string): RegExp {
  const literal = secret.replace(/[^A-Za-z0-9_]/g, String.raw`\$&`);
  return new RegExp(`(?<![A-Za-z0-9_])${literal}(?![A-Za-z0-9_])`, 'g');
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [map(key), mapStrings(item, map)]),
  );
}

import { createHash } from 'node:crypto';

/** What the keys of all records of one name and branch start with; no other name and branch have it. */
export function keyPrefix(name: string, branch: string): string {
  return `agent-bench-1-${keyPart(name)}-${keyPart(branch)}-`;
}

/** The key of one attempt of one run. A key is never written twice: the cache does not replace. */
export function recordKey(prefix: string, runId: string, attempt: string): string {
  return `${prefix}${keyPart(runId)}-${keyPart(attempt)}`;
}

/** A key has at most 512 characters: four parts of this length fit with what joins them. */
const MAX_PART = 120;

/** Without the comma that keys must not have, and without the hyphen that separates parts. */
function keyPart(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
  if (encoded.length <= MAX_PART) return encoded;
  const hash = createHash('sha256').update(text).digest('hex');
  return `${encoded.slice(0, MAX_PART - hash.length - 1)}.${hash}`;
}

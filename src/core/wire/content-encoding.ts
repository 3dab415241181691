const known = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br']);

/** Whether a body with this `content-encoding` header, or without one, can be read at all (wire T1). */
export function isKnownEncoding(header: string | undefined): boolean {
  return known.has((header ?? '').trim().toLowerCase());
}

import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { reportSchema, type Report } from '../../domain/report.ts';

/** No report that a comment is made of is larger. */
export const MAX_HOSTILE_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 40;

/** A report made by code from outside, or in words why it is none. Nothing in it names a file or an address to use. */
export function readHostileReport(
  file: string,
): { readonly report: Report } | { readonly fault: string } {
  const text = readCapped(file);
  if (typeof text !== 'string') return text;
  const value = parse(text);
  if (value === undefined) return { fault: 'it is no JSON' };
  if (isDeeper(value, MAX_DEPTH)) return { fault: `it is nested deeper than ${MAX_DEPTH} levels` };
  const parsed = reportSchema.safeParse(value);
  if (parsed.success) return { report: parsed.data };
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).slice(0, 6).map((step) => String(step).slice(0, 40));
  return { fault: `it does not have the shape of a report (${path.join('.') || 'root'})` };
}

/** A regular file that is no link, up to the cap. */
function readCapped(file: string): string | { readonly fault: string } {
  let handle: number | null = null;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = fstatSync(handle);
    if (!stats.isFile()) return { fault: 'it is no regular file' };
    if (stats.size > MAX_HOSTILE_BYTES)
      return { fault: `it has more than ${MAX_HOSTILE_BYTES} bytes` };
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(handle));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause';
    if (code === 'ELOOP') return { fault: 'it is a symbolic link' };
    return { fault: `it can't be read (${code})` };
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

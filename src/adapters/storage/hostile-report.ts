import { reportSchema, type Report } from '../../domain/report.ts';
import { readRegularFile } from './read-regular-file.ts';

/** No report that a comment is made of is larger. */
export const MAX_HOSTILE_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 40;

/** A report made by code from outside, or in words why it is none. Nothing in it names a file or an address to use. */
export function readHostileReport(
  file: string,
): { readonly report: Report } | { readonly fault: string } {
  const read = readRegularFile(file, MAX_HOSTILE_BYTES);
  if (read.kind === 'absent') return { fault: 'there is no such file' };
  if (read.kind === 'unfit') return { fault: read.words };
  const value = parse(read.text);
  if (value === undefined) return { fault: 'it is no JSON' };
  if (isDeeper(value, MAX_DEPTH)) return { fault: `it is nested deeper than ${MAX_DEPTH} levels` };
  const parsed = reportSchema.safeParse(value);
  if (parsed.success) return { report: parsed.data };
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).slice(0, 6).map((step) => String(step).slice(0, 40));
  return { fault: `it does not have the shape of a report (${path.join('.') || 'root'})` };
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

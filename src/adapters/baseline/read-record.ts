import { type BaselineAnswer, type BaselineRecord, baselineSchema } from '../../domain/baseline.ts';
import { broken, missing, shortened } from './answers.ts';

/** Larger texts are no baselines: samples of ten thousand trials take a tenth of it. */
export const MAX_RECORD_BYTES = 32 * 1024 * 1024;

/** What a record must say of itself; null is not checked. */
export interface ExpectedRecord {
  readonly name: string | null;
  readonly branch: string | null;
}

/** The record in a text from outside, or in words why it is none; a sound record of another name or branch is not broken. */
export function readRecord(text: string, expected: ExpectedRecord): BaselineAnswer {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_RECORD_BYTES) return unreadable(`it has ${bytes} bytes, more than 32 MiB`);
  const value = parse(text);
  if (value === undefined) return unreadable('it is no JSON');
  const version = unknownVersion(value);
  if (version !== null) return unreadable(version);
  const { data, error } = baselineSchema.safeParse(value);
  if (error === undefined) return checkOwner(data, expected);
  const [issue] = error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  return unreadable(
    `${shortened(path === '' ? 'its root' : path)}: ${shortened(issue?.message ?? '')}`,
  );
}

function unreadable(why: string): BaselineAnswer {
  return broken(`the record can not be read: ${why}`);
}

/** Undefined when it is no JSON: JSON has no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unknownVersion(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('schemaVersion' in value)) return null;
  const { schemaVersion } = value;
  if (typeof schemaVersion !== 'number' || schemaVersion === 1) return null;
  return `its schemaVersion is ${schemaVersion}, this agent-bench reads 1; use the version that wrote it, or write a new baseline`;
}

function checkOwner(record: BaselineRecord, expected: ExpectedRecord): BaselineAnswer {
  for (const key of ['name', 'branch'] as const) {
    const [found, wanted] = [record[key], expected[key]];
    if (wanted !== null && found !== wanted) {
      return missing(
        `the record found is of the ${key} ${quoted(found)}, not of ${quoted(wanted)}`,
      );
    }
  }
  return { kind: 'record', record };
}

function quoted(text: string | null): string {
  return text === null ? 'null' : `"${shortened(text)}"`;
}

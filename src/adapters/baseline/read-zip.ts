import { unzipSync } from 'fflate';
import { shortened } from './answers.ts';

export interface ZipEntry {
  /** At the root of the archive. */
  readonly name: string;
  readonly maxBytes: number;
}

/**
 * The text of one file of a zip archive, or in words why it is not read. Nothing is written to disk.
 * Memory is bounded: an entry is inflated into a buffer of the size that it declares.
 */
export function readZip(
  zip: Uint8Array,
  entry: ZipEntry,
): { readonly text: string } | { readonly fault: string } {
  try {
    return readEntry(zip, entry);
  } catch {
    return { fault: 'it is no sound zip archive' };
  }
}

function readEntry(zip: Uint8Array, { name, maxBytes }: ZipEntry): ReturnType<typeof readZip> {
  const found: { readonly size: number; readonly originalSize: number }[] = [];
  const names: string[] = [];
  const files = unzipSync(zip, {
    filter: (file) => {
      names.push(file.name);
      if (file.name !== name) return false;
      found.push(file);
      return found.length === 1 && file.originalSize <= maxBytes && file.size <= maxBytes;
    },
  });
  const outside = names.find(leadsOutside);
  if (outside !== undefined) return { fault: `it has an entry "${shortened(outside)}"` };
  const [first, second] = found;
  if (first === undefined) return { fault: `it has no ${name} at its root` };
  if (second !== undefined) return { fault: `it has more than one ${name}` };
  const bytes = files[name];
  if (bytes === undefined) return { fault: `its ${name} is larger than ${maxBytes} bytes` };
  if (bytes.length !== first.originalSize)
    return { fault: `its ${name} has not its declared size` };
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
}

/** No archive that was made in good faith has such names, whichever file is read. */
function leadsOutside(name: string): boolean {
  return /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');
}

import type { ReadDocument } from './parse-yaml.ts';
import { readText } from './read-text.ts';

/**
 * Reads a YAML or JSON file; whatever is wrong with it comes back as problems, nothing is thrown. The
 * parser is loaded with the first file: a run without a config needs none.
 */
export async function readDocument(file: string, shownAs: string): Promise<ReadDocument> {
  const read = readText(file);
  if ('text' in read) {
    const { parseYaml } = await import('./parse-yaml.ts');
    return parseYaml(shownAs, read.text);
  }
  const place = { file: shownAs, line: null, path: '', severity: 'error' } as const;
  return { document: null, problems: [{ ...place, message: `expected ${read.fault}` }] };
}

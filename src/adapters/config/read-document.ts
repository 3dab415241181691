import { parseYaml, type ReadDocument } from './parse-yaml.ts';
import { readText } from './read-text.ts';

/** Reads a YAML or JSON file; whatever is wrong with it comes back as problems, nothing is thrown. */
export function readDocument(file: string, shownAs: string): ReadDocument {
  const read = readText(file);
  if ('text' in read) return parseYaml(shownAs, read.text);
  const place = { file: shownAs, line: null, path: '', severity: 'error' } as const;
  return { document: null, problems: [{ ...place, message: `expected ${read.fault}` }] };
}

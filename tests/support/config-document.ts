import { parseYaml } from '../../src/adapters/config/parse-yaml.ts';
import type { ConfigDocument } from '../../src/core/config/document.ts';
import { formatProblem } from '../../src/core/config/problem.ts';
import type { Problem } from '../../src/domain/failure.ts';

/** A document as the reader gives it, from YAML text. */
export function yamlDocument(text: string, file = 'bench.yml'): ConfigDocument {
  const { document } = parseYaml(file, text);
  if (document === null) throw new Error(`not YAML: ${text}`);
  return document;
}

/** Problems as users see them. */
export function shown(problems: readonly Problem[]): readonly string[] {
  return problems.map(formatProblem);
}

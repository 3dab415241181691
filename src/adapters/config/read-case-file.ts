import { schemaFault, schemasOfCase } from '../../core/config/case-schemas.ts';
import { checkCase } from '../../core/config/check-case.ts';
import type { ConfigDocument } from '../../core/config/document.ts';
import { onePerPlace } from '../../core/config/problem.ts';
import type { Case } from '../../domain/case.ts';
import type { Problem } from '../../domain/failure.ts';
import type { JsonObject } from '../../domain/json.ts';
import { shownPath } from './places.ts';
import { readDocument } from './read-document.ts';

/** Says what is wrong with a JSON Schema itself; empty when values can be checked against it. */
export type CheckSchema = (schema: JsonObject) => Promise<readonly string[]>;

/** A case file as far as it could be read. */
export interface CaseFile {
  /** Null when the shape is wrong. */
  readonly definition: Case | null;
  /** Null when the file can't be read at all. */
  readonly document: ConfigDocument | null;
  readonly problems: readonly Problem[];
}

/** Reads and checks one case file, named in problems by its path from the root. */
export async function readCaseFile(
  root: string,
  file: string,
  checkSchema: CheckSchema,
): Promise<CaseFile> {
  const { document, problems } = await readDocument(file, shownPath(root, file));
  if (document === null) return { definition: null, document, problems };
  const checked = checkCase(document);
  const schemas = await schemaProblems(document, checkSchema);
  return {
    definition: checked.definition,
    document,
    problems: [...problems, ...onePerPlace([...checked.problems, ...schemas])],
  };
}

async function schemaProblems(
  document: ConfigDocument,
  checkSchema: CheckSchema,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const written of schemasOfCase(document)) {
    const faults = await checkSchema(written.schema);
    if (faults.length > 0) problems.push(schemaFault(document, written, faults));
  }
  return problems;
}

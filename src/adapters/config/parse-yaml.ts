import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { ConfigDocument } from '../../core/config/document.ts';
import { problemIn } from '../../core/config/problem.ts';
import type { Problem } from '../../domain/failure.ts';
import { duplicateKeys, positionOf } from './yaml-nodes.ts';

/** A document that was read, with the problems that leave it readable; or none that can be. */
export interface ReadDocument {
  readonly document: ConfigDocument | null;
  readonly problems: readonly Problem[];
}

const maxDepth = 100;
const maxAliasCount = 100;
const maxProblems = 20;
const tooManyLevels = `expected at most ${maxDepth} levels with aliases followed, got more`;

/** Reads YAML 1.2 (JSON is a part of it) with the line of every key. */
export function parseYaml(file: string, text: string): ReadDocument {
  const lines = new LineCounter();
  const yaml = parseDocument(text, {
    lineCounter: lines,
    schema: 'core',
    prettyErrors: false,
    stringKeys: true,
    resolveKnownTags: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const lineAt = (offset: number | null): number | null =>
    offset === null ? null : lines.linePos(offset).line;
  const faults = [...yaml.errors, ...yaml.warnings];
  if (faults.length > 0) {
    const problems = faults.map((fault) => syntaxProblem(file, lineAt(fault.pos[0]), fault));
    return { document: null, problems: firstPerLine(problems) };
  }
  return readValue(file, yaml, lineAt);
}

function readValue(
  file: string,
  yaml: Document.Parsed,
  lineAt: (offset: number | null) => number | null,
): ReadDocument {
  try {
    const value: unknown = yaml.toJS({ maxAliasCount });
    if (isDeeper(value, maxDepth)) return refused(file, tooManyLevels);
    const document: ConfigDocument = {
      file,
      value,
      lineOf: (path) => lineAt(positionOf(yaml, path)),
    };
    const problems = duplicateKeys(yaml).map((path) =>
      problemIn(document, { path, message: 'expected each key once, got this one again' }),
    );
    return { document, problems };
  } catch (error) {
    return refused(file, aliasFault(error));
  }
}

/** True when lists and objects are nested deeper than that; aliases that lead in a circle always are. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

/** The reader throws for aliases only, and where a document is too deep for it. */
function aliasFault(error: unknown): string {
  if (error instanceof RangeError) return tooManyLevels;
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith('Unresolved alias')
    ? 'expected every alias to have its anchor before it'
    : `expected at most ${maxAliasCount} uses of aliases, got more`;
}

function refused(file: string, message: string): ReadDocument {
  const problem = { file, line: null, path: '', severity: 'error' } as const;
  return { document: null, problems: [{ ...problem, message }] };
}

function syntaxProblem(file: string, line: number | null, { code, message }: YAMLError): Problem {
  const tooDeep = code === 'RESOURCE_EXHAUSTION';
  const text = tooDeep ? tooManyLevels : `expected valid YAML or JSON: ${message}`;
  return problemIn({ file, lineOf: () => line }, { path: [], message: text });
}

/** One mistake upsets a reader many times over; the first message of each line is the useful one. */
function firstPerLine(problems: readonly Problem[]): readonly Problem[] {
  const lines = new Set<number | null>();
  return problems.filter(({ line }) => !lines.has(line) && lines.add(line)).slice(0, maxProblems);
}

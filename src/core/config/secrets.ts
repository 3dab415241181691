import type { Problem } from '../../domain/failure.ts';
import { createRedactor } from '../redact/redact.ts';
import { childrenOf, type ConfigDocument, type DocumentPath, type Part } from './document.ts';
import { type Finding, problemIn } from './problem.ts';

const redactor = createRedactor([]);

const secretKeys =
  /(?:api|access|secret|private|auth|signing)key$|(?:token|secret|password|passwd|passphrase|pwd|credentials?|authorization|bearer|cookie|auth)$/;

/** A value that is filled in for each trial, such as `{{token}}`, is no secret. */
const placeholder = /^\{\{\w+\}\}$/;

/** Keys whose values are, or sit beside, the names of secrets: their values are never repeated. */
const privateKeys: readonly string[] = ['apiKeyEnv', 'baseUrl', 'passEnv', 'env'];

/**
 * Secrets, and fields that look made for one, anywhere in a document. Below `ownKeys` (tool
 * arguments and the like) the names are the author's own, so only values are looked at.
 */
export function secretProblems(
  document: ConfigDocument,
  ownKeys: readonly string[] = [],
): readonly Problem[] {
  return secretsIn({ path: [], value: document.value }, ownKeys).map((finding) =>
    problemIn(document, finding),
  );
}

function secretsIn(part: Part, ownKeys: readonly string[]): readonly Finding[] {
  const { path, value } = part;
  if (typeof value === 'string' && redactor.findSecret(value) !== null) return [secretValue(path)];
  if (looksSecret(part) && !path.some((step) => ownKeys.includes(String(step)))) {
    return [secretField(path)];
  }
  return childrenOf(part).flatMap((child) =>
    redactor.findSecret(String(child.path.at(-1))) === null
      ? secretsIn(child, ownKeys)
      : [secretValue(path)],
  );
}

function secretValue(path: DocumentPath): Finding {
  return {
    path,
    message:
      'expected no secret, got one: take it out, replace it where it came from, and set an environment variable',
  };
}

function secretField(path: DocumentPath): Finding {
  return {
    path,
    message:
      'expected no field for a secret: keys come from the environment only, name the variable in apiKeyEnv',
  };
}

function looksSecret({ path, value }: Part): boolean {
  const key = path.at(-1);
  if (!isSecretKey(key)) return false;
  if (typeof value === 'string') return !placeholder.test(value);
  return value === null || (typeof value === 'number' && !/token$/i.test(String(key)));
}

function isSecretKey(step: string | number | undefined): boolean {
  if (typeof step !== 'string') return false;
  return secretKeys.test(step.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

/** True for a value that a message must not repeat. */
export function isPrivate(path: DocumentPath, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return (
    path.some((step) => isSecretKey(step) || privateKeys.includes(String(step))) ||
    redactor.findSecret(value) !== null
  );
}

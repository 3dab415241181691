import { type Document, isAlias, isMap, isPair, isScalar, isSeq, type Pair, visit } from 'yaml';
import type { DocumentPath } from '../../core/config/document.ts';

/** Offset of the key or list entry at a path, or of the nearest part around it; null when empty. */
export function positionOf(yaml: Document.Parsed, path: DocumentPath): number | null {
  let node: unknown = yaml.contents;
  let offset = offsetOf(node);
  for (const step of path) {
    const next = stepInto(followed(yaml, node), step);
    if (next === null) break;
    offset = next.offset ?? offset;
    node = next.node;
  }
  return offset;
}

function followed(yaml: Document.Parsed, node: unknown): unknown {
  return isAlias(node) ? node.resolve(yaml) : node;
}

interface Step {
  readonly node: unknown;
  readonly offset: number | null;
}

function stepInto(node: unknown, step: string | number): Step | null {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return item === undefined ? null : { node: item, offset: offsetOf(item) };
  }
  if (!isMap(node)) return null;
  const pair = node.items.findLast(({ key }) => keyText(key) === String(step));
  return pair === undefined ? null : { node: pair.value, offset: offsetOf(pair.key) };
}

function offsetOf(node: unknown): number | null {
  const isNode = typeof node === 'object' && node !== null && 'range' in node;
  return isNode && Array.isArray(node.range) ? Number(node.range[0]) : null;
}

/** Paths of the keys that stand in their object a second time. */
export function duplicateKeys(yaml: Document.Parsed): readonly DocumentPath[] {
  const duplicates: DocumentPath[] = [];
  visit(yaml, {
    Map(_position, map, ancestors) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const text = keyText(key);
        if (seen.has(text)) duplicates.push([...pathOf(ancestors, map), text]);
        seen.add(text);
      }
    },
  });
  return duplicates;
}

function pathOf(ancestors: readonly unknown[], node: unknown): DocumentPath {
  const chain = [...ancestors, node];
  return chain.flatMap((parent, index): (string | number)[] => {
    if (isPair(parent)) return [keyText(parent.key)];
    return isSeq(parent) ? [parent.items.indexOf(chain[index + 1])] : [];
  });
}

function keyText(key: Pair['key']): string {
  return isScalar(key) ? String(key.value) : String(key);
}

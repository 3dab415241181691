import { error, notice, warning, type AnnotationProperties } from '@actions/core';

/** What is shown, and where; a place that is not known is left out. */
export interface Remark {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** Shows remarks through the runner's commands, which escape what is in them. */
export function annotate(remarks: readonly Remark[]): void {
  const show = { error, warning, notice };
  for (const { level, message, ...place } of remarks) show[level](message, properties(place));
}

function properties({
  title,
  file,
  line,
}: Pick<Remark, 'title' | 'file' | 'line'>): AnnotationProperties {
  return { title, ...(file !== null && { file }), ...(line !== null && { startLine: line }) };
}

/** The text a user sees, which does not come in order: tag scanning holds content back, refusals are shown at once. */
export interface VisibleText {
  /** Characters of the content, with their place in the content as a whole. */
  addContent(text: string, offset: number): void;
  /** A refusal that came when so many characters of content had come. */
  addRefusal(text: string, offset: number): void;
  /** Whether a non-white-space character is there yet. */
  readonly hasInk: boolean;
  text(): string;
}

/** Collects visible text and puts it in the order in which the model wrote it (wire V5, C7). */
export function createVisibleText(): VisibleText {
  const runs: { text: string; readonly offset: number }[] = [];
  const refusals: { readonly text: string; readonly offset: number }[] = [];
  let hasInk = false;

  return {
    addContent(text, offset) {
      const last = runs.at(-1);
      if (last !== undefined && last.offset + last.text.length === offset) last.text += text;
      else runs.push({ text, offset });
      hasInk ||= /\S/.test(text);
    },
    addRefusal(text, offset) {
      refusals.push({ text, offset });
      hasInk ||= /\S/.test(text);
    },
    get hasInk() {
      return hasInk;
    },
    text() {
      let text = '';
      let next = 0;
      for (const run of runs) {
        let from = 0;
        for (let refusal = refusals[next]; refusal !== undefined; refusal = refusals[(next += 1)]) {
          const place = refusal.offset - run.offset;
          if (place >= run.text.length) break;
          text += run.text.slice(from, Math.max(from, place)) + refusal.text;
          from = Math.max(from, place);
        }
        text += run.text.slice(from);
      }
      return (
        text +
        refusals
          .slice(next)
          .map((refusal) => refusal.text)
          .join('')
      );
    },
  };
}

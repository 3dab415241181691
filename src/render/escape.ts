/** Control, format (bidi, zero-width) and line-breaking characters, and halves of a character. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Text from outside as a Markdown code span, in which no markup, link, mention or HTML lives. What can't
 * be seen is spelled out (`\n`, `\u202e`), so the span stays on its line and is what it looks like. Cut to
 * `maxLength` characters.
 */
export function code(text: string, maxLength = 100): string {
  const visible = spellOut(cut(text, maxLength));
  if (visible.trim() === '') return '(empty)';
  const fence = '`'.repeat(longestRun(visible) + 1);
  const padding = /^[` ]|[` ]$/.test(visible) ? ' ' : '';
  return `${fence}${padding}${visible}${padding}${fence}`;
}

/**
 * Finished Markdown as the content of one table cell: no pipe in it ends the cell. Parsers disagree on a
 * backslash before an escaped pipe, so there a look-alike stands for the pipe.
 */
export function cell(markdown: string): string {
  return markdown.replaceAll('\\|', '\\¦').replaceAll('|', '\\|');
}

/** Text from outside as inert Markdown prose: no markup, link, mention or HTML comes out of it. Cut to `maxLength` characters. */
export function prose(text: string, maxLength = 1000): string {
  return spellOut(cut(text, maxLength))
    .trim()
    .replaceAll(/[\\`*_[\]{}<>|~&#@$]/g, toEntity)
    .replace(/^[-+=]|(?<=^\d+)[.)]/, toEntity)
    .replaceAll(autolinkStart, `$&${wordBreak}`);
}

const wordBreak = '\u200b';

/** Where GitHub would begin a link, a mention or a reference to an issue, also after decoding an entity. */
const autolinkStart = /:(?=\/\/)|www(?=\.)|(?:mailto|xmpp):|&#(?:64|35);|\bGH-/gi;

function toEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

function cut(text: string, maxLength: number): string {
  const characters = Array.from(text.slice(0, 2 * maxLength));
  if (text.length <= 2 * maxLength && characters.length <= maxLength) return text;
  return `${characters.slice(0, maxLength - 1).join('')}…`;
}

function spellOut(text: string): string {
  return text.replaceAll(unprintable, (character) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
    if (short !== undefined) return short;
    const hex = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex}`;
  });
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

export type BodyKind = 'json' | 'web-page' | 'event-stream';

const endMarker = '[DONE]';

/**
 * Tells, piece by piece, the kind of a body by its first non-white-space character and never by its
 * content-type (wire T4); null while the characters so far cannot tell.
 */
export function createBodyKindReader(): { feed(piece: string): BodyKind | null } {
  let head = '';
  return {
    feed(piece) {
      const start = head === '' ? piece.search(/[^ \t\r\n\f\v]/) : 0;
      if (start === -1) return null;
      head += piece.slice(start, start + endMarker.length - head.length);
      return kindOf(head);
    },
  };
}

function kindOf(head: string): BodyKind | null {
  if (head === endMarker) return 'event-stream';
  if (endMarker.startsWith(head)) return null;
  if (head.startsWith('{') || head.startsWith('[')) return 'json';
  return head.startsWith('<') ? 'web-page' : 'event-stream';
}

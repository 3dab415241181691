export interface Utf8Decoder {
  /** The characters these bytes complete; a character cut by the end of the bytes waits for the next call. */
  push(bytes: Uint8Array): string;
  /** What is left when no more bytes come: a cut character becomes U+FFFD. */
  end(): string;
}

/**
 * Decodes UTF-8 across reads (wire T2): invalid bytes become U+FFFD, one byte order mark at the very
 * start is dropped. Not `TextDecoder` in stream mode: that leaves Node's fast path, at ten times the cost.
 */
export function createUtf8Decoder(): Utf8Decoder {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let carried = new Uint8Array(0);
  let started = false;

  function decode(bytes: Uint8Array): string {
    const text = decoder.decode(bytes);
    if (started || text === '') return text;
    started = true;
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }

  return {
    push(bytes) {
      const all = carried.length === 0 ? bytes : joined(carried, bytes);
      const cut = all.length - cutCharacterLength(all);
      carried = cut === all.length ? noBytes : all.slice(cut);
      return cut === 0 ? '' : decode(cut === all.length ? all : all.subarray(0, cut));
    },
    end() {
      const rest = carried;
      carried = noBytes;
      return rest.length === 0 ? '' : decode(rest);
    },
  };
}

const noBytes = new Uint8Array(0);

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

/** How many bytes at the end begin a character that is longer than what is there: 0 to 3. */
function cutCharacterLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return characterLength(byte) > back ? back : 0;
  }
  return 0;
}

function characterLength(leadByte: number): number {
  if (leadByte >= 0xf0) return 4;
  return leadByte >= 0xe0 ? 3 : 2;
}

import type { ReplyHead } from '../../domain/wire.ts';
import { withoutLastWord } from '../redact/cut-text.ts';
import { isKnownEncoding } from './content-encoding.ts';
import { createUtf8Decoder } from './utf8.ts';

/** Error bodies are read no further (wire E8). */
const maxBytes = 64 * 1024;

export interface ErrorBody {
  push(bytes: Uint8Array): void;
  /** Nothing more will be read. */
  readonly isFull: boolean;
  text(): string;
}

/** Collects the body of a reply whose status is no success, as far as it is read; empty when its encoding is unknown. */
export function createErrorBody(head: ReplyHead): ErrorBody {
  const utf8 = createUtf8Decoder();
  let room = isKnownEncoding(head.headers['content-encoding']) ? maxBytes : 0;
  let text = '';

  return {
    push(bytes) {
      text += utf8.push(bytes.subarray(0, room));
      room -= Math.min(room, bytes.length);
    },
    get isFull() {
      return room === 0;
    },
    text: () => (room === 0 ? withoutLastWord(text) : text + utf8.end()),
  };
}

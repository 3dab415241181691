export interface SseEvent {
  /** The event's name, empty when it has none. */
  readonly name: string;
  readonly data: string;
}

/** Takes an event; false when nothing after it may be read. */
export type SseReceiver = (event: SseEvent) => boolean;

export interface SseReader {
  push(text: string): void;
  /** Clean end of body: an unfinished line and an event without its blank line still count (wire S6). */
  end(): void;
}

/**
 * Splits decoded text into server-sent events (wire S1 to S6), with two habits of real servers:
 * a bare line `[DONE]` (S7) and a field named `error` (S10). An event without data is not handed on.
 */
export function createSseReader(receive: SseReceiver): SseReader {
  let partialLine = '';
  let afterCarriageReturn = false;
  let stopped = false;
  let name = '';
  let data: string | null = null;

  function dispatch(): void {
    const event = data === null || !/\S/.test(data) ? null : { name, data };
    name = '';
    data = null;
    if (event !== null) stopped = !receive(event);
  }

  function addData(value: string): void {
    data = data === null ? value : `${data}\n${value}`;
  }

  function readField(line: string): void {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : fieldValue(line, colon + 1);
    if (field === 'data' || field === 'error') addData(value);
    if (field === 'event') name = value;
    if (field === 'error') name = 'error';
  }

  function readLine(line: string): void {
    if (line === '') dispatch();
    else if (line.startsWith('data:')) addData(fieldValue(line, 5));
    else if (line.trim() === '[DONE]') {
      dispatch();
      if (!stopped) stopped = !receive({ name: '', data: '[DONE]' });
    } else readField(line);
  }

  return {
    push(text) {
      if (text === '') return;
      const ends = createLineEnds(text);
      let from = afterCarriageReturn && text.startsWith('\n') ? 1 : 0;
      afterCarriageReturn = text.endsWith('\r');
      while (!stopped) {
        const end = ends.next(from);
        if (end === -1) break;
        const line = partialLine + text.slice(from, end);
        partialLine = '';
        from = end + (text.startsWith('\r\n', end) ? 2 : 1);
        readLine(line);
      }
      if (!stopped) partialLine += text.slice(from);
    },
    end() {
      const line = partialLine;
      partialLine = '';
      if (!stopped && line !== '') readLine(line);
      if (!stopped) dispatch();
    },
  };
}

function fieldValue(line: string, from: number): string {
  return line.slice(line.startsWith(' ', from) ? from + 1 : from);
}

/** Where lines end in a text. Each kind of line end is looked up once, so a text without it costs one search. */
function createLineEnds(text: string): { next(from: number): number } {
  let lineFeed = text.indexOf('\n');
  let carriageReturn = text.indexOf('\r');
  return {
    next(from) {
      if (lineFeed !== -1 && lineFeed < from) lineFeed = text.indexOf('\n', from);
      if (carriageReturn !== -1 && carriageReturn < from) carriageReturn = text.indexOf('\r', from);
      if (lineFeed === -1 || carriageReturn === -1) return Math.max(lineFeed, carriageReturn);
      return Math.min(lineFeed, carriageReturn);
    },
  };
}

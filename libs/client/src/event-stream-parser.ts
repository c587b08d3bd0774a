/** A message of a stream of server-sent events. */
export interface StreamMessage {
  /** Null: the message has no id, and the last one stays valid. */
  readonly id: string | null;
  /** The type, `message` by default. */
  readonly event: string;
  /** Null: the message has only an id. */
  readonly data: string | null;
}

/** The longest message, in UTF-16 code units. An event has at most 50,000 bytes. */
const longestMessage = 1_000_000;

/**
 * Reads server-sent events (HTML Living Standard, section 9.2.6) from text that arrives in pieces. Unlike most parsers, it also
 * returns messages that have only an id: a stream that is lost before its first event continues after that id.
 */
export class EventStreamParser {
  private rest = '';
  private size = 0;
  private id: string | null = null;
  private event = '';
  private data: string[] = [];
  private isFirst = true;

  /** The messages that the piece completes. Throws if a message is longer than 1,000,000 characters. */
  *read(piece: string): Generator<StreamMessage, void> {
    let text = this.rest + piece;
    if (this.isFirst && text !== '') {
      this.isFirst = false;
      text = text.replace(/^\uFEFF/, '');
    }
    // A CR at the end can be the first half of a line break.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      this.size += line.length;
      if (line !== '') this.readLine(line);
      else yield* this.endOfMessage();
    }
    if (this.size + this.rest.length > longestMessage) throw new Error('A message of the stream is too long.');
  }

  private *endOfMessage(): Generator<StreamMessage, void> {
    const { id, event, data } = this;
    this.size = 0;
    this.id = null;
    this.event = '';
    this.data = [];
    if (data.length > 0) yield { id, event: event === '' ? 'message' : event, data: data.join('\n') };
    else if (id !== null) yield { id, event: 'message', data: null };
  }

  /** A comment has an empty field name. `retry` and unknown fields are ignored. */
  private readLine(line: string): void {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.data.push(value);
    else if (field === 'event') this.event = value;
    else if (field === 'id' && !value.includes('\0')) this.id = value;
  }
}

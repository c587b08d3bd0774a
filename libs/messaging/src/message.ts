/** A JSON value. The broker does not interpret it. */
export type MessageValue = unknown;

/** A message to send. */
export interface OutgoingMessage {
  readonly topic: string;
  /** Messages with the same key keep their order. */
  readonly key: string;
  /** The type of the message, for example `PlaceOrder`. Consumers choose their handler by it. */
  readonly type: string;
  /** Sent as JSON. A Uint8Array is sent unchanged. */
  readonly value: MessageValue | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The position of this message in the sender's source, for example in the event store, as a decimal number. Messages are sent
   * in ascending order, or again from an earlier position, without gaps. A consumer group that missed messages reads the source
   * again from the last position that it handled. See {@link Consumption.sources}.
   */
  readonly position?: string;
}

/** A message as read from its sender's source. `position` as in {@link OutgoingMessage}. */
export type SourceMessage = Omit<OutgoingMessage, 'topic'> & { readonly position: string };

/**
 * Reads the messages of a topic after a position from their source, in order, to the end. Null: all messages. If it rejects, it
 * is called again later.
 */
export type MessageSource = (after: string | null) => AsyncIterable<SourceMessage>;

/** A message as a consumer gets it. */
export interface IncomingMessage {
  readonly topic: string;
  readonly key: string;
  /** Empty if the sender set none. Systems other than Dakpion can do that. */
  readonly type: string;
  /** The parsed JSON. A message that is not JSON never reaches a handler and becomes a dead letter. */
  readonly value: MessageValue;
  /** The value's bytes as sent. */
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly publishedAt: number;
  /** The place of the message in the topic, unique for each topic. For traces. */
  readonly place: string;
  /** 1 for the first try. */
  readonly tries: number;
  /** The earlier tries that count towards `maxTries` of the retry policy: those that did not fail with a temporary error. */
  readonly failures: number;
}

/** The maximum size of a message value, in bytes. */
export const maxMessageBytes = 1_000_000;

/** The size of headers in bytes, as UTF-8. */
export function headerBytes(headers: Readonly<Record<string, string>> = {}): number {
  let bytes = 0;
  for (const name in headers) bytes += Buffer.byteLength(name) + Buffer.byteLength(headers[name] ?? '');
  return bytes;
}

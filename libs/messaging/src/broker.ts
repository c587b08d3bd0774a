import { type RetryPolicy } from '@dakpion/repetition';

/** A JSON value; the broker does not look inside. */
export type MessageValue = unknown;

/** A message to send. */
export interface OutgoingMessage {
  readonly topic: string;
  /** Messages of one key keep their order. */
  readonly key: string;
  /** What the message is, e.g. `PlaceOrder`; consumers choose their handler by it. */
  readonly type: string;
  /** JSON; a Uint8Array is sent as the bytes it is. */
  readonly value: MessageValue | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * How far the sender has come in its own source, e.g. in the event store, with this message: a decimal number. Messages
   * are sent in rising order, or again from an earlier position on, and none is left out. A consumer group that has missed
   * messages reads the source again from the last position that it handled, see {@link Consumption.sources}.
   */
  readonly position?: string;
}

/** A message as its sender's source has it. `position` as in {@link OutgoingMessage}. */
export type SourceMessage = Omit<OutgoingMessage, 'topic'> & { readonly position: string };

/**
 * The messages of a topic that came after a position, in order, until there is no more; null: all. Rejects when the source
 * cannot be read now; it is read again then.
 */
export type MessageSource = (after: string | null) => AsyncIterable<SourceMessage>;

/** Messages that a topic dropped before a consumer group had handled them. */
export interface DroppedMessages {
  readonly group: string;
  readonly topic: string;
  /** At least so many; 0 when the cluster has forgotten how many there were. */
  readonly count: number;
  /** What is handled instead: `nothing`, as the topic has no source; or its source after the position, null: all of it. */
  readonly instead: 'nothing' | { readonly after: string | null };
}

/** A request whose sender had given it up before it began: it was not carried out. */
export interface ExpiredRequest {
  readonly topic: string;
  readonly type: string;
  readonly key: string;
  /** By how many milliseconds it came too late. */
  readonly lateMs: number;
}

/** A message as a consumer gets it. */
export interface IncomingMessage {
  readonly topic: string;
  readonly key: string;
  /** Empty when the sender named none, as systems outside ours may do. */
  readonly type: string;
  /** The parsed JSON. What is not JSON never reaches a handler; it goes to the dead letters. */
  readonly value: MessageValue;
  /** The value's bytes as sent. */
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly publishedAt: number;
  /** Place in the topic, for traces: unique per topic. */
  readonly place: string;
  /** 1 for the first try. */
  readonly tries: number;
}

/** How often and how patiently a message is tried before it goes to the dead letters. */
export const defaultRetryPolicy: RetryPolicy = { maxTries: 5, firstPauseMs: 100, maxPauseMs: 5_000 };

/** What a consumer group does with the messages of some topics. */
export interface Consumption {
  /** Consumers of one group share the work; each group gets every message. A group begins at the topic's first message. */
  readonly group: string;
  readonly topics: readonly string[];
  /**
   * Takes one message; its resolving is the acknowledgement, and for a request its result is the reply.
   *
   * A rejection is tried again as the policy says, then dead-lettered; {@link RejectedMessageError} is dead-lettered
   * at once; an error whose `temporary` is true (an engine is down) is tried until it passes. Meanwhile other keys go on.
   * A request whose handler rejects is not retried: its sender gets the error, and decides.
   */
  handle(message: IncomingMessage): Promise<MessageValue | undefined>;
  /** Keys under way at once. Default 64. */
  readonly concurrency?: number;
  readonly retry?: RetryPolicy;
  /**
   * By topic, where its messages can be had again. When a topic has dropped messages that the group had not handled, the
   * group handles what the source has after its last known position, then goes on with what is left in the topic. So a
   * message may come again, but no message of a key comes before an earlier one that had not come yet.
   */
  readonly sources?: Readonly<Record<string, MessageSource>>;
}

/** A running consumption. */
export interface Consumer {
  /** Takes no more messages, waits for those under way (at most 10 s), keeps the group's place. */
  stop(): Promise<void>;
  /** Messages waiting or under way. */
  lag(): Promise<number>;
}

export interface PublishOptions {
  /**
   * Asked right before messages are sent, and again before each further try: a publisher under a lease may have lost it
   * while they waited, e.g. because the process was stopped. Default: always.
   */
  readonly mayBeSent?: () => boolean;
}

/** Where to begin, and how many messages at most. `after` and `from` are places; one of these at most. */
export interface BrowseOptions {
  readonly after?: string;
  readonly from?: string;
  /**
   * Places, one for each part of the topic that was looked at: begins after each, and elsewhere at the oldest message. A place
   * past the end is of a topic that there is no more, and counts as none.
   */
  readonly afterEach?: readonly string[];
  readonly maxCount?: number;
}

/**
 * The message broker: topics, consumer groups, request and reply. At least once, in order per key.
 * Two adapters pass one contract suite.
 */
export interface Broker {
  /** Makes the topics that are not there yet. Must precede their use. */
  declareTopics(topics: readonly TopicDeclaration[]): Promise<void>;

  /**
   * Resolves when all messages are durable; consumers may have them before. Rejects with {@link BrokerUnavailableError}; then
   * some may be durable, or handled, all the same. Rejects with {@link PublishWithdrawnError} when they may not be sent any more.
   */
  publish(messages: readonly OutgoingMessage[], options?: PublishOptions): Promise<void>;

  /**
   * Sends a request and waits for the reply. Rejects with {@link RequestTimeoutError} (it may or may not have been
   * carried out: send the same command again), {@link RequestFailedError} when the handler threw, or BrokerUnavailableError.
   */
  request(message: OutgoingMessage, options: { readonly timeoutMs: number }): Promise<MessageValue>;

  /** Begins to consume. Resolves when the consumer is at work. */
  consume(consumption: Consumption): Promise<Consumer>;

  /**
   * Messages of a topic from its beginning, after a place, or from a place on (itself included), oldest first, without
   * a group: for operators and audits. Ends at the topic's end.
   */
  browse(topic: string, options?: BrowseOptions): AsyncIterable<IncomingMessage>;

  /** Stops all consumers, refuses new work, waits for what is under way. */
  close(): Promise<void>;
}

export interface TopicDeclaration {
  readonly name: string;
  readonly partitions: number;
  readonly retentionMs: number;
}

/** Largest message value in bytes. */
export const maxMessageBytes = 1_000_000;

/** Topic of the messages of `topic` that no try could take. */
export function deadLettersOf(topic: string): string {
  return `${topic}.dead-letters`;
}

/** Headers that a dead letter carries beside its own: why, how often tried, where from. The value's bytes are as sent. */
export const deadLetterHeaders = {
  reason: 'dead-letter-reason',
  detail: 'dead-letter-detail',
  tries: 'dead-letter-tries',
  group: 'dead-letter-group',
  topic: 'dead-letter-topic',
  place: 'dead-letter-place',
  at: 'dead-letter-at',
} as const;

/** Whoever published may not do so any more. Nothing was sent, or what an earlier try sent was not acknowledged. */
export class PublishWithdrawnError extends Error {
  override readonly name = 'PublishWithdrawnError';
  readonly temporary = true;

  constructor() {
    super('The messages are not sent: their publisher may not send them any more');
  }
}

/** A handler's word that no further try can help. `reason` is a code, `detail` a sentence. */
export class RejectedMessageError extends Error {
  override readonly name = 'RejectedMessageError';
  constructor(
    readonly reason: string,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** No reply came in time. The request may have been carried out. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError';
  readonly temporary = true;
}

/** The handler of a request threw. */
export class RequestFailedError extends Error {
  override readonly name = 'RequestFailedError';
}

/** The engine does not answer or is closing; the caller may try again. */
export class BrokerUnavailableError extends Error {
  override readonly name = 'BrokerUnavailableError';
  readonly temporary = true;
}

/** A message is larger than {@link maxMessageBytes} or its value is no JSON; nothing was sent. */
export class UnsendableMessageError extends Error {
  override readonly name = 'UnsendableMessageError';
}

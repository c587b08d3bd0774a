import type { RetryPolicy } from '@dakpion/repetition';
import type { IncomingMessage, MessageSource, MessageValue, OutgoingMessage } from './message.ts';

/** Messages that a topic deleted before a consumer group had handled them. */
export interface DroppedMessages {
  readonly group: string;
  readonly topic: string;
  /** The minimum number of messages. 0 if the cluster no longer knows the number. */
  readonly count: number;
  /**
   * What is handled instead: `nothing` if the topic has no source; otherwise the source after this position, or the whole
   * source for null.
   */
  readonly instead: 'nothing' | { readonly after: string | null };
}

/** A request whose deadline had passed before it began. It was not carried out. */
export interface ExpiredRequest {
  readonly topic: string;
  readonly type: string;
  readonly key: string;
  /** Milliseconds between the deadline and the arrival. */
  readonly lateMs: number;
}

/** How often a message is tried before it becomes a dead letter, and how long the pauses are. */
export const defaultRetryPolicy: RetryPolicy = { maxTries: 5, firstPauseMs: 100, maxPauseMs: 5_000 };

/** How a consumer group processes the messages of some topics. */
export interface Consumption {
  /**
   * Consumers of a group share the work, and each group gets every message. A new group begins at the first message of the
   * topic.
   */
  readonly group: string;
  readonly topics: readonly string[];
  /**
   * The topics of these that have no requests. Whatever the headers of a message there say, its sender gets no answer, and the
   * message becomes a dead letter if it cannot be handled. Default: none.
   */
  readonly eventTopics?: readonly string[];
  /**
   * Handles one message. Resolving acknowledges the message. For a request, the result is the reply.
   *
   * A message whose handler rejects is retried according to the policy, then becomes a dead letter. With {@link
   * RejectedMessageError} it becomes a dead letter at once. With an error whose `temporary` is true (an engine is unavailable)
   * it is retried until it succeeds. Other keys continue in the meantime. A request whose handler rejects is not retried: its
   * sender gets the error and decides.
   */
  handle(message: IncomingMessage): Promise<MessageValue | undefined>;
  /** The number of keys that are processed at the same time. Default: 64. */
  readonly concurrency?: number;
  readonly retry?: RetryPolicy;
  /**
   * By topic: the source from which its messages can be read again. If the topic deleted messages that the group had not
   * handled, the group handles the messages of the source after its last known position, then continues with the topic. A
   * message can arrive twice. Within a key, no message is handled before an earlier message was handled once.
   */
  readonly sources?: Readonly<Record<string, MessageSource>>;
}

/** A running consumption. */
export interface Consumer {
  /** Takes no more messages, waits at most 7 s for the messages in progress, and stores the position of the group. */
  stop(): Promise<void>;
  /** The messages that wait or are in progress, of one topic or of all. */
  lag(topic?: string): Promise<ConsumerLag>;
}

/** Numbers of messages that are not handled. */
export interface ConsumerLag {
  readonly group: number;
  /** Those that this instance has to handle. */
  readonly own: number;
}

export interface PublishOptions {
  /**
   * Called immediately before messages are sent, and before each retry. A publisher under a lease may have lost the lease while
   * the messages waited, for example because the process was paused. Default: always true.
   */
  readonly mayBeSent?: () => boolean;
}

/** The first message to read, and the maximum number. `after` and `from` are places. At most one of them is set. */
export interface BrowseOptions {
  readonly after?: string;
  readonly from?: string;
  /**
   * Places, one for each partition that was read: reading begins after each, and at the oldest message of the other partitions.
   * A place beyond the end belongs to a topic that was deleted, and is ignored.
   */
  readonly afterEach?: readonly string[];
  readonly maxCount?: number;
}

/**
 * The message broker: topics, consumer groups, request and reply. Delivers at least once, and in order for each key. Two
 * adapters pass one contract suite.
 */
export interface Broker {
  /** Creates missing topics. Must be called before topics are used. */
  declareTopics(topics: readonly TopicDeclaration[]): Promise<void>;

  /**
   * Resolves when all messages are durable. Consumers can get them earlier. Rejects with {@link BrokerUnavailableError}: some
   * messages may still be durable or handled. Rejects with {@link PublishWithdrawnError} if `mayBeSent` returned false.
   */
  publish(messages: readonly OutgoingMessage[], options?: PublishOptions): Promise<void>;

  /**
   * Sends a request and waits for the reply. Rejects with {@link RequestTimeoutError} (the request may have been carried out:
   * send the same command again), {@link RequestFailedError} if the handler threw, or {@link BrokerUnavailableError}.
   */
  request(message: OutgoingMessage, options: { readonly timeoutMs: number }): Promise<MessageValue>;

  /**
   * The number of the present assignment of a topic's partitions to a consumer of this process. If it is the same as before, no other
   * process has received messages of these partitions in between. Null: another process may have received such messages, e.g. because
   * this one was paused.
   */
  assignment(topic: string): number | null;

  /** Starts a consumer. Resolves when it consumes. */
  consume(consumption: Consumption): Promise<Consumer>;

  /**
   * Reads messages of a topic without a consumer group, oldest first: from the beginning, after a place, or from a place. For
   * operators and audits. Ends at the end of the topic.
   */
  browse(topic: string, options?: BrowseOptions): AsyncIterable<IncomingMessage>;

  /** Resolves if the broker answers. Rejects with {@link BrokerUnavailableError}, possibly after many seconds. */
  ping(): Promise<void>;

  /** Refuses new work, stops all consumers and waits for work in progress. */
  close(): Promise<void>;
}

export interface TopicDeclaration {
  readonly name: string;
  readonly partitions: number;
  /**
   * Kafka keeps each message for this time. The embedded broker keeps messages until all groups have finished them, and for this time
   * if no group consumes the topic.
   */
  readonly retentionMs: number;
}

/** The topic for messages of `topic` that could not be handled. */
export function deadLettersOf(topic: string): string {
  return `${topic}.dead-letters`;
}

/** The topic of dead letters of a topic that is consumed, if it is not declared otherwise. */
export function deadLettersDeclaration(topic: string): TopicDeclaration {
  return { name: deadLettersOf(topic), partitions: 1, retentionMs: 30 * 24 * 60 * 60 * 1000 };
}

/**
 * Headers that a dead letter has in addition to its own: the reason, the number of tries, and where it came from. The value has
 * the bytes as sent.
 */
export const deadLetterHeaders = {
  reason: 'dead-letter-reason',
  detail: 'dead-letter-detail',
  tries: 'dead-letter-tries',
  group: 'dead-letter-group',
  topic: 'dead-letter-topic',
  place: 'dead-letter-place',
  at: 'dead-letter-at',
} as const;

/** What JSON objects hold; the store does not look inside. */
export type EventData = Readonly<Record<string, unknown>>;

/** Kept with each event for audits. The `$` names are those that EventStoreDB's own projections read. */
export interface EventMetadata {
  /** Version of the shape of `data`, from 1. */
  readonly schema_version: number;
  readonly $correlationId: string;
  readonly $causationId: string | null;
  /** The actor that caused it; JSON. */
  readonly actor: Readonly<Record<string, string>>;
  /** ISO 8601: when it happened in the world. When it was recorded is the store's to say. */
  readonly occurred_at: string;
}

/** An event to append. `id` is a UUID; appending the same ids at the same place again changes nothing. */
export interface NewEvent<Type extends string = string, Data = EventData> {
  readonly id: string;
  readonly type: Type;
  readonly data: Data;
  readonly metadata: EventMetadata;
}

/** An event as stored. `revision` counts from 0 in its stream; `position` orders all events of the store, with gaps. */
export interface RecordedEvent<Type extends string = string, Data = EventData> extends NewEvent<Type, Data> {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  /** Epoch milliseconds: when the store took it. */
  readonly recordedAt: number;
}

/**
 * An event of a foreign writer in one of our streams: not a JSON object, or without our metadata. It is unknown what
 * follows from it, so the events after it in its stream mean nothing either.
 */
export interface UnreadableEvent
  extends Pick<RecordedEvent, 'id' | 'type' | 'stream' | 'revision' | 'position' | 'recordedAt'> {
  /** Why it cannot be read, e.g. `its data is not a JSON object`. */
  readonly reason: string;
  /** As far as they could be parsed. */
  readonly data: unknown;
  readonly metadata: unknown;
}

/**
 * What a read gives in place of an unreadable event; null leaves it out. A read without this option ends there with
 * {@link EventStoreDamagedError}.
 */
export type InPlaceOfUnreadable = (event: UnreadableEvent) => RecordedEvent | null;

/** The revision of the stream's last event, or that there is no stream. */
export type StreamRevision = number | 'no_stream';

export type AppendResult =
  | { readonly outcome: 'appended'; readonly revision: number; readonly position: bigint }
  | { readonly outcome: 'wrong_revision'; readonly actual: StreamRevision };

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** Inclusive. Default: the first event, or the last when reading backwards. */
  readonly fromRevision?: number;
  readonly maxCount?: number;
  readonly unreadable?: InPlaceOfUnreadable;
}

export interface ReadAllOptions {
  /** Exclusive: events after this position, or before it when reading backwards. Default: from the very end of that side. */
  readonly after?: bigint;
  readonly direction?: 'forwards' | 'backwards';
  /** Only streams whose name begins with one of these. Default: all. */
  readonly streamPrefixes?: readonly string[];
  readonly maxCount?: number;
  readonly unreadable?: InPlaceOfUnreadable;
}

export interface SubscribeOptions {
  /** Exclusive; undefined starts at the very first event. */
  readonly after?: bigint;
  readonly streamPrefixes?: readonly string[];
  /** Ends the subscription: the iteration returns. */
  readonly signal: AbortSignal;
}

/**
 * `caught_up` comes once each time that the subscription has reached the store's end; `position` is how far it has looked.
 * An unreadable event ends nothing: it is an item in its place, as the other streams' events go on.
 */
export type SubscriptionItem =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  | { readonly kind: 'unreadable'; readonly event: UnreadableEvent }
  | { readonly kind: 'caught_up'; readonly position: bigint | undefined };

/**
 * The event store: what happened, for ever. Two adapters pass one contract suite.
 *
 * Errors: {@link EventStoreUnavailableError} when the engine does not answer, {@link EventStoreForbiddenError} when it refuses
 * us the right, {@link EventTooLargeError} before anything
 * is written, {@link EventStoreDamagedError} when what is stored cannot be read; nothing else is thrown but for a bug.
 */
export interface EventStore {
  /**
   * Appends all events or none. Resolves when they are durable.
   *
   * A wrong revision is a result, not an error. An append repeated with the same event ids and the same expected
   * revision is answered as the first time. No events, an id that is no UUID in lower case, or an impossible revision
   * or stream name is a bug of the caller: a RangeError.
   */
  append(stream: string, events: readonly NewEvent[], expected: StreamRevision): Promise<AppendResult>;

  /**
   * Bounds the stream to its last `count` events, from 1 to 1,000: reads of the stream give no older ones, now or ever after.
   * Reads of all streams may give them until the engine has cleaned up. The same bound again changes nothing.
   */
  keepLast(stream: string, count: number): Promise<void>;

  /** The stream's events; none when there is no such stream. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;

  /** Events of all streams in the order in which they were stored. */
  readAll(options?: ReadAllOptions): AsyncIterable<RecordedEvent>;

  /**
   * Events of all streams after a position and then, without gap or repetition, those that come. Reads ahead by a
   * bounded number of events only: a slow consumer costs no memory. Throws EventStoreUnavailableError when dropped;
   * the caller subscribes again after the last position it has processed.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionItem>;

  /** Position of the last event, undefined when there is none. */
  head(): Promise<bigint | undefined>;

  /** Waits for what is under way, then lets go of files and connections. */
  close(): Promise<void>;
}

/** Most bytes of an append: type, data and metadata of its events as JSON. EventStoreDB refuses more than 1 MiB in all. */
export const maxEventBytes = 1_000_000;

/** The engine does not answer; the caller may try again. `temporary` makes message consumers wait for it. */
export class EventStoreUnavailableError extends Error {
  override readonly name = 'EventStoreUnavailableError';
  readonly temporary = true;
}

/**
 * The engine refuses the user the right to do it. Trying again helps once the user has the right: `temporary` tells message
 * consumers to wait for that, so that nothing ends among the dead letters.
 */
export class EventStoreForbiddenError extends Error {
  override readonly name = 'EventStoreForbiddenError';
  readonly temporary = true;
}

/** An event, or the events of one append together, are larger than {@link maxEventBytes}; nothing was written. */
export class EventTooLargeError extends Error {
  override readonly name = 'EventTooLargeError';
}

/** What is stored cannot be read as what was written; it is reported and never served. */
export class EventStoreDamagedError extends Error {
  override readonly name = 'EventStoreDamagedError';
}

/** Another process has the data directory. */
export class EventStoreLockedError extends Error {
  override readonly name = 'EventStoreLockedError';
}

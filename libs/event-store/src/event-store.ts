/** The content of JSON objects. The store does not interpret it. */
export type EventData = Readonly<Record<string, unknown>>;

/** The metadata of each event, for audits. EventStoreDB's own projections read the names with `$`. */
export interface EventMetadata {
  /** The version of the schema of `data`, from 1. */
  readonly schema_version: number;
  readonly $correlationId: string;
  readonly $causationId: string | null;
  /** The actor that caused the event, as JSON. */
  readonly actor: Readonly<Record<string, string>>;
  /** ISO 8601. The time at which it happened. The store determines the time at which it was recorded. */
  readonly occurred_at: string;
}

/** An event to append. `id` is a UUID. Appending the same ids at the same revision again changes nothing. */
export interface NewEvent<Type extends string = string, Data = EventData> {
  readonly id: string;
  readonly type: Type;
  readonly data: Data;
  readonly metadata: EventMetadata;
}

/** A stored event. `revision` counts from 0 in its stream. `position` orders all events of the store, with gaps. */
export interface RecordedEvent<Type extends string = string, Data = EventData> extends NewEvent<Type, Data> {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  /** Epoch milliseconds. The time at which the store accepted it. */
  readonly recordedAt: number;
}

/**
 * An event of another program in one of Dakpion's streams: not a JSON object, or without Dakpion's metadata. Its consequences
 * are unknown, so the later events of its stream mean nothing either.
 */
export interface UnreadableEvent
  extends Pick<RecordedEvent, 'id' | 'type' | 'stream' | 'revision' | 'position' | 'recordedAt'> {
  /** The reason for which it cannot be read, for example `its data is not a JSON object`. */
  readonly reason: string;
  /** The data and metadata, as far as they could be parsed. */
  readonly data: unknown;
  readonly metadata: unknown;
}

/**
 * Makes an unreadable event look like any other, with the data and metadata that it has. For reads of everything that is stored.
 */
export function asRecorded(event: UnreadableEvent): RecordedEvent {
  return event as RecordedEvent;
}

/** A stored event whose JSON is not parsed: for replays that compare its bytes. */
export interface EventRecord extends Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position' | 'recordedAt'> {
  /** From `jsonAt` to the end: `{"type":…,"data":…,"metadata":…}` in UTF-8, as JSON.stringify has written it. */
  readonly bytes: Buffer;
  readonly jsonAt: number;
  decode(): RecordedEvent | UnreadableEvent;
}

/**
 * The replacement that a read yields for an unreadable event. Null skips it. Without this option, the read ends there with
 * {@link EventStoreDamagedError}.
 */
export type InPlaceOfUnreadable = (event: UnreadableEvent) => RecordedEvent | null;

/** The revision of the last event of the stream, or that the stream does not exist. */
export type StreamRevision = number | 'no_stream';

export type AppendResult =
  | { readonly outcome: 'appended'; readonly revision: number; readonly position: bigint }
  | { readonly outcome: 'wrong_revision'; readonly actual: StreamRevision };

/** The time that an engine said between a question and its answer, which have times of this process. All in epoch milliseconds. */
export interface ClockReading {
  readonly askedAt: number;
  readonly said: number;
  readonly answeredAt: number;
}

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** Inclusive. Default: the first event; the last event for backward reads. */
  readonly fromRevision?: number;
  readonly maxCount?: number;
  readonly unreadable?: InPlaceOfUnreadable;
}

export interface ReadAllOptions {
  /** Exclusive: events after this position; before it for backward reads. Default: from that end of the store. */
  readonly after?: bigint;
  readonly direction?: 'forwards' | 'backwards';
  /** Only streams whose names begin with one of these. Default: all. */
  readonly streamPrefixes?: readonly string[];
  readonly maxCount?: number;
  readonly unreadable?: InPlaceOfUnreadable;
}

export interface SubscribeOptions {
  /** Exclusive. Undefined: from the first event. */
  readonly after?: bigint;
  readonly streamPrefixes?: readonly string[];
  /** Ends the subscription: the iteration returns. */
  readonly signal: AbortSignal;
}

/**
 * `caught_up` is yielded each time that the subscription has reached the end of the store, and about once a second while only
 * other streams have events. `position` is the last position that was searched. An unreadable event does not end the
 * subscription: it is yielded in its place, because the events of other streams continue.
 */
export type SubscriptionItem =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  | { readonly kind: 'unreadable'; readonly event: UnreadableEvent }
  | { readonly kind: 'caught_up'; readonly position: bigint | undefined };

/**
 * The event store. Two adapters pass one contract suite.
 *
 * Errors: {@link EventStoreUnavailableError} if the engine does not answer, {@link EventStoreForbiddenError} if the user lacks
 * a right, {@link EventTooLargeError} before anything is written, {@link EventStoreDamagedError} if stored data cannot be read.
 * Other errors are bugs.
 */
export interface EventStore {
  /**
   * Appends all events or none. Resolves when they are durable.
   *
   * A wrong revision is a result, not an error. An append that is repeated with the same event ids and the same expected
   * revision gets the same result. No events, an id that is not a lower-case UUID, or an impossible revision or stream name is
   * a bug of the caller: a RangeError.
   */
  append(stream: string, events: readonly NewEvent[], expected: StreamRevision): Promise<AppendResult>;

  /**
   * Limits the stream to its last `count` events, from 1 to 1,000: reads of the stream never return older ones again. Reads of
   * all streams can return them until the engine has removed them. Repeating the same bound changes nothing.
   */
  keepLast(stream: string, count: number): Promise<void>;

  /** Reads the events of a stream. None if the stream does not exist. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;

  /** Reads the events of all streams, in the order in which they were stored. */
  readAll(options?: ReadAllOptions): AsyncIterable<RecordedEvent>;

  /**
   * Reads as {@link readAll} does, forwards, in parts of some hundred events. Only the embedded event store has it, because it
   * stores each event as one JSON text.
   */
  readRecords?(options: Pick<ReadAllOptions, 'after' | 'streamPrefixes'>): AsyncIterable<readonly EventRecord[]>;

  /**
   * Yields the events of all streams after a position, then new ones, without gaps or duplicates. Reads a bounded number of
   * events ahead: a slow consumer costs no memory. Throws EventStoreUnavailableError if it is dropped: the caller subscribes
   * again after the last position that it has processed.
   *
   * Subscriptions that have caught up share one search of the engine and get the same objects (see joint-subscription.ts).
   */
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionItem>;

  /**
   * A reading of the engine's clock: the time that the last append got. Null if there was none since the last reading. Only
   * EventStoreDB has it; the embedded event store uses the clock of its process.
   */
  readClock?(): Promise<ClockReading | null>;

  /** The position of the last event. Undefined if there is none. */
  head(): Promise<bigint | undefined>;

  /** Waits for work in progress, then closes files and connections. */
  close(): Promise<void>;
}

/**
 * The maximum size of an append in bytes: types, data and metadata of its events as JSON. EventStoreDB refuses more than 1 MiB
 * in total.
 */
export const maxEventBytes = 1_000_000;

/** The engine does not answer. The caller may try again. With `temporary`, message consumers wait for it. */
export class EventStoreUnavailableError extends Error {
  override readonly name = 'EventStoreUnavailableError';
  readonly temporary = true;
}

/**
 * The user lacks a right. The caller may try again after the right was granted: with `temporary`, message consumers wait for
 * that, so that no message becomes a dead letter.
 */
export class EventStoreForbiddenError extends Error {
  override readonly name = 'EventStoreForbiddenError';
  readonly temporary = true;
}

/** An event, or all events of an append, exceed {@link maxEventBytes}. Nothing was written. */
export class EventTooLargeError extends Error {
  override readonly name = 'EventTooLargeError';
}

/** The stored data is not what was written. It is reported and never served. */
export class EventStoreDamagedError extends Error {
  override readonly name = 'EventStoreDamagedError';
}

/** Another process holds the data directory. */
export class EventStoreLockedError extends Error {
  override readonly name = 'EventStoreLockedError';
}

import { checkAppend, checkBound } from '../append-check.ts';
import type {
  AppendResult,
  ClockReading,
  EventStore,
  NewEvent,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
  StreamRevision,
  SubscribeOptions,
  SubscriptionItem,
} from '../event-store.ts';
import { EventStoreForbiddenError, EventStoreUnavailableError } from '../event-store.ts';
import { JointSubscription } from '../joint-subscription.ts';
import type { SearchRange } from '../search.ts';
import { given } from '../unreadable-event.ts';
import { Connection } from './connection.ts';
import { DbReader } from './db-reader.ts';
import { DbSubscription } from './db-subscription.ts';
import { RepeatedAppend } from './repeated-append.ts';
import { isWanted, positionOf, storedEvent } from './stored-event.ts';
import { boundEvent, boundOf, metadataStream } from './stream-bound.ts';

export interface EventStoreDbOptions {
  /**
   * A connection string of EventStoreDB, for example `esdb://127.0.0.1:2113?tls=false`, with the settings of keepalive and TLS.
   */
  readonly url: string;
  /** Whether opening verifies that the user may append. Default: false, for audits. */
  readonly mustWrite?: boolean;
  /** The time-out of one try of an append, in ms. There are three tries. Default: 2,500. */
  readonly appendTimeoutMs?: number;
  /** The maximum wait of a read for its next event, in ms. Default: 5,000. */
  readonly readTimeoutMs?: number;
  /** The silence of a subscription after which its connection is checked, in ms. Default: 10,000. */
  readonly silenceMs?: number;
}

type StoredEvent = ReturnType<typeof storedEvent>;

interface TimedAppend extends Omit<ClockReading, 'said'> {
  readonly stream: string;
  readonly revision: number;
}

/** The number of events of one backward read in the search for the head, which is nearly always the first event. */
const headSteps = [1, 500];

/** Only many writers with different bounds could cause this number of conflicts. */
const maxTries = 5;

/** The event store over EventStoreDB. It has two connections, so that a failure of one does not affect the other. */
export class EventStoreDb implements EventStore {
  private readonly appends: RepeatedAppend;
  private readonly reading: Connection;
  private readonly reader: DbReader;
  private readonly silenceMs: number;
  private readonly shared: JointSubscription;
  private readonly underWay = new Set<Promise<unknown>>();
  /** The head when `$all` ended at `top`. Only events after `top` must be read. */
  private knownHead: { readonly top: bigint; readonly head: bigint | undefined } | null = null;
  /** The last append. Null after its time was read. */
  private timed: TimedAppend | null = null;
  private closing: Promise<void> | null = null;

  constructor(options: EventStoreDbOptions) {
    const { url, appendTimeoutMs = 2_500, readTimeoutMs = 5_000, silenceMs = 10_000 } = options;
    this.appends = new RepeatedAppend(url, appendTimeoutMs);
    this.reading = new Connection(url);
    this.reader = new DbReader(this.reading, readTimeoutMs);
    this.silenceMs = silenceMs;
    this.shared = new JointSubscription((range, signal) => this.search({ ...range, signal }).found());
  }

  async append(stream: string, events: readonly NewEvent[], expected: StreamRevision): Promise<AppendResult> {
    this.reader.mustBeOpen();
    checkAppend(stream, events, expected);
    const askedAt = Date.now();
    const result = await this.finishing(this.appendAndLocate(stream, events, expected));
    if (result.outcome === 'appended') {
      this.timed = { stream, revision: result.revision, askedAt, answeredAt: Date.now() };
    }
    return result;
  }

  async readClock(): Promise<ClockReading | null> {
    const { timed } = this;
    this.timed = null;
    if (timed === null) return null;
    const { stream, revision, ...times } = timed;
    for await (const { created } of this.reader.stream(stream, { fromRevision: revision, maxCount: 1 })) {
      return { ...times, said: created.getTime() };
    }
    return null;
  }

  async keepLast(stream: string, count: number): Promise<void> {
    this.reader.mustBeOpen();
    checkBound(stream, count);
    await this.finishing(this.bound(metadataStream(stream), count));
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    this.reader.mustBeOpen();
    if (options.maxCount === 0) return;
    for await (const event of this.reader.stream(stream, options)) {
      const gives = given(storedEvent(event), options.unreadable);
      if (gives !== null) yield gives;
    }
  }

  async *readAll(options: ReadAllOptions = {}): AsyncGenerator<RecordedEvent> {
    this.reader.mustBeOpen();
    let left = options.maxCount ?? Number.POSITIVE_INFINITY;
    if (left === 0) return;
    const isToEnd = options.direction !== 'backwards' && options.maxCount === undefined;
    for await (const event of isToEnd ? this.toEnd(options) : this.some(options)) {
      const gives = given(event, options.unreadable);
      if (gives !== null) yield gives;
      left -= 1;
      if (left === 0) return;
    }
  }

  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionItem> {
    return this.shared.items(options);
  }

  /** The head of Dakpion's events: EventStoreDB constantly writes its own events, which readers here do not get. */
  async head(): Promise<bigint | undefined> {
    this.reader.mustBeOpen();
    let top: bigint | undefined;
    let before: bigint | undefined;
    for (let step = 0; ; step = 1) {
      const maxCount = headSteps[step];
      let last: bigint | undefined;
      for await (const event of this.reader.all({ direction: 'backwards', after: before, maxCount })) {
        last = positionOf(event);
        top ??= last;
        if (this.knownHead && last <= this.knownHead.top) return this.remember(top, this.knownHead.head);
        if (isWanted(event.streamId, [])) return this.remember(top, last);
      }
      if (last === undefined) return top === undefined ? undefined : this.remember(top, undefined);
      before = last;
    }
  }

  close(): Promise<void> {
    this.closing ??= this.letGo();
    return this.closing;
  }

  /**
   * A subscription up to the end, because EventStoreDB can filter subscriptions and not reads. A read would send the events of all
   * streams, with those of other programs and of EventStoreDB itself, which can be the most.
   */
  private async *toEnd({ after, streamPrefixes = [] }: ReadAllOptions): AsyncGenerator<StoredEvent> {
    const head = await this.head();
    // EventStoreDB says nothing to a subscription that begins after its end.
    if (head === undefined || (after !== undefined && after >= head)) return;
    const range = { after, streamPrefixes, signal: new AbortController().signal };
    for await (const { events, isAtEnd } of this.search(range).found()) {
      for (const event of events) yield event.decode();
      if (isAtEnd) return;
    }
  }

  private async *some({
    after,
    direction = 'forwards',
    streamPrefixes = [],
  }: ReadAllOptions): AsyncGenerator<StoredEvent> {
    for await (const event of this.reader.all({ direction, after })) {
      if (isWanted(event.streamId, streamPrefixes)) yield storedEvent(event);
    }
  }

  private search(range: SearchRange & { readonly signal: AbortSignal }): DbSubscription {
    return new DbSubscription(this.reading.client, this.reader, { ...range, silenceMs: this.silenceMs });
  }

  private async letGo(): Promise<void> {
    this.reader.close(new EventStoreUnavailableError('The event store is closed'));
    await Promise.allSettled(this.underWay);
    await Promise.all([this.appends.close(), this.reading.close()]);
  }

  private async appendAndLocate(
    stream: string,
    events: readonly NewEvent[],
    expected: StreamRevision,
  ): Promise<AppendResult> {
    const result = await this.appends.append(stream, events, expected);
    if (result.outcome === 'wrong_revision') return result;
    const { revision } = result;
    return { ...result, position: result.position ?? (await this.position(stream, revision)) };
  }

  /** The bound is the last event of the metadata stream, which others can write, too. */
  private async bound(metadata: string, count: number): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const last = await this.lastOf(metadata);
      if (boundOf(last?.data) === count) return;
      const expected = last === null ? 'no_stream' : Number(last.revision);
      const result = await this.appends.append(metadata, [boundEvent(metadata, count, expected)], expected);
      if (result.outcome === 'appended') return;
    }
    throw new EventStoreUnavailableError(`${metadata} changed ${maxTries} times while it was written`);
  }

  /** The last event of the metadata. Null if there is none, or if the user may write metadata and not read it. */
  private async lastOf(metadata: string) {
    try {
      for await (const event of this.reader.stream(metadata, { direction: 'backwards', maxCount: 1 })) return event;
    } catch (error) {
      if (!(error instanceof EventStoreForbiddenError)) throw error;
    }
    return null;
  }

  /** Work that closing waits for. */
  private async finishing<Result>(work: Promise<Result>): Promise<Result> {
    this.underWay.add(work);
    try {
      return await work;
    } finally {
      this.underWay.delete(work);
    }
  }

  private async position(stream: string, revision: number): Promise<bigint> {
    for await (const event of this.reader.stream(stream, { fromRevision: revision, maxCount: 1 })) {
      return positionOf(event);
    }
    throw new EventStoreUnavailableError(`Revision ${revision} of ${stream} was appended and cannot be read`);
  }

  private remember(top: bigint, head: bigint | undefined): bigint | undefined {
    this.knownHead = { top, head };
    return head;
  }
}

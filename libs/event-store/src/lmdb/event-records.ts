import type { Database, RootDatabase } from 'lmdb';
import type { AppendResult, StreamRevision } from '../event-store.ts';
import { EventStoreDamagedError } from '../event-store.ts';
import { eventStoreError } from './event-store-error.ts';
import {
  recordId,
  recordRevision,
  recordStream,
  removedRecord,
  sealRecord,
  verifyRecord,
} from './recorded-event.codec.ts';

/** An append ready to be written: its records are drafts (see recorded-event.codec.ts). */
export interface PreparedAppend {
  readonly stream: string;
  readonly expected: StreamRevision;
  readonly drafts: readonly Buffer[];
  readonly bytes: number;
}

/** How many events a stream keeps, and the revision of the first that it still has. */
interface Bound {
  readonly count: number;
  readonly first: number;
}

/**
 * The layout in LMDB: `log` holds the records by position (1, 2, 3 … without gaps), `streams` the position of each
 * `[stream, revision]`, `bounds` what a bounded stream keeps. Throws {@link EventStoreDamagedError}, or whatever the engine throws.
 */
export class EventRecords {
  readonly log: Database<Buffer, number>;
  readonly streams: Database<number, [string, number]>;
  /** Undefined for a reader of a directory that no version with bounds has written. */
  private readonly bounds: Database<Bound, string> | undefined;

  constructor(root: RootDatabase) {
    this.log = root.openDB({ name: 'log', encoding: 'binary' });
    this.streams = root.openDB({ name: 'streams', encoding: 'ordered-binary' });
    this.bounds = root.openDB({ name: 'bounds', encoding: 'json' });
  }

  /** Whether the append is to be written, or else what it comes to. */
  decide(append: PreparedAppend): AppendResult | Error | 'write' {
    try {
      const { stream, expected, drafts } = append;
      const first = expected === 'no_stream' ? 0 : expected + 1;
      const follows = first === 0 || this.streams.doesExist([stream, first - 1]);
      const isFree = !this.streams.doesExist([stream, first]);
      if (follows && isFree && (first > 0 || this.firstRevision(stream) === 0)) return 'write';
      const repeated = follows && !isFree ? this.repeated(stream, first, drafts) : undefined;
      if (repeated === undefined) return { outcome: 'wrong_revision', actual: this.revision(stream) };
      return { outcome: 'appended', revision: first + drafts.length - 1, position: BigInt(repeated) };
    } catch (error) {
      return eventStoreError(error);
    }
  }

  /** Only in a transaction, and for what is to be written: {@link decide} says so. */
  put(append: PreparedAppend, firstPosition: number, recordedAt: number): AppendResult {
    let position = firstPosition;
    let revision = append.expected === 'no_stream' ? 0 : append.expected + 1;
    for (const draft of append.drafts) {
      sealRecord(draft, position, recordedAt);
      this.log.putSync(position, draft, { append: true });
      this.streams.putSync([append.stream, revision], position);
      position += 1;
      revision += 1;
    }
    this.removeBeyondBound(append.stream);
    return { outcome: 'appended', revision: revision - 1, position: BigInt(position - 1) };
  }

  /** Only in a transaction. */
  bound(stream: string, count: number): void {
    const bound = this.bounds?.get(stream);
    if (bound?.count === count) return;
    this.bounds?.putSync(stream, { count, first: bound?.first ?? 0 });
    this.removeBeyondBound(stream);
  }

  /** Revision of the first event that the stream still has, or will have. */
  firstRevision(stream: string): number {
    return this.bounds?.get(stream)?.first ?? 0;
  }

  private removeBeyondBound(stream: string): void {
    const bound = this.bounds?.get(stream);
    const last = bound === undefined ? 'no_stream' : this.revision(stream);
    if (bound === undefined || last === 'no_stream') return;
    const first = last - bound.count + 1;
    if (first <= bound.first) return;
    const beyond = [...this.streams.getRange({ start: [stream, bound.first], end: [stream, first] })];
    for (const { key, value: position } of beyond) {
      this.log.putSync(position, removedRecord(position));
      this.streams.removeSync(key);
    }
    this.bounds?.putSync(stream, { ...bound, first });
  }

  /** The record of a stream's event, which is to stand at this position. */
  record(stream: string, revision: number, position: number): Buffer {
    const record = this.log.get(position);
    if (record === undefined) throw missing(position);
    verifyRecord(record, position);
    if (recordRevision(record) !== revision || recordStream(record) !== stream) {
      throw new EventStoreDamagedError(`Revision ${revision} of ${stream} does not stand at position ${position}`);
    }
    return record;
  }

  /** Revision of the stream's last event. */
  revision(stream: string): StreamRevision {
    const last = { start: [stream, Number.POSITIVE_INFINITY], end: [stream], reverse: true, limit: 1 };
    for (const [, revision] of this.streams.getKeys(last)) return revision;
    return 'no_stream';
  }

  /** Position of the last of these events when exactly they stand at this place already. */
  private repeated(stream: string, first: number, drafts: readonly Buffer[]): number | undefined {
    let position: number | undefined;
    for (const [index, draft] of drafts.entries()) {
      position = this.streams.get([stream, first + index]);
      if (position === undefined) return undefined;
      if (recordId(this.record(stream, first + index, position)) !== recordId(draft)) return undefined;
    }
    return position;
  }
}

/** The error when the log has no record where one must be. */
export function missing(position: number): EventStoreDamagedError {
  return new EventStoreDamagedError(`The record at position ${position} is missing`);
}

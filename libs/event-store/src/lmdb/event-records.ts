import type { Database, RootDatabase, RootDatabaseOptions } from 'lmdb';
import type { AppendResult, StreamRevision } from '../event-store.ts';
import { EventStoreDamagedError } from '../event-store.ts';
import { eventStoreError } from './event-store-error.ts';
import { RecordCopies } from './record-copies.ts';
import {
  recordId,
  recordRevision,
  recordStream,
  removedRecord,
  sealRecord,
  verifyRecord,
} from './recorded-event.codec.ts';

/** A prepared append: its records are drafts (see recorded-event.codec.ts). */
export interface PreparedAppend {
  readonly stream: string;
  readonly expected: StreamRevision;
  readonly drafts: readonly Buffer[];
  readonly bytes: number;
}

/** The number of events that a stream keeps, and the revision of the first that it still has. */
interface Bound {
  readonly count: number;
  readonly first: number;
}

/**
 * The layout in LMDB: `log` has the records by position (1, 2, 3 … without gaps), `streams` the position of each `[stream,
 * revision]`, `bounds` the bounds of streams. Throws {@link EventStoreDamagedError}, or the errors of the engine.
 */
export class EventRecords {
  readonly log: Database<Buffer, number>;
  /** The same records for long reads. */
  readonly bulk: Database<Buffer, number>;
  readonly streams: Database<number, [string, number]>;
  /** Undefined for a reader of a directory that only versions without bounds have written. */
  private readonly bounds: Database<Bound, string> | undefined;

  constructor(root: RootDatabase) {
    this.log = root.openDB({ name: 'log', encoding: 'binary' });
    // An option that the engine's types know only for the root.
    const copied: RootDatabaseOptions = { encoder: new RecordCopies() };
    this.bulk = root.openDB({ name: 'log', ...copied });
    this.streams = root.openDB({ name: 'streams', encoding: 'ordered-binary' });
    this.bounds = root.openDB({ name: 'bounds', encoding: 'json' });
  }

  /** Decides whether the append must be written, and otherwise its result. */
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

  /** Call it only in a transaction, for appends that {@link decide} has accepted. */
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

  /** Call it only in a transaction. */
  bound(stream: string, count: number): void {
    const bound = this.bounds?.get(stream);
    if (bound?.count === count) return;
    this.bounds?.putSync(stream, { count, first: bound?.first ?? 0 });
    this.removeBeyondBound(stream);
  }

  /** The revision of the first event that the stream still has, or will have. */
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

  /** The record of an event of a stream, which must be at this position. */
  record(stream: string, revision: number, position: number): Buffer {
    const record = this.log.get(position);
    if (record === undefined) throw missing(position);
    verifyRecord(record, position);
    if (recordRevision(record) !== revision || recordStream(record) !== stream) {
      throw new EventStoreDamagedError(`Revision ${revision} of ${stream} does not stand at position ${position}`);
    }
    return record;
  }

  /** The revision of the last event of the stream. */
  revision(stream: string): StreamRevision {
    const last = { start: [stream, Number.POSITIVE_INFINITY], end: [stream], reverse: true, limit: 1 };
    for (const [, revision] of this.streams.getKeys(last)) return revision;
    return 'no_stream';
  }

  /** The position of the last of these events if exactly these are stored at this revision. */
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

/** The error if the log lacks a record. */
export function missing(position: number): EventStoreDamagedError {
  return new EventStoreDamagedError(`The record at position ${position} is missing`);
}

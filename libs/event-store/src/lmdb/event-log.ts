import { FreeSpace, LmdbTransactions, logPageSize, openDatabases, openEnvironment } from '@dakpion/lmdb';
import type { RangeOptions } from 'lmdb';
import type { HolderRegister } from '../directory-lock.ts';
import type { AppendResult, RecordedEvent, UnreadableEvent } from '../event-store.ts';
import { EventStoreDamagedError } from '../event-store.ts';
import { hasPrefix } from '../stream-prefixes.ts';
import { EventRecords, missing, type PreparedAppend } from './event-records.ts';
import { decodeRecord, isRemoved, recordStream, StoredRecord, verifyRecord } from './recorded-event.codec.ts';

/** The number of events read at once. Small, so that no snapshot keeps the engine from reusing pages. */
const maxBatchEvents = 256;
const maxBatchBytes = 256 * 1024;
/** The maximum number of events that {@link EventLog.few} finds by their streams, which takes some milliseconds. */
const maxFewEvents = 5_000;
/**
 * {@link EventLog.few} is used only if the log has this many times {@link maxFewEvents} after the position. Otherwise the log is
 * read event by event.
 */
const manyPerFew = 2;

/** An event of the log, by any writer. */
type LoggedEvent = RecordedEvent | UnreadableEvent;

type Direction = 'forwards' | 'backwards';

/** A part of the log. `lookedAt`: the last position that was read, also of other streams. Undefined at the end. */
interface LogBatch {
  readonly events: readonly LoggedEvent[];
  readonly lookedAt: number | undefined;
}

/** As {@link LogBatch}: verified records. */
interface RecordBatch extends Pick<LogBatch, 'lookedAt'> {
  readonly records: readonly StoredRecord[];
}

/** The positions of some events among many, in order, up to the last position that the log had. */
export interface FewEvents {
  readonly positions: readonly number[];
  readonly lookedAt: number;
}

/** A part of the log: events after a position (backwards: before it) of streams with one of the prefixes. */
interface LogRange {
  readonly from: number;
  readonly direction: Direction;
  readonly prefixes: readonly string[];
  readonly maxCount: number;
}

/**
 * The log of all events and their streams in LMDB (see event-records.ts). All reads are synchronous and short. One process
 * writes, any number can read.
 *
 * Throws {@link EventStoreDamagedError}, or the errors of the engine (see event-store-error.ts).
 */
export class EventLog {
  private readonly root;
  private readonly transactions;
  private readonly records;
  private readonly readOnly: boolean;
  private readonly freeSpace: FreeSpace | undefined;
  /** The last position, after this process has written it: it is the only writer. */
  private written: number | undefined;

  /** The name of the socket that shows that the writing process is alive (see directory-lock.ts). */
  readonly holder: HolderRegister = {
    read: () => {
      this.root.resetReadTxn();
      return this.root.get('holder');
    },
    replace: (previous, next) =>
      this.root.transactionSync(() => {
        if (this.root.get('holder') !== previous) return false;
        this.root.putSync('holder', next);
        return true;
      }),
  };

  constructor(directory: string, options: { readonly readOnly: boolean; readonly minFreeBytes?: number | undefined }) {
    this.readOnly = options.readOnly;
    this.freeSpace = this.readOnly ? undefined : new FreeSpace(directory, options.minFreeBytes);
    // Without overlappingSync, a commit is on the disk before it can be read.
    this.root = openEnvironment<string, string>({
      path: directory,
      noSubdir: false,
      pageSize: logPageSize,
      readOnly: this.readOnly,
      overlappingSync: false,
      encoding: 'string',
      freeSpace: this.freeSpace,
    });
    this.transactions = new LmdbTransactions(this.root, { freeSpace: this.freeSpace });
    this.records = openDatabases(this.root, options, () => new EventRecords(this.root));
  }

  /** Whether the data file at its path is the one that this process writes. */
  isInPlace(): boolean {
    return this.freeSpace?.replaced() === undefined;
  }

  /** The last position. 0 if there is none. */
  lastPosition(): number {
    this.refresh();
    for (const position of this.records.log.getKeys({ reverse: true, limit: 1 })) return position;
    return 0;
  }

  /** Throws if the first or the last record, or the revision of the last one in its stream, is not what was written. */
  checkEnds(): void {
    const last = this.readAll(this.lastPosition() + 1, 'backwards', [], 1).events[0];
    this.readAll(0, 'forwards', [], 1);
    if (last && this.records.streams.get([last.stream, last.revision]) !== Number(last.position)) {
      throw new EventStoreDamagedError(`The last event's place in ${last.stream} is missing`);
    }
  }

  /** Writes the appends in order, in one transaction. If an append finds damage, the damage is its result. */
  async write(appends: readonly PreparedAppend[], recordedAt: number): Promise<readonly (AppendResult | Error)[]> {
    const write = () => {
      let position = this.written ?? this.lastPosition();
      // Unknown until it is committed.
      this.written = undefined;
      const results = appends.map((append) => {
        const decision = this.records.decide(append);
        if (decision !== 'write') return decision;
        const first = position + 1;
        position += append.drafts.length;
        return this.records.put(append, first, recordedAt);
      });
      return { results, position };
    };
    const { results, position } = await this.transactions.run(write, { lone: appends.length === 1 });
    this.written = position;
    this.root.resetReadTxn();
    return results;
  }

  /** Reads events after a position (backwards: before it) of streams with one of the prefixes. */
  readAll(from: number, direction: Direction, prefixes: readonly string[], maxCount: number): LogBatch {
    const { records, lookedAt } = this.read(this.records.log, { from, direction, prefixes, maxCount });
    return { events: records.map((record) => record.decode()), lookedAt };
  }

  /** Reads records after a position as {@link readAll} does, for a reader of the whole log. */
  readRecords(from: number, prefixes: readonly string[]): RecordBatch {
    const maxCount = Number.POSITIVE_INFINITY;
    return this.read(this.records.bulk, { from, direction: 'forwards', prefixes, maxCount });
  }

  /**
   * Finds the events after a position of streams with one of the prefixes by their streams, without reading the log. Null if the
   * streams have too many events, or the log has too few after the position.
   */
  few(from: number, prefixes: readonly string[]): FewEvents | null {
    const lookedAt = this.lastPosition();
    if (prefixes.length === 0 || lookedAt - from < manyPerFew * maxFewEvents) return null;
    const positions: number[] = [];
    let looked = 0;
    for (const prefix of prefixes) {
      for (const { key, value: position } of this.records.streams.getRange({ start: [prefix], limit: maxFewEvents })) {
        if (!key[0].startsWith(prefix)) break;
        looked += 1;
        if (position > from) positions.push(position);
      }
      if (looked >= maxFewEvents) return null;
    }
    return { positions: [...new Set(positions)].sort((one, other) => one - other), lookedAt };
  }

  /** The records at positions that {@link few} has found, except those that were removed since. */
  readAt(positions: readonly number[]): readonly StoredRecord[] {
    this.refresh();
    return positions.flatMap((position) => {
      const record = this.records.log.get(position);
      if (record === undefined) throw missing(position);
      if (isRemoved(record, position)) return [];
      verifyRecord(record, position);
      return [new StoredRecord(record, recordStream(record))];
    });
  }

  private read(log: EventRecords['log'], { from, direction, prefixes, maxCount }: LogRange): RecordBatch {
    this.refresh();
    const backwards = direction === 'backwards';
    const step = backwards ? -1 : 1;
    const start = backwards ? from - 1 : Math.max(from, 0) + 1;
    const range: RangeOptions = { start, reverse: backwards, limit: maxBatchEvents };
    const records: StoredRecord[] = [];
    let lookedAt: number | undefined;
    // Backwards, the first can have any position, because the reader can begin after the end.
    let due = backwards ? undefined : start;
    let bytes = 0;
    for (const { key: position, value: record } of log.getRange(range)) {
      if (due !== undefined && position !== due) throw missing(due);
      lookedAt = position;
      due = position + step;
      if (isRemoved(record, position)) continue;
      verifyRecord(record, position);
      bytes += record.length;
      const stream = recordStream(record);
      if (hasPrefix(stream, prefixes)) records.push(new StoredRecord(record, stream));
      if (records.length >= maxCount || bytes >= maxBatchBytes) break;
    }
    return { records, lookedAt };
  }

  /** Reads the events of a stream from a revision on. `complete` if there are no more, or if `maxCount` is reached. */
  readStream(
    stream: string,
    from: number,
    direction: Direction,
    maxCount: number,
  ): { readonly events: readonly LoggedEvent[]; readonly complete: boolean } {
    this.refresh();
    const backwards = direction === 'backwards';
    // Reads one event by its revision, for example for the body of a webhook's retry: a look-up costs less than a range.
    const lone = maxCount === 1 && !backwards ? this.records.streams.get([stream, from]) : undefined;
    if (lone !== undefined) return { events: [decodeRecord(this.records.record(stream, from, lone))], complete: true };
    const step = backwards ? -1 : 1;
    const limit = Math.min(maxCount, maxBatchEvents);
    const begin = backwards ? from : Math.max(from, this.records.firstRevision(stream));
    const range: RangeOptions = {
      start: [stream, begin],
      end: backwards ? [stream] : [stream, Number.POSITIVE_INFINITY],
      reverse: backwards,
      limit,
    };
    const events: LoggedEvent[] = [];
    let bytes = 0;
    let due = backwards ? undefined : begin;
    for (const { key, value: position } of this.records.streams.getRange(range)) {
      const revision = key[1];
      if (due !== undefined && revision !== due) {
        throw new EventStoreDamagedError(`Revision ${due} of ${stream} is missing`);
      }
      due = revision + step;
      const record = this.records.record(stream, revision, position);
      events.push(decodeRecord(record));
      bytes += record.length;
      if (bytes >= maxBatchBytes) return { events, complete: events.length === maxCount };
    }
    return { events, complete: events.length < maxBatchEvents || events.length === maxCount };
  }

  /** Limits the stream to its last `count` events from now on. */
  async bound(stream: string, count: number): Promise<void> {
    await this.transactions.run(() => this.records.bound(stream, count));
    this.root.resetReadTxn();
  }

  /** Keeps all pages that are in use now from being written again, until the returned function is called. */
  keepPages(): () => void {
    const reader = this.root.useReadTransaction();
    return () => reader.done();
  }

  close(): Promise<void> {
    return this.root.close();
  }

  /** The engine keeps one snapshot for a turn of the event loop, which lacks later commits of another process. */
  private refresh(): void {
    if (this.readOnly) this.root.resetReadTxn();
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Commit, dataFile, GroupCommit, type GroupCommitLimits } from '@dakpion/lmdb';
import { checkBound } from '../append-check.ts';
import { Arrivals } from '../arrivals.ts';
import { type DirectoryLock, lockDirectory, refuseBesideHolder } from '../directory-lock.ts';
import type {
  AppendResult,
  EventRecord,
  EventStore,
  NewEvent,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
  StreamRevision,
  SubscribeOptions,
  SubscriptionItem,
} from '../event-store.ts';
import { type EventStoreDamagedError, EventStoreUnavailableError } from '../event-store.ts';
import { JointSubscription } from '../joint-subscription.ts';
import type { FoundEvents, SearchRange } from '../search.ts';
import { given } from '../unreadable-event.ts';
import { forgetCleanStop, noteCleanStop } from './clean-stop.ts';
import { checkDataFile, markCreated } from './data-file.ts';
import { EventLog, type FewEvents } from './event-log.ts';
import type { PreparedAppend } from './event-records.ts';
import { eventStoreError } from './event-store-error.ts';
import { checkInSlices, type PageCheckWatch } from './page-check.ts';
import { prepareAppend } from './prepare-append.ts';
import { forgetStart, noteStart } from './unclean-stop.ts';

export interface LmdbEventStoreOptions {
  /** Created if missing. Must be on a local disk. */
  readonly directory: string;
  /** Opens an existing store for reading while another process writes, for example for audits. Default: false. */
  readonly readOnly?: boolean;
  /** With less free space, the store does not open for writing and refuses appends. Default: 256 MiB. */
  readonly minFreeBytes?: number | undefined;
  /**
   * If it is given, a store whose program was killed opens at once and checks its pages while it is used. Otherwise it checks all
   * pages before it opens.
   */
  readonly pageCheck?: PageCheckWatch | undefined;
  /** Epoch milliseconds, for `recordedAt`. */
  readonly clock?: () => number;
}

/** The interval in ms at which a read-only store checks for events of another process. */
const pollMs = 100;
const maxFewAtOnce = 100;

/**
 * Opens the embedded event store.
 *
 * Throws {@link EventStoreLockedError} if another process writes in the directory, {@link EventStoreDamagedError} if its files
 * are not what was written, {@link EventStoreUnavailableError} if they cannot be opened.
 */
export async function openLmdbEventStore(options: LmdbEventStoreOptions): Promise<EventStore> {
  const { directory, readOnly = false, minFreeBytes, pageCheck, clock = Date.now } = options;
  let log: EventLog | undefined;
  let lock: DirectoryLock | null = null;
  try {
    if (!readOnly) mkdirSync(directory, { recursive: true });
    await refuseBesideHolder(directory, { readOnly });
    const mayBeLater = !readOnly && pageCheck !== undefined;
    const check = await checkDataFile(directory, { mustExist: readOnly, mayBeLater });
    log = new EventLog(directory, { readOnly, minFreeBytes });
    if (!readOnly) {
      forgetCleanStop(directory);
      lock = await lockDirectory(directory, log.holder);
      markCreated(directory);
      noteStart(directory, join(directory, dataFile));
    }
    log.checkEnds();
    return new LmdbEventStore(directory, log, lock, { clock, pageCheck: check === 'later' ? pageCheck : undefined });
  } catch (error) {
    await log?.close();
    await lock?.release();
    throw eventStoreError(error);
  }
}

/** The size of appends. */
const limits: GroupCommitLimits = {
  waiting: 10_000,
  waitingBytes: 64 * 1024 * 1024,
  batch: 1_000,
  batchBytes: 8 * 1024 * 1024,
};

class LmdbEventStore implements EventStore {
  private readonly commits: GroupCommit<PreparedAppend, AppendResult>;
  private readonly arrivals = new Arrivals();
  private readonly stopCheck = new AbortController();
  /** Whether all pages were found to be sound. */
  private readonly checked: Promise<boolean>;
  private readonly shared = new JointSubscription((range, signal) => this.search(range, signal), {
    catchesUpWithAll: true,
    findFew: (range) => this.findFew(range),
  });
  private closing: Promise<void> | null = null;

  constructor(
    private readonly directory: string,
    private readonly log: EventLog,
    private readonly lock: DirectoryLock | null,
    { clock, pageCheck }: { readonly clock: () => number; readonly pageCheck: PageCheckWatch | undefined },
  ) {
    const commit: Commit<PreparedAppend, AppendResult> = async (take) => {
      try {
        return await log.write(take(), clock());
      } catch (error) {
        throw eventStoreError(error);
      } finally {
        this.arrivals.announce();
      }
    };
    const refusal = () => new EventStoreUnavailableError('Too many appends are waiting');
    this.commits = new GroupCommit(commit, { limits, refusal });
    this.checked = pageCheck === undefined ? Promise.resolve(true) : this.checkPages(pageCheck);
  }

  async append(stream: string, events: readonly NewEvent[], expected: StreamRevision): Promise<AppendResult> {
    this.mustBeOpen();
    if (this.lock === null) throw new TypeError('The event store was opened read-only');
    const append = prepareAppend(stream, events, expected);
    return this.commits.run(() => append, { bytes: append.bytes });
  }

  async keepLast(stream: string, count: number): Promise<void> {
    this.mustBeOpen();
    if (this.lock === null) throw new TypeError('The event store was opened read-only');
    checkBound(stream, count);
    try {
      await this.log.bound(stream, count);
    } catch (error) {
      throw eventStoreError(error);
    }
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent> {
    const direction = options.direction ?? 'forwards';
    const step = direction === 'forwards' ? 1 : -1;
    let from = Math.max(options.fromRevision ?? (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER), 0);
    let left = options.maxCount ?? Number.POSITIVE_INFINITY;
    while (left > 0) {
      const { events, complete } = this.read((log) => log.readStream(stream, from, direction, left));
      for (const event of events) {
        const gives = given(event, options.unreadable);
        if (gives !== null) yield gives;
      }
      const last = events.at(-1);
      if (complete || last === undefined) return;
      from = last.revision + step;
      left -= events.length;
      await nextTurn();
    }
  }

  async *readAll(options: ReadAllOptions = {}): AsyncGenerator<RecordedEvent> {
    const { direction = 'forwards', streamPrefixes = [] } = options;
    let from = options.after === undefined ? (direction === 'forwards' ? 0 : undefined) : Number(options.after);
    let left = options.maxCount ?? Number.POSITIVE_INFINITY;
    while (left > 0) {
      const start = from ?? this.read((log) => log.lastPosition()) + 1;
      const { events, lookedAt } = this.read((log) => log.readAll(start, direction, streamPrefixes, left));
      for (const event of events) {
        const gives = given(event, options.unreadable);
        if (gives !== null) yield gives;
      }
      if (lookedAt === undefined) return;
      from = lookedAt;
      left -= events.length;
      await nextTurn();
    }
  }

  async *readRecords(
    options: Pick<ReadAllOptions, 'after' | 'streamPrefixes'>,
  ): AsyncGenerator<readonly EventRecord[]> {
    const { after, streamPrefixes = [] } = options;
    let from = Number(after ?? 0n);
    for (;;) {
      const { records, lookedAt } = this.read((log) => log.readRecords(from, streamPrefixes));
      if (records.length > 0) yield records;
      if (lookedAt === undefined) return;
      from = lookedAt;
      await nextTurn();
    }
  }

  subscribe(options: SubscribeOptions): AsyncGenerator<SubscriptionItem> {
    return this.shared.items(options);
  }

  async head(): Promise<bigint | undefined> {
    const position = this.read((log) => log.lastPosition());
    return position === 0 ? undefined : BigInt(position);
  }

  close(): Promise<void> {
    this.closing ??= this.letGo();
    return this.closing;
  }

  private async letGo(): Promise<void> {
    this.arrivals.announce();
    await this.commits.idle();
    this.stopCheck.abort();
    const isSound = await this.checked;
    await this.log.close();
    // The lock still keeps others out. The notes must be about this store's file, not about a file that has replaced it.
    if (this.lock !== null && this.log.isInPlace()) {
      forgetStart(this.directory);
      if (isSound) noteCleanStop(this.directory, join(this.directory, dataFile));
    }
    await this.lock?.release();
  }

  /**
   * Checks all pages while the store is used. After damage, or a stop before the end of the check, the next start finds neither
   * note and checks all pages first.
   */
  private checkPages(watch: PageCheckWatch): Promise<boolean> {
    const path = join(this.directory, dataFile);
    const release = this.log.keepPages();
    const onDamage = (error: EventStoreDamagedError) => {
      forgetStart(this.directory);
      watch.onDamage(error);
    };
    const onProgress: PageCheckWatch['onProgress'] = (progress) => watch.onProgress(progress);
    return checkInSlices(path, { onProgress, onDamage }, this.stopCheck.signal).finally(release);
  }

  private findFew({ after, streamPrefixes }: SearchRange): Iterable<FoundEvents> | null {
    const few = this.read((log) => log.few(Number(after ?? 0n), streamPrefixes));
    return few === null ? null : this.fewIn(few);
  }

  private *fewIn({ positions, lookedAt }: FewEvents): Generator<FoundEvents> {
    for (let from = 0; from < positions.length; from += maxFewAtOnce) {
      const events = this.read((log) => log.readAt(positions.slice(from, from + maxFewAtOnce)));
      yield { events, searchedTo: events.at(-1)?.position, isAtEnd: false };
    }
    yield { events: [], searchedTo: BigInt(lookedAt), isAtEnd: false };
  }

  private async *search({ after, streamPrefixes }: SearchRange, signal: AbortSignal): AsyncGenerator<FoundEvents> {
    let searchedTo = after;
    let isAtEnd = false;
    while (!signal.aborted) {
      const from = Number(searchedTo ?? 0n);
      const { records, lookedAt } = this.read((log) => log.readRecords(from, streamPrefixes));
      if (lookedAt !== undefined) {
        searchedTo = BigInt(lookedAt);
        isAtEnd = false;
        if (records.length > 0) yield { events: records, searchedTo, isAtEnd };
        await nextTurn();
      } else if (!isAtEnd) {
        isAtEnd = true;
        yield { events: [], searchedTo, isAtEnd };
      } else {
        await this.arrivals.next(signal, this.lock === null ? pollMs : undefined);
      }
    }
  }

  private read<Result>(work: (log: EventLog) => Result): Result {
    this.mustBeOpen();
    try {
      return work(this.log);
    } catch (error) {
      throw eventStoreError(error);
    }
  }

  private mustBeOpen(): void {
    if (this.closing) throw new EventStoreUnavailableError('The event store is closed');
  }
}

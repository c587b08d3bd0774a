import { retry } from '@dakpion/repetition';
import type { DroppedMessages } from '../broker.ts';
import type { KeyQueues, KeyTask } from '../key-queues.ts';
import type { MessageSource } from '../message.ts';
import { KafkaCatchUp } from './kafka-catch-up.ts';
import type { KafkaAdmin } from './kafka-client.ts';
import { commonPosition, type GroupPlace, groupPlaces, hasMissed, missedCount } from './kafka-group-places.ts';
import type { ReceivedMessage } from './kafka-message.ts';

/**
 * Nothing is read before the check has succeeded. It is retried until the partitions are assigned to other members or the consumer
 * stops.
 */
const patience = { maxTries: Number.POSITIVE_INFINITY, firstPauseMs: 200, maxPauseMs: 5_000 };

/** The reading position in a partition that was being read. It is more recent than the committed offset. */
export interface ReadingPlace {
  /** The offset of the next message to read. */
  readonly next: number;
  /** The first offset of the messages that arrived instead. */
  readonly jumpsTo: number;
  readonly committable: number;
  /** As in GroupPlace. */
  readonly position: string | null;
}

/** A position to commit: all messages below the offset are handled. `metadata` is the position in the source. */
interface PlaceCommit {
  readonly partition: number;
  readonly offset: string;
  readonly metadata: string | null;
}

interface KafkaPlaceCheckOptions {
  readonly admin: KafkaAdmin;
  readonly groupId: string;
  readonly topic: string;
  readonly queues: KeyQueues;
  readonly source: MessageSource | undefined;
  task(received: ReceivedMessage, finished: () => void): KeyTask;
  onDropped(dropped: Pick<DroppedMessages, 'count' | 'instead'>): void;
  /** The check failed. It is retried. */
  onFailure(error: unknown): void;
  /**
   * The partitions to check, which are not read during the check, with the reading positions of those that were read before.
   */
  readonly partitions: ReadonlyMap<number, ReadingPlace | null>;
  /** Commits positions. Rejects while the cluster accepts no commits. */
  commit(places: readonly PlaceCommit[]): Promise<void>;
  /** The partition can be read from this offset. */
  begin(partition: number, from: number, position: string | null): void;
}

/**
 * Checks, before partitions are read, whether they still have all messages that the group has not handled. kafkajs would
 * continue with the oldest message without notice, and lose the position. Missing messages are first handled from the source.
 * Until then the committed position remains, so that the next process repeats the check after a crash.
 */
export class KafkaPlaceCheck {
  private readonly ending = new AbortController();
  private readonly partitions: Map<number, ReadingPlace | null>;
  /** The oldest messages of partitions up to which missing ones were reported. A later try reports only what is missing since. */
  private readonly reportedTo = new Map<number, number>();

  constructor(private readonly options: KafkaPlaceCheckOptions) {
    this.partitions = new Map(options.partitions);
  }

  has(partition: number): boolean {
    return this.partitions.has(partition);
  }

  /** The other partitions were assigned to other members. Returns the partitions that were removed. */
  keepOnly(partitions: ReadonlySet<number>): readonly number[] {
    const gone = [...this.partitions.keys()].filter((number) => !partitions.has(number));
    for (const number of gone) this.partitions.delete(number);
    if (this.partitions.size === 0) this.end();
    return gone;
  }

  end(): void {
    this.ending.abort();
  }

  /** Resolves when each partition can be read or was removed. Never rejects. */
  async run(): Promise<void> {
    const { signal } = this.ending;
    const attempt = async () => {
      await this.check(signal);
      if (this.partitions.size > 0)
        throw new Error(`the cluster does not know all partitions of ${this.options.topic}`);
    };
    await retry(attempt, patience, { signal, onRetry: this.options.onFailure }).catch((error: unknown) => {
      if (!signal.aborted) this.options.onFailure(error);
    });
  }

  private async check(signal: AbortSignal): Promise<void> {
    const { admin, groupId, topic } = this.options;
    const known = await admin.ask(`the places in ${topic} are not known`, (client) =>
      groupPlaces(client, groupId, topic),
    );
    const places = known.map((place) => this.truer(place));
    const ours = places.filter(({ partition }) => this.partitions.has(partition));
    for (const place of ours) {
      if (!hasMissed(place)) this.begin(place, this.nextOffset(place), place.position);
    }
    const missing = ours.filter(hasMissed);
    if (missing.length > 0) await this.makeUp(missing, places, signal);
  }

  /**
   * Offsets between the reading position and the messages that arrived, which were not deleted, have no message for this
   * consumer.
   */
  private nextOffset({ partition, committed, low }: GroupPlace): number {
    return Math.max(committed ?? low, this.partitions.get(partition)?.jumpsTo ?? 0);
  }

  private truer(place: GroupPlace): GroupPlace {
    const reading = this.partitions.get(place.partition);
    if (reading == null) return place;
    return { ...place, committed: reading.next, position: reading.position ?? place.position };
  }

  private async makeUp(missing: readonly GroupPlace[], all: readonly GroupPlace[], signal: AbortSignal): Promise<void> {
    const { topic, queues, source, task, onFailure } = this.options;
    const after = commonPosition(missing, all);
    this.report(missing, after);
    let reached = after;
    if (source !== undefined) {
      const progress = (position: string) => this.keep(missing, position);
      // kafkajs may have overwritten the position.
      if (after !== null) await progress(after);
      reached = await new KafkaCatchUp({ topic, source, queues, task, progress, onFailure }).run(after, signal);
    }
    const commits = missing.filter(({ partition }) => this.partitions.has(partition));
    await this.options.commit(
      commits.map(({ partition, low }) => ({ partition, offset: String(low), metadata: reached })),
    );
    for (const place of commits) this.begin(place, place.low, reached);
  }

  private report(missing: readonly GroupPlace[], after: string | null): void {
    const { source, onDropped } = this.options;
    const unreported = missing.filter(({ partition, low }) => this.reportedTo.get(partition) !== low);
    if (unreported.length === 0) return;
    const counts = unreported.map((place) => {
      const from = Math.max(place.committed ?? 0, this.reportedTo.get(place.partition) ?? 0);
      return missedCount({ ...place, committed: from });
    });
    for (const { partition, low } of unreported) this.reportedTo.set(partition, low);
    const count = counts.reduce((sum, one) => sum + one, 0);
    onDropped({ count, instead: source === undefined ? 'nothing' : { after } });
  }

  /** Keeps the committed offset, and records the position that was handled in the source. */
  private async keep(missing: readonly GroupPlace[], position: string): Promise<void> {
    const commits = missing
      .filter(({ partition }) => this.partitions.has(partition))
      .map(({ partition, committed }) => {
        const offset = this.partitions.get(partition)?.committable ?? committed ?? 0;
        return { partition, offset: String(offset), metadata: position };
      });
    await this.options.commit(commits).catch(() => undefined);
  }

  private begin({ partition }: GroupPlace, from: number, position: string | null): void {
    this.partitions.delete(partition);
    this.options.begin(partition, from, position);
  }
}

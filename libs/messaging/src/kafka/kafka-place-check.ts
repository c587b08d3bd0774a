import { setTimeout as pause } from 'node:timers/promises';
import { pauseMs } from '@dakpion/repetition';
import type { DroppedMessages, MessageSource } from '../broker.ts';
import type { KeyQueues, KeyTask } from '../key-queues.ts';
import { KafkaCatchUp } from './kafka-catch-up.ts';
import type { KafkaAdmin } from './kafka-client.ts';
import { commonPosition, type GroupPlace, groupPlaces, hasMissed, missedCount } from './kafka-group-places.ts';
import type { ReceivedMessage } from './kafka-message.ts';

const pauses = { firstPauseMs: 200, maxPauseMs: 5_000 };

/** Where reading stood in a partition that was being read. It is truer than what the cluster knows. */
export interface ReadingPlace {
  /** Offset of the next message to read. */
  readonly next: number;
  /** Offset at which the messages began that came instead. */
  readonly jumpsTo: number;
  readonly committable: number;
  /** As in GroupPlace. */
  readonly position: string | null;
}

/** A place to commit: everything below the offset is handled. `metadata` is the position. */
export interface PlaceCommit {
  readonly partition: number;
  readonly offset: string;
  readonly metadata: string | null;
}

export interface KafkaPlaceCheckOptions {
  readonly admin: KafkaAdmin;
  readonly groupId: string;
  readonly topic: string;
  readonly queues: KeyQueues;
  readonly source: MessageSource | undefined;
  task(received: ReceivedMessage, finished: () => void): KeyTask;
  onDropped(dropped: Pick<DroppedMessages, 'count' | 'instead'>): void;
  /** What stopped it; it is tried again. */
  onFailure(error: unknown): void;
  /** Partitions to check, none of which is read during the check, and the reading position of those that were read before. */
  readonly partitions: ReadonlyMap<number, ReadingPlace | null>;
  /** Rejects while the cluster does not take commits. */
  commit(places: readonly PlaceCommit[]): Promise<void>;
  /** From here on the partition can be read. */
  begin(partition: number, from: number, position: string | null): void;
}

/**
 * Looks, before partitions are read, whether they still hold what the group has not handled. kafkajs would go on at the
 * oldest message without a word, and forget the place. What is missing is handled from its source first; until that is
 * done the group's place stays where it was, so that the next process after a crash finds the same and completes it.
 */
export class KafkaPlaceCheck {
  private readonly ending = new AbortController();
  private readonly partitions: Map<number, ReadingPlace | null>;

  constructor(private readonly options: KafkaPlaceCheckOptions) {
    this.partitions = new Map(options.partitions);
  }

  has(partition: number): boolean {
    return this.partitions.has(partition);
  }

  /** The others have gone to other members. Answers which those are. */
  keepOnly(partitions: ReadonlySet<number>): readonly number[] {
    const gone = [...this.partitions.keys()].filter((number) => !partitions.has(number));
    for (const number of gone) this.partitions.delete(number);
    if (this.partitions.size === 0) this.end();
    return gone;
  }

  end(): void {
    this.ending.abort();
  }

  /** Resolves when every partition has begun or been dropped. Never rejects. */
  async run(): Promise<void> {
    const { signal } = this.ending;
    for (let failures = 0; !signal.aborted && this.partitions.size > 0; ) {
      try {
        await this.check(signal);
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        this.options.onFailure(error);
        await pause(pauseMs(failures, pauses), undefined, { signal }).catch(() => undefined);
      }
    }
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

  /** What lies between where reading stood and what came instead, and was not dropped, is no message for us. */
  private nextOffset({ partition, committed, low }: GroupPlace): number {
    return Math.max(committed ?? low, this.partitions.get(partition)?.jumpsTo ?? 0);
  }

  private truer(place: GroupPlace): GroupPlace {
    const reading = this.partitions.get(place.partition);
    if (reading == null) return place;
    return { ...place, committed: reading.next, position: reading.position ?? place.position };
  }

  private async makeUp(missing: readonly GroupPlace[], all: readonly GroupPlace[], signal: AbortSignal): Promise<void> {
    const { topic, queues, source, task, onDropped, onFailure } = this.options;
    const after = commonPosition(missing, all);
    const count = missing.reduce((sum, place) => sum + missedCount(place), 0);
    onDropped({ count, instead: source === undefined ? 'nothing' : { after } });
    let reached = after;
    if (source !== undefined) {
      const progress = (position: string) => this.keep(missing, position);
      // kafkajs may have written over the place.
      if (after !== null) await progress(after);
      reached = await new KafkaCatchUp({ topic, source, queues, task, progress, onFailure }).run(after, signal);
    }
    const commits = missing.filter(({ partition }) => this.partitions.has(partition));
    await this.options.commit(
      commits.map(({ partition, low }) => ({ partition, offset: String(low), metadata: reached })),
    );
    for (const place of commits) this.begin(place, place.low, reached);
  }

  /** Leaves the place where it was, and notes how far the source has been handled. */
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

import type { TopicPartitionOffsetAndMetadata } from 'kafkajs';
import type { KafkaPartition } from './kafka-partition.ts';

/** After a crash, messages that were finished since the last commit are delivered again. */
const commitEveryMs = 100;

interface KafkaOffsetCommitsOptions {
  readonly topic: string;
  /** The assigned partitions, by number. */
  readonly partitions: ReadonlyMap<number, KafkaPartition>;
  /** Commits offsets. Rejects while the group rebalances or the cluster is unavailable. */
  commit(offsets: TopicPartitionOffsetAndMetadata[]): Promise<void>;
}

/** Commits the offsets below which all messages are finished. One commit runs at a time. */
export class KafkaOffsetCommits {
  private next: NodeJS.Timeout | undefined;
  private committing: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly options: KafkaOffsetCommitsOptions) {}

  /** Commits within a tenth of a second. */
  soon(): void {
    if (this.stopped) return;
    this.next ??= setTimeout(() => {
      this.next = undefined;
      void this.now();
    }, commitEveryMs);
  }

  /**
   * Resolves when a commit has ended. Messages that finish during the commit, or whose commit fails, are part of the next
   * commit.
   */
  now(): Promise<void> {
    this.committing ??= this.commitMoved().finally(() => {
      this.committing = undefined;
      if (this.uncommitted().length > 0) this.soon();
    });
    return this.committing;
  }

  /** Commits all messages that are finished now. */
  async all(): Promise<void> {
    clearTimeout(this.next);
    this.next = undefined;
    await this.committing;
    await this.now();
  }

  /** Commits nothing more. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.next);
  }

  private async commitMoved(): Promise<void> {
    const moved = this.uncommitted();
    if (moved.length === 0) return;
    const { topic, commit } = this.options;
    const offsets = moved.map(({ number, offset, reached: metadata }) => {
      return { topic, partition: number, offset: String(offset), metadata };
    });
    try {
      await commit(offsets);
      for (const { partition, offset } of moved) partition.committed = offset;
    } catch {
      // The group is rebalancing or the cluster is unavailable. Without the commit, some messages are only delivered twice.
    }
  }

  private uncommitted() {
    return [...this.options.partitions]
      .filter(([, partition]) => partition.committable > partition.committed)
      .map(([number, partition]) => ({ number, partition, offset: partition.committable, reached: partition.reached }));
  }
}

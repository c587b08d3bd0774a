import { Logger } from '@nestjs/common';
import type {
  Batch,
  Consumer,
  ConsumerEndBatchProcessEvent,
  ConsumerGroupJoinEvent,
  EachBatchPayload,
  Kafka,
} from 'kafkajs';
import type { DroppedMessages } from '../broker.ts';
import type { KeyQueues, KeyTask } from '../key-queues.ts';
import type { MessageSource } from '../message.ts';
import { type KafkaAdmin, membership, patiently, retry, unavailable } from './kafka-client.ts';
import { endConsumer, joinGroup, withinCloseTime } from './kafka-group-membership.ts';
import { KafkaGroupSession } from './kafka-group-session.ts';
import type { ReceivedMessage } from './kafka-message.ts';
import { KafkaOffsetCommits } from './kafka-offset-commits.ts';
import { KafkaPartition } from './kafka-partition.ts';
import { KafkaPlaceCheck, type ReadingPlace } from './kafka-place-check.ts';

interface KafkaTopicConsumerOptions {
  readonly kafka: Kafka;
  readonly admin: KafkaAdmin;
  readonly groupId: string;
  readonly topic: string;
  readonly queues: KeyQueues;
  task(received: ReceivedMessage, finished: () => void): KeyTask;
  /** The source from which the topic's messages can be read again. */
  readonly source: MessageSource | undefined;
  /** Called before messages of newly assigned partitions are taken. Returns the number of the assignment. */
  onAssigned(): number;
  /** The topic has deleted messages that the group had not handled. */
  onDropped(dropped: Pick<DroppedMessages, 'count' | 'instead'>): void;
  /** The consumer has ended and does not restart by itself. */
  onFatal(error: Error): void;
}

/**
 * A member of the consumer group of one topic.
 *
 * kafkajs passes on a fetched batch, and continues to fetch and to send heartbeats: handlers run in the queues of their keys
 * for as long as they need. The committed offset is the lowest offset that is not finished. If a partition is assigned to
 * another member, its messages in progress are completed here and delivered again there, and its waiting messages are dropped
 * here.
 */
export class KafkaTopicConsumer {
  private readonly consumer: Consumer;
  private readonly logger = new Logger('Kafka');
  private readonly partitions = new Map<number, KafkaPartition>();
  private readonly checks = new Set<KafkaPlaceCheck>();
  private readonly commits: KafkaOffsetCommits;
  /** Partitions whose last batch did not begin at the reading position, with the offset at which it began. */
  private readonly jumps = new Map<number, number>();
  private readonly session = new KafkaGroupSession();
  private assigned: number | null = null;
  private memberId = '';
  private paused = false;
  private readonly stopping = new AbortController();

  constructor(private readonly options: KafkaTopicConsumerOptions) {
    const { kafka, groupId, topic } = options;
    this.consumer = kafka.consumer({ groupId, retry, ...membership });
    this.commits = new KafkaOffsetCommits({
      topic,
      partitions: this.partitions,
      commit: (offsets) => this.consumer.commitOffsets(offsets),
    });
  }

  /** Resolves when partitions are assigned. Rejects with BrokerUnavailableError. */
  async start(): Promise<void> {
    const consumer = this.consumer;
    const { topic } = this.options;
    consumer.on(consumer.events.REBALANCING, () => {
      this.session.end();
      // Commits finished messages before the partitions are assigned to other members, which would handle them again.
      void this.commits.now();
    });
    consumer.on(consumer.events.HEARTBEAT, () => this.session.beat());
    consumer.on(consumer.events.STOP, () => this.session.end());
    consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload }) => this.skip(payload));
    try {
      await consumer.connect();
      await patiently(() => consumer.subscribe({ topic, fromBeginning: true }));
      await joinGroup(consumer, {
        signal: this.stopping.signal,
        eachBatch: async (payload) => this.take(payload),
        onAssignment: (payload) => this.assign(payload),
        onFatal: (error) => this.options.onFatal(unavailable(`the consumer of ${topic} has ended`, error)),
      });
    } catch (error) {
      await this.stop();
      throw unavailable(`the consumer of ${topic} cannot begin`, error);
    }
  }

  /** Whether the partition is assigned to this member. */
  has(partition: number): boolean {
    return this.partitions.has(partition) || this.isChecked(partition);
  }

  /** The number of the present assignment. Null: another member may have received its partitions. */
  get assignment(): number | null {
    return this.session.isCertain ? this.assigned : null;
  }

  /** Takes no more messages and remains a member. */
  pause(): void {
    this.paused = true;
    for (const check of this.checks) check.end();
    this.flow(() => this.consumer.pause([{ topic: this.options.topic }]));
  }

  /** Commits finished messages and leaves the group. */
  async stop(): Promise<void> {
    this.paused = true;
    await withinCloseTime(this.commits.all());
    this.stopping.abort(new Error('the consumer was stopped'));
    this.commits.stop();
    this.session.end();
    await endConsumer(this.consumer);
  }

  /**
   * Called after each rebalance. A partition that remains assigned continues at its position. kafkajs alone would fetch
   * messages in progress again. A new member id means that this process was not a member for a while: other members may have
   * had all partitions.
   */
  private assign({ memberId, memberAssignment }: ConsumerGroupJoinEvent['payload']): void {
    const { topic, onAssigned } = this.options;
    this.session.begin();
    this.assigned = onAssigned();
    const now = memberAssignment[topic] ?? [];
    const kept = new Set(memberId === this.memberId ? now : []);
    this.memberId = memberId;
    const resume = (number: number) => this.consumer.resume([{ topic, partitions: [number] }]);
    for (const [number, partition] of this.partitions) {
      if (kept.has(number)) {
        this.consumer.seek({ topic, partition: number, offset: String(partition.position) });
      } else {
        partition.revoke();
        this.partitions.delete(number);
        resume(number);
      }
    }
    for (const check of this.checks) check.keepOnly(kept).forEach(resume);
    const fresh = now.filter((number) => !this.partitions.has(number) && !this.isChecked(number));
    this.check(new Map(fresh.map((number) => [number, null])));
  }

  /** Reads nothing from the partitions until it is known that they have all messages that the group has not handled. */
  private check(partitions: ReadonlyMap<number, ReadingPlace | null>): void {
    if (partitions.size === 0) return;
    const { admin, groupId, topic, queues, source, task, onDropped } = this.options;
    this.flow(() => this.consumer.pause([{ topic, partitions: [...partitions.keys()] }]));
    const check = new KafkaPlaceCheck({
      admin,
      groupId,
      topic,
      queues,
      source,
      task,
      onDropped,
      partitions,
      onFailure: (error) => this.logger.warn(`${groupId} cannot check its position yet, retrying: ${String(error)}`),
      commit: (places) => this.consumer.commitOffsets(places.map((place) => ({ topic, ...place }))),
      begin: (...place) => this.begin(...place),
    });
    this.checks.add(check);
    void check.run().then(() => this.checks.delete(check));
  }

  private isChecked(number: number): boolean {
    return [...this.checks].some((check) => check.has(number));
  }

  private begin(number: number, from: number, reached: string | null): void {
    const { topic, queues, task } = this.options;
    const known = this.partitions.get(number);
    if (known !== undefined && from >= known.position) known.skipTo(from);
    else {
      const moved = () => this.moved(number, partition);
      const partition: KafkaPartition = new KafkaPartition({
        topic,
        partition: number,
        from,
        reached,
        queues,
        task,
        moved,
      });
      this.partitions.set(number, partition);
    }
    this.flow(() => {
      this.consumer.seek({ topic, partition: number, offset: String(from) });
      if (!this.paused) this.consumer.resume([{ topic, partitions: [number] }]);
    });
  }

  private take({ batch, resolveOffset, isStale, pause }: EachBatchPayload): void {
    if (this.paused || isStale()) return;
    const partition = this.partitions.get(batch.partition);
    if (partition === undefined || !this.goesOn(batch, partition)) return;
    const taken = partition.take(batch.messages);
    const last = batch.messages[taken - 1];
    if (last !== undefined) resolveOffset(last.offset);
    // The batch can end with Kafka's transaction markers.
    if (taken === batch.messages.length) partition.skipTo(Number(batch.lastOffset()) + 1);
    if (partition.full) pause();
  }

  /**
   * Called after each batch. kafkajs does not pass on a batch in which all messages are of aborted transactions, or markers. Without
   * the skip, the group would not be at the end until the next message of the partition.
   */
  private skip({ partition, batchSize, firstOffset, lastOffset }: ConsumerEndBatchProcessEvent['payload']): void {
    const taken = this.partitions.get(partition);
    if (batchSize === 0 && taken?.position === Number(firstOffset)) taken.skipTo(Number(lastOffset) + 1);
  }

  /**
   * Whether the batch begins at the reading position. If not, it is fetched once more. If it begins elsewhere again, either
   * there are no messages for this consumer in between, or kafkajs has reset to the oldest message because the topic has
   * deleted the next ones.
   */
  private goesOn(batch: Batch, partition: KafkaPartition): boolean {
    const number = batch.partition;
    const { position } = partition;
    // kafkajs sets it, although its types do not declare it.
    const from = Number((batch as Batch & { readonly fetchedOffset: string }).fetchedOffset);
    const before = this.jumps.get(number);
    this.jumps.delete(number);
    if (from === position) return true;
    if (before !== from) {
      this.jumps.set(number, from);
      this.flow(() => this.consumer.seek({ topic: batch.topic, partition: number, offset: String(position) }));
    } else {
      const { committable, reached } = partition;
      this.check(new Map([[number, { next: position, jumpsTo: from, committable, position: reached }]]));
    }
    return false;
  }

  private moved(number: number, partition: KafkaPartition): void {
    if (this.partitions.get(number) !== partition) return;
    this.commits.soon();
    // During a check, messages that were taken before it can still finish.
    if (!this.paused && !this.isChecked(number) && partition.roomy) {
      this.flow(() => this.consumer.resume([{ topic: this.options.topic, partitions: [number] }]));
    }
  }

  /** kafkajs throws between a crash and its restart. There is nothing to pause or resume then. */
  private flow(change: () => void): void {
    try {
      change();
    } catch {
      // Partitions are assigned again after the restart.
    }
  }
}

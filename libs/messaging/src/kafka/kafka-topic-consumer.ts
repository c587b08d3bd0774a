import { Logger } from '@nestjs/common';
import type { Batch, Consumer, ConsumerGroupJoinEvent, EachBatchPayload, Kafka } from 'kafkajs';
import pTimeout from 'p-timeout';
import type { DroppedMessages, MessageSource } from '../broker.ts';
import type { KeyQueues, KeyTask } from '../key-queues.ts';
import { textOf } from '../retry.ts';
import { type KafkaAdmin, membership, patiently, retry, unavailable } from './kafka-client.ts';
import type { ReceivedMessage } from './kafka-message.ts';
import { KafkaPartition } from './kafka-partition.ts';
import { KafkaPlaceCheck, type ReadingPlace } from './kafka-place-check.ts';

/** A crash repeats what was finished since the last commit. */
const commitEveryMs = 100;
const leaveWithinMs = 5_000;
/** A broker that has just started may load its groups for some seconds. */
const startWithinMs = 30_000;

export interface KafkaTopicConsumerOptions {
  readonly kafka: Kafka;
  readonly admin: KafkaAdmin;
  readonly groupId: string;
  readonly topic: string;
  readonly queues: KeyQueues;
  task(received: ReceivedMessage, finished: () => void): KeyTask;
  /** Where the topic's messages can be had again. */
  readonly source: MessageSource | undefined;
  /** The topic has dropped messages that the group had not handled. */
  onDropped(dropped: Pick<DroppedMessages, 'count' | 'instead'>): void;
  /** It has ended and will not begin again by itself. */
  onFatal(error: Error): void;
}

/**
 * A member of the consumer group of one topic.
 *
 * kafkajs hands over what it fetched and at once goes on to fetch and to send heartbeats: handlers run in the queues of
 * their keys, as long as they need. What is committed is the lowest offset that is not finished. When a partition goes
 * to another member, what of it is under way here is ended but comes to the other again, and what waits is dropped.
 */
export class KafkaTopicConsumer {
  private readonly consumer: Consumer;
  private readonly logger = new Logger('Kafka');
  private readonly partitions = new Map<number, KafkaPartition>();
  private readonly checks = new Set<KafkaPlaceCheck>();
  /** Partitions whose last batch did not begin where reading stood, and at which offset it began. */
  private readonly jumps = new Map<number, number>();
  private memberId = '';
  private paused = false;
  private stopped = false;
  private nextCommit: NodeJS.Timeout | undefined;
  private committing: Promise<void> | undefined;

  constructor(private readonly options: KafkaTopicConsumerOptions) {
    this.consumer = options.kafka.consumer({ groupId: options.groupId, retry, ...membership });
  }

  /** Resolves when the member has its partitions. Rejects with BrokerUnavailableError. */
  async start(): Promise<void> {
    const consumer = this.consumer;
    const { topic } = this.options;
    // Finished work is committed before the partitions may go to other members, which would do it again.
    consumer.on(consumer.events.REBALANCING, () => void this.commit());
    try {
      await consumer.connect();
      await patiently(() => consumer.subscribe({ topic, fromBeginning: true }));
      await this.run();
    } catch (error) {
      await this.stop();
      throw unavailable(`the consumer of ${topic} cannot begin`, error);
    }
  }

  /** `run` of kafkajs resolves even when it has failed: the events say what became of it. */
  private async run(): Promise<void> {
    const consumer = this.consumer;
    let joined = false;
    let lastError: unknown;
    let timer: NodeJS.Timeout | undefined;
    const atWork = new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(lastError ?? new Error(`no group within ${startWithinMs} ms`)), startWithinMs);
      consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
        this.assign(payload);
        joined = true;
        resolve();
      });
      consumer.on(consumer.events.CRASH, ({ payload }) => {
        lastError = payload.error;
        // A consumer that restarts by itself is waited for: a broker that has just started is still loading its groups.
        if (payload.restart) return;
        reject(payload.error);
        if (joined && !this.stopped) this.options.onFatal(payload.error);
      });
    });
    const run = consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: async (payload) => this.take(payload),
    });
    await Promise.all([run, atWork]).finally(() => clearTimeout(timer));
  }

  /** Takes no more messages, but stays a member. */
  pause(): void {
    this.paused = true;
    for (const check of this.checks) check.end();
    this.flow(() => this.consumer.pause([{ topic: this.options.topic }]));
  }

  /** Commits what is finished and leaves the group. */
  async stop(): Promise<void> {
    this.paused = true;
    clearTimeout(this.nextCommit);
    await within(leaveWithinMs, this.commitAll());
    this.stopped = true;
    clearTimeout(this.nextCommit);
    await within(leaveWithinMs, this.consumer.disconnect());
  }

  /**
   * After every rebalance. A partition that stays goes on where it was; kafkajs alone would fetch again what is under
   * way. A new member id means that we were out of the group for a while: others may have had all partitions.
   */
  private assign({ memberId, memberAssignment }: ConsumerGroupJoinEvent['payload']): void {
    const { topic } = this.options;
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
    const isChecked = (number: number) => [...this.checks].some((check) => check.has(number));
    const fresh = now.filter((number) => !this.partitions.has(number) && !isChecked(number));
    this.check(new Map(fresh.map((number) => [number, null])));
  }

  /** Nothing is read from the partitions until it is known that they hold all that the group has not handled. */
  private check(partitions: ReadonlyMap<number, ReadingPlace | null>): void {
    if (partitions.size === 0) return;
    const { admin, groupId, topic, queues, source, task, onDropped } = this.options;
    this.flow(() => this.consumer.pause([{ topic, partitions: [...partitions.keys()] }]));
    const check = new KafkaPlaceCheck({
      ...{ admin, groupId, topic, queues, source, task, onDropped, partitions },
      onFailure: (error) => this.logger.warn(`${groupId} cannot go on yet: ${textOf(error)}`),
      commit: (places) => this.consumer.commitOffsets(places.map((place) => ({ topic, ...place }))),
      begin: (...place) => this.begin(...place),
    });
    this.checks.add(check);
    void check.run().then(() => this.checks.delete(check));
  }

  private begin(number: number, from: number, reached: string | null): void {
    const { topic, queues, task } = this.options;
    const known = this.partitions.get(number);
    if (known !== undefined && from >= known.position) known.skipTo(from);
    else {
      const moved = () => this.moved(number, partition);
      const partition: KafkaPartition = new KafkaPartition({
        ...{ topic, partition: number, from, reached, queues, task, moved },
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
    // The batch may end with Kafka's own marks.
    if (taken === batch.messages.length) partition.skipTo(Number(batch.lastOffset()) + 1);
    if (partition.full) pause();
  }

  /**
   * Whether the batch begins where reading stood. Else it is asked for once more. When it begins at another offset again,
   * there is nothing for us in between, or kafkajs has gone to the oldest message, as the topic has dropped ours.
   */
  private goesOn(batch: Batch, partition: KafkaPartition): boolean {
    const number = batch.partition;
    const { position } = partition;
    // kafkajs has it, although its types do not declare it.
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
    this.commitSoon();
    if (!this.paused && partition.roomy) {
      this.flow(() => this.consumer.resume([{ topic: this.options.topic, partitions: [number] }]));
    }
  }

  private commitSoon(): void {
    if (this.stopped) return;
    this.nextCommit ??= setTimeout(() => {
      this.nextCommit = undefined;
      void this.commit();
    }, commitEveryMs);
  }

  private async commitAll(): Promise<void> {
    await this.committing;
    await this.commit();
  }

  /** One commit at a time. What is finished while it runs, or is left when it fails, is committed by the next one. */
  private commit(): Promise<void> {
    this.committing ??= this.commitMoved().finally(() => {
      this.committing = undefined;
      if (this.uncommitted().length > 0) this.commitSoon();
    });
    return this.committing;
  }

  private async commitMoved(): Promise<void> {
    const moved = this.uncommitted();
    if (moved.length === 0) return;
    const { topic } = this.options;
    const offsets = moved.map(({ number, offset, reached: metadata }) => {
      return { topic, partition: number, offset: String(offset), metadata };
    });
    try {
      await this.consumer.commitOffsets(offsets);
      for (const { partition, offset } of moved) partition.committed = offset;
    } catch {
      // The group is rebalancing or the cluster is down; without the commit some messages would only come twice.
    }
  }

  private uncommitted() {
    return [...this.partitions]
      .filter(([, partition]) => partition.committable > partition.committed)
      .map(([number, partition]) => ({ number, partition, offset: partition.committable, reached: partition.reached }));
  }

  /** kafkajs refuses while it is between a crash and its restart; then there is nothing to pause or resume either. */
  private flow(change: () => void): void {
    try {
      change();
    } catch {
      // Partitions begin again after the restart.
    }
  }
}

/** Waits for work that may hang when the cluster is down, and for its failure. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  await pTimeout(
    work.catch(() => undefined),
    { milliseconds: ms, message: false },
  );
}

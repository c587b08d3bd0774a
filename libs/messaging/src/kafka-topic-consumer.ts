import type { Consumer, ConsumerGroupJoinEvent, EachBatchPayload, Kafka } from 'kafkajs';
import { membership, patiently, retry, unavailable } from './kafka-client.ts';
import type { ReceivedMessage } from './kafka-message.ts';
import { KafkaPartition } from './kafka-partition.ts';
import type { KeyQueues, KeyTask } from './key-queues.ts';

/** A crash repeats what was finished since the last commit. */
const commitEveryMs = 100;
const leaveWithinMs = 5_000;
/** A broker that has just started may load its groups for some seconds. */
const startWithinMs = 30_000;

export interface KafkaTopicConsumerOptions {
  readonly kafka: Kafka;
  readonly groupId: string;
  readonly topic: string;
  readonly queues: KeyQueues;
  task(received: ReceivedMessage, finished: () => void): KeyTask;
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
  readonly #consumer: Consumer;
  readonly #partitions = new Map<number, KafkaPartition>();
  #memberId = '';
  #paused = false;
  #stopped = false;
  #nextCommit: NodeJS.Timeout | undefined;
  #committing: Promise<void> | undefined;

  constructor(private readonly options: KafkaTopicConsumerOptions) {
    this.#consumer = options.kafka.consumer({ groupId: options.groupId, retry, ...membership });
  }

  /** Resolves when the member has its partitions. Rejects with BrokerUnavailableError. */
  async start(): Promise<void> {
    const consumer = this.#consumer;
    const { topic } = this.options;
    // Finished work is committed before the partitions may go to others, who would do it again.
    consumer.on(consumer.events.REBALANCING, () => void this.#commit());
    try {
      await consumer.connect();
      await patiently(() => consumer.subscribe({ topic, fromBeginning: true }));
      await this.#run();
    } catch (error) {
      await this.stop();
      throw unavailable(`the consumer of ${topic} cannot begin`, error);
    }
  }

  /** `run` of kafkajs resolves even when it has failed: the events say what became of it. */
  async #run(): Promise<void> {
    const consumer = this.#consumer;
    let joined = false;
    let lastError: unknown;
    let timer: NodeJS.Timeout | undefined;
    const atWork = new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(lastError ?? new Error(`no group within ${startWithinMs} ms`)), startWithinMs);
      consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
        this.#assign(payload);
        joined = true;
        resolve();
      });
      consumer.on(consumer.events.CRASH, ({ payload }) => {
        lastError = payload.error;
        // One that begins anew by itself is waited for: a broker that has just started is still loading its groups.
        if (payload.restart) return;
        reject(payload.error);
        if (joined && !this.#stopped) this.options.onFatal(payload.error);
      });
    });
    const run = consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: async (payload) => this.#take(payload),
    });
    await Promise.all([run, atWork]).finally(() => clearTimeout(timer));
  }

  /** Takes no more messages, but stays a member. */
  pause(): void {
    this.#paused = true;
    this.#flow(() => this.#consumer.pause([{ topic: this.options.topic }]));
  }

  /** Commits what is finished and leaves the group. */
  async stop(): Promise<void> {
    this.#paused = true;
    clearTimeout(this.#nextCommit);
    await within(leaveWithinMs, this.#commitAll());
    this.#stopped = true;
    clearTimeout(this.#nextCommit);
    await within(leaveWithinMs, this.#consumer.disconnect());
  }

  /**
   * After every rebalance. A partition that stays goes on where it was; kafkajs alone would fetch again what is under
   * way. A new member id means that we were out of the group for a while: others may have had all partitions.
   */
  #assign({ memberId, memberAssignment }: ConsumerGroupJoinEvent['payload']): void {
    const { topic } = this.options;
    const assigned = new Set(memberId === this.#memberId ? memberAssignment[topic] : []);
    this.#memberId = memberId;
    for (const [number, partition] of this.#partitions) {
      if (assigned.has(number)) {
        this.#consumer.seek({ topic, partition: number, offset: String(partition.position) });
      } else {
        partition.revoke();
        this.#partitions.delete(number);
        this.#consumer.resume([{ topic, partitions: [number] }]);
      }
    }
  }

  #take({ batch, resolveOffset, isStale, pause }: EachBatchPayload): void {
    if (this.#paused || isStale()) return;
    const partition = this.#partition(batch.partition, Number(batch.messages[0]?.offset));
    const taken = partition.take(batch.messages);
    const last = batch.messages[taken - 1];
    if (last !== undefined) resolveOffset(last.offset);
    if (partition.full) pause();
  }

  #partition(number: number, from: number): KafkaPartition {
    const known = this.#partitions.get(number);
    if (known !== undefined) return known;
    const { topic, queues, task } = this.options;
    const partition: KafkaPartition = new KafkaPartition({
      topic,
      partition: number,
      from,
      queues,
      task,
      moved: () => this.#moved(number, partition),
    });
    this.#partitions.set(number, partition);
    return partition;
  }

  #moved(number: number, partition: KafkaPartition): void {
    if (this.#partitions.get(number) !== partition) return;
    this.#commitSoon();
    if (!this.#paused && partition.roomy) {
      this.#flow(() => this.#consumer.resume([{ topic: this.options.topic, partitions: [number] }]));
    }
  }

  #commitSoon(): void {
    if (this.#stopped) return;
    this.#nextCommit ??= setTimeout(() => void this.#commit(), commitEveryMs);
  }

  async #commitAll(): Promise<void> {
    await this.#committing;
    await this.#commit();
  }

  #commit(): Promise<void> {
    this.#committing ??= this.#commitMoved().finally(() => {
      this.#committing = undefined;
    });
    return this.#committing;
  }

  async #commitMoved(): Promise<void> {
    clearTimeout(this.#nextCommit);
    this.#nextCommit = undefined;
    const { topic } = this.options;
    const moved = [...this.#partitions]
      .filter(([, partition]) => partition.committable > partition.committed)
      .map(([number, partition]) => ({ number, partition, offset: partition.committable }));
    if (moved.length === 0) return;
    const offsets = moved.map(({ number, offset }) => ({ topic, partition: number, offset: String(offset) }));
    try {
      await this.#consumer.commitOffsets(offsets);
      for (const { partition, offset } of moved) partition.committed = offset;
    } catch {
      // The group is rebalancing or the cluster is down; without the commit some messages would only come twice.
      this.#commitSoon();
    }
  }

  /** kafkajs refuses while it is between a crash and its restart; then there is nothing to pause or resume either. */
  #flow(change: () => void): void {
    try {
      change();
    } catch {
      // Partitions begin anew after the restart.
    }
  }
}

/** Waits for work that may hang when the cluster is down, and for its failure. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => undefined), tooLong]);
  clearTimeout(timer);
}

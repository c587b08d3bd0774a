import { AssignerProtocol, type Consumer, type Kafka, type KafkaMessage, type PartitionAssigner } from 'kafkajs';
import { membership, patiently, retry, unavailable } from './kafka-client.ts';
import { endConsumer } from './kafka-group-membership.ts';

interface KafkaPartitionReaderOptions {
  readonly kafka: Kafka;
  /** The name of the reader's own group. Nothing is committed, so the cluster keeps nothing of the group. */
  readonly groupId: string;
  readonly topic: string;
  /** The first offset to read of each partition. The first partition is read at once, the others after `turnTo`. */
  readonly places: ReadonlyMap<number, number>;
  /** How long Kafka may delay an empty response, in ms. Default: as for a member of a group. */
  readonly maxWaitMs?: number;
  /** Receives a batch. The next batch is read when it resolves. Must not reject. */
  read(messages: readonly KafkaMessage[], partition: number): Promise<void>;
  /** The reader has ended and does not restart by itself. */
  onFatal(error: Error): void;
}

/**
 * Reads some partitions only, one at a time. kafkajs reads only as a member of a group: this group has one member, and its assigner
 * assigns these partitions only. By default, Kafka delays the start of each group by 3 s, so one group reads all of them.
 */
export class KafkaPartitionReader {
  private readonly consumer: Consumer;
  private readonly positions: Map<number, number>;
  private present: number | undefined;

  constructor(private readonly options: KafkaPartitionReaderOptions) {
    const { kafka, groupId, topic, places, maxWaitMs = membership.maxWaitTimeInMs } = options;
    this.positions = new Map(places);
    [this.present] = places.keys();
    this.consumer = kafka.consumer({
      groupId,
      retry,
      ...membership,
      maxWaitTimeInMs: maxWaitMs,
      partitionAssigners: [only(topic, [...places.keys()])],
    });
  }

  /** Resolves when the reader has started. Rejects with BrokerUnavailableError. */
  async start(): Promise<void> {
    const consumer = this.consumer;
    const { topic, onFatal } = this.options;
    let joined = false;
    const atWork = new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.GROUP_JOIN, () => {
        // Also after a crash or an expired session, so that no message is skipped.
        for (const [partition, offset] of this.positions) consumer.seek({ topic, partition, offset: String(offset) });
        const others = [...this.positions.keys()].filter((partition) => partition !== this.present);
        consumer.pause([{ topic, partitions: others }]);
        joined = true;
        resolve();
      });
      consumer.on(consumer.events.CRASH, ({ payload }) => {
        reject(payload.error);
        if (joined && !payload.restart) onFatal(unavailable(`the reader of ${topic} has ended`, payload.error));
      });
    });
    try {
      await consumer.connect();
      await patiently(() => consumer.subscribe({ topic, fromBeginning: true }));
      const run = consumer.run({
        autoCommit: false,
        eachBatch: async ({ batch, isStale }) => {
          // A batch of another partition was fetched before its pause.
          if (isStale() || batch.partition !== this.present) return;
          await this.options.read(batch.messages, batch.partition);
          this.positions.set(batch.partition, Number(batch.lastOffset()) + 1);
        },
      });
      await Promise.all([run, atWork]);
    } catch (error) {
      await this.stop();
      throw unavailable(`${topic} cannot be read`, error);
    }
  }

  /** Reads this partition from now on, and no longer the present one. */
  turnTo(partition: number): void {
    const { topic } = this.options;
    if (partition === this.present) return;
    const before = this.present;
    this.present = partition;
    try {
      if (before !== undefined) this.consumer.pause([{ topic, partitions: [before] }]);
      this.consumer.seek({ topic, partition, offset: String(this.positions.get(partition)) });
      this.consumer.resume([{ topic, partitions: [partition] }]);
    } catch {
      // kafkajs throws between a crash and its restart, which begins with the present partition.
    }
  }

  async stop(): Promise<void> {
    await endConsumer(this.consumer);
  }
}

function only(topic: string, partitions: number[]): PartitionAssigner {
  const name = 'SomePartitions';
  const version = 0;
  return () => ({
    name,
    version,
    assign: async ({ members }) =>
      members.map(({ memberId }) => ({
        memberId,
        memberAssignment: AssignerProtocol.MemberAssignment.encode({
          version,
          assignment: { [topic]: partitions },
          userData: Buffer.alloc(0),
        }),
      })),
    protocol: ({ topics }) => ({
      name,
      metadata: AssignerProtocol.MemberMetadata.encode({ version, topics, userData: Buffer.alloc(0) }),
    }),
  });
}

import { AssignerProtocol, type Consumer, type Kafka, type KafkaMessage, type PartitionAssigner } from 'kafkajs';
import { membership, patiently, retry, unavailable } from './kafka-client.ts';
import { withinCloseTime } from './kafka-group-membership.ts';

interface KafkaPartitionReaderOptions {
  readonly kafka: Kafka;
  /** The name of the reader's own group. Nothing is committed, so the cluster keeps nothing of the group. */
  readonly groupId: string;
  readonly topic: string;
  readonly partition: number;
  /** The first offset to read. */
  readonly from: number;
  /** How long Kafka may delay an empty response, in ms. Default: as for a member of a group. */
  readonly maxWaitMs?: number;
  /** Receives a batch. The next batch is read when it resolves. Must not reject. */
  read(messages: readonly KafkaMessage[]): Promise<void>;
  /** The reader has ended and does not restart by itself. */
  onFatal(error: Error): void;
}

/**
 * Reads one partition only. kafkajs reads only as a member of a group: this group has one member, and its assigner assigns that
 * partition only.
 */
export class KafkaPartitionReader {
  private readonly consumer: Consumer;
  private position: number;

  constructor(private readonly options: KafkaPartitionReaderOptions) {
    const { kafka, groupId, topic, partition, maxWaitMs = membership.maxWaitTimeInMs } = options;
    this.position = options.from;
    this.consumer = kafka.consumer({
      groupId,
      retry,
      ...membership,
      maxWaitTimeInMs: maxWaitMs,
      partitionAssigners: [onePartition(topic, partition)],
    });
  }

  /** Resolves when the reader has started. Rejects with BrokerUnavailableError. */
  async start(): Promise<void> {
    const consumer = this.consumer;
    const { topic, partition, onFatal } = this.options;
    let joined = false;
    const atWork = new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.GROUP_JOIN, () => {
        // Also after a crash or an expired session, so that no message is skipped.
        consumer.seek({ topic, partition, offset: String(this.position) });
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
          if (isStale()) return;
          await this.options.read(batch.messages);
          this.position = Number(batch.lastOffset()) + 1;
        },
      });
      await Promise.all([run, atWork]);
    } catch (error) {
      await this.stop();
      throw unavailable(`${topic} cannot be read`, error);
    }
  }

  async stop(): Promise<void> {
    await withinCloseTime(this.consumer.disconnect());
  }
}

function onePartition(topic: string, partition: number): PartitionAssigner {
  const name = 'OnePartition';
  const version = 0;
  return () => ({
    name,
    version,
    assign: async ({ members }) =>
      members.map(({ memberId }) => ({
        memberId,
        memberAssignment: AssignerProtocol.MemberAssignment.encode({
          version,
          assignment: { [topic]: [partition] },
          userData: Buffer.alloc(0),
        }),
      })),
    protocol: ({ topics }) => ({
      name,
      metadata: AssignerProtocol.MemberMetadata.encode({ version, topics, userData: Buffer.alloc(0) }),
    }),
  });
}

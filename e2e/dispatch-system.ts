import { topics } from '@dakpion/contracts';
import { type Admin, CompressionTypes, Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';
import { atEnd } from './at-end.ts';
import { clusterRecord } from './cluster.ts';

/** A message as a dispatch system passes it to its Kafka client. `value` is sent unchanged. */
export interface RiderMessage {
  readonly key: string;
  readonly value: string;
}

// Kafka accepts 1 MiB per batch, including keys and envelopes.
const maxBatchBytes = 500_000;

/** A dispatch system of the courier company: publishes rider events with a plain Kafka client, without our code. */
export class DispatchSystem {
  private constructor(
    private readonly producer: Producer,
    private readonly admin: Admin,
  ) {}

  /** Connects to the run's cluster until the test file ends. */
  static async connect(): Promise<DispatchSystem> {
    const kafka = new Kafka({
      clientId: 'depot-4',
      brokers: clusterRecord().kafka_brokers.split(','),
      logLevel: logLevel.NOTHING,
    });
    // Idempotent with one request at a time: messages arrive once and in order.
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    const admin = kafka.admin();
    await Promise.all([producer.connect(), admin.connect()]);
    atEnd(() => Promise.all([producer.disconnect(), admin.disconnect()]));
    return new DispatchSystem(producer, admin);
  }

  /** Publishes in this order. Resolves when all messages are durable. */
  async publish(messages: readonly RiderMessage[]): Promise<void> {
    for (let from = 0; from < messages.length; ) {
      const batch = messages.slice(from, batchEnd(messages, from));
      await this.producer.send({
        topic: topics.riderEvents.name,
        acks: -1,
        compression: CompressionTypes.None,
        messages: batch,
      });
      from += batch.length;
    }
  }

  /** The number of messages that were ever published on a topic. */
  async lengthOf(topic: string): Promise<number> {
    const ends = await this.admin.fetchTopicOffsets(topic);
    return ends.reduce((sum, { high }) => sum + Number(high), 0);
  }
}

/**
 * The end of the batch that begins at `from`. The batch is not too large, even if all of it is for one partition.
 */
function batchEnd(messages: readonly RiderMessage[], from: number): number {
  let end = from;
  let bytes = 0;
  do {
    bytes += Buffer.byteLength(messages[end]?.value ?? '');
    end += 1;
  } while (end < messages.length && bytes + Buffer.byteLength(messages[end]?.value ?? '') <= maxBatchBytes);
  return end;
}

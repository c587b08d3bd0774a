import { topics } from '@dakpion/contracts';
import { type Admin, CompressionTypes, Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';
import { atEnd } from './at-end.ts';
import { clusterRecord } from './cluster.ts';

/** A message as a dispatch system hands it to its Kafka client; `value` is sent as it is. */
export interface RiderMessage {
  readonly key: string;
  readonly value: string;
}

// Kafka takes 1 MiB per batch; keys and envelopes come on top of this.
const maxBatchBytes = 500_000;

/** A dispatch system of the courier company: it publishes rider events with a Kafka client alone, none of our code between. */
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
    // Idempotent and one request at a time: what is sent is there once and in order.
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

  /** Publishes in this order. Resolves when all is durable. */
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

  /** How many messages a topic has ever had. */
  async lengthOf(topic: string): Promise<number> {
    const ends = await this.admin.fetchTopicOffsets(topic);
    return ends.reduce((sum, { high }) => sum + Number(high), 0);
  }
}

/** Where the batch that begins at `from` ends: before it would be too large, though all of it were for one partition. */
function batchEnd(messages: readonly RiderMessage[], from: number): number {
  let end = from;
  let bytes = 0;
  do {
    bytes += Buffer.byteLength(messages[end]?.value ?? '');
    end += 1;
  } while (end < messages.length && bytes + Buffer.byteLength(messages[end]?.value ?? '') <= maxBatchBytes);
  return end;
}

import { type Kafka, type Message, Partitioners, type Producer } from 'kafkajs';
import { isRetriable, retry } from './kafka-client.ts';

/**
 * kafkajs requires at least one retry of an idempotent producer. {@link partitionerForOneTry} stops the retry before it sends.
 */
const producerRetry = { ...retry, retries: 1 };

/** Whether another producer may succeed: kafkajs gave up retrying, or marks the error as retriable. */
export function isPassing(error: unknown): boolean {
  if (error instanceof SecondTryError) return true;
  return isRetriable(error) || (error instanceof Error && error.name === 'KafkaJSNumberOfRetriesExceeded');
}

/** Whether Kafka closed the connection. */
export function isClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'KafkaJSConnectionClosedError';
}

/** Whether Kafka refused to assign a producer id, because the user may not write to any topic. */
export function isClusterRefusal(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'CLUSTER_AUTHORIZATION_FAILED';
}

/**
 * Chooses partitions like kafkajs, for one try of each message. In its retry, kafkajs 2.2.4 contacts only brokers that have not
 * answered. If the leader of a partition has moved to a broker that has answered, its messages are never sent, and the batch
 * still counts as acknowledged. Therefore this partitioner ends the retry, and a new producer sends the whole batch.
 */
export function partitionerForOneTry(): ReturnType<typeof Partitioners.DefaultPartitioner> {
  const choose = Partitioners.DefaultPartitioner();
  const tried = new WeakSet<Message>();
  return (args) => {
    if (tried.has(args.message)) throw new SecondTryError();
    tried.add(args.message);
    return choose(args);
  };
}

/** A producer was about to retry a batch by itself. */
class SecondTryError extends Error {
  override readonly name = 'SecondTryError';

  constructor() {
    super('no answer in time, or the answer of a broker that is not the leader');
  }
}

/** An idempotent producer that tries each batch once. */
export async function connectedProducer(kafka: Kafka): Promise<Producer> {
  const producer = kafka.producer({
    idempotent: true,
    allowAutoTopicCreation: false,
    createPartitioner: partitionerForOneTry,
    retry: producerRetry,
  });
  try {
    await producer.connect();
  } catch (error) {
    await producer.disconnect().catch(() => undefined);
    throw error;
  }
  return producer;
}

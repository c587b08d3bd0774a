import {
  type Kafka,
  KafkaJSConnectionError,
  KafkaJSError,
  KafkaJSNonRetriableError,
  KafkaJSNumberOfRetriesExceeded,
  KafkaJSProtocolError,
  type PartitionMetadata,
  type ProducerBatch,
} from 'kafkajs';
import { BrokerUnavailableError, PublishWithdrawnError } from '../broker-errors.ts';
import { kafkaRecord } from './kafka-message.ts';
import { partitionerForOneTry } from './kafka-producer.ts';
import { KafkaSender } from './kafka-sender.ts';

/** A cluster that does not acknowledge the first batch. */
function failingOnce(batches: unknown[][]): Kafka {
  const sendBatch = async ({ topicMessages = [] }: ProducerBatch) => {
    batches.push(topicMessages.flatMap(({ messages }) => messages.map(({ value }) => Number(value))));
    if (batches.length === 1) throw new Error('It is away');
  };
  const producer = { connect: async () => {}, disconnect: async () => {}, sendBatch };
  return { producer: () => producer } as unknown as Kafka;
}

function records(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const message = { topic: 'topic', key: 'key', type: 'Counted', value: from + index };
    return kafkaRecord(message, Buffer.from(String(message.value)));
  });
}

test('gives each message to a producer once, because kafkajs would acknowledge a second try that it did not send', () => {
  const partitionMetadata = [{ partitionId: 0, leader: 1 }] as PartitionMetadata[];
  const args = { topic: 'topic', partitionMetadata, message: { key: 'key', value: 'value' } };
  const partitioner = partitionerForOneTry();
  expect(partitioner(args)).toBe(0);
  expect(() => partitioner(args)).toThrow('no answer in time');
  // A new producer sends the same batch.
  expect(partitionerForOneTry()(args)).toBe(0);
});

test('sends a batch with a new producer when its producer was about to try again', async () => {
  const batches: unknown[][] = [];
  const partitioner = partitionerForOneTry();
  const message = { key: 'key', value: 'value' };
  const tryTwice = () => [1, 2].map(() => partitioner({ topic: 'topic', partitionMetadata: [], message }));
  const sendBatch = async ({ topicMessages = [] }: ProducerBatch) => {
    batches.push(topicMessages.flatMap(({ messages }) => messages.map(({ value }) => Number(value))));
    if (batches.length === 1) tryTwice();
  };
  const producer = { connect: async () => {}, disconnect: async () => {}, sendBatch };
  await new KafkaSender({ producer: () => producer } as unknown as Kafka).send(records(0, 2));
  expect(batches).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('does not send the rest of a batch before its first part when that part fails', async () => {
  const batches: unknown[][] = [];
  const sender = new KafkaSender(failingOnce(batches));
  const failing = sender.send(records(0, 1_500));
  const other = sender.send(records(5_000, 2));
  await expect(failing).rejects.toThrow(BrokerUnavailableError);
  await other;
  await sender.send(records(0, 1_500));
  expect(batches.map((batch) => [batch[0], batch.length])).toEqual([
    [0, 1_000],
    [5_000, 2],
    [0, 1_000],
    [1_000, 500],
  ]);
});

test('sends the records of other topics without those of a topic that Kafka refuses', async () => {
  const sent: string[] = [];
  const sendBatch = async ({ topicMessages = [] }: ProducerBatch) => {
    if (topicMessages.some(({ topic }) => topic === 'refused')) throw new KafkaJSNonRetriableError('not allowed');
    sent.push(...topicMessages.flatMap(({ topic, messages }) => messages.map(({ value }) => `${topic} ${value}`)));
  };
  const producer = { connect: async () => {}, disconnect: async () => {}, sendBatch };
  const sender = new KafkaSender({ producer: () => producer } as unknown as Kafka);
  const to = (topic: string, from: number) => records(from, 2).map((record) => ({ ...record, topic }));
  const sending = [
    sender.send(to('orders', 0)),
    sender.send(to('refused', 2)),
    sender.send([...to('orders', 4), ...to('refused', 6)]),
    sender.send(to('orders', 8)),
  ];
  const settled = await Promise.allSettled(sending);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(sent).toEqual(['orders 0', 'orders 1', 'orders 8', 'orders 9']);
});

test('leaves out a message that may no longer be sent when its turn comes, and sends the others', async () => {
  const batches: unknown[][] = [];
  let isFirst = true;
  let mayBeSent = true;
  const sendBatch = async ({ topicMessages = [] }: ProducerBatch) => {
    batches.push(topicMessages.flatMap(({ messages }) => messages.map(({ value }) => Number(value))));
    // The publisher loses its right while its message waits for the next try.
    if (isFirst) mayBeSent = false;
    if (isFirst) throw new KafkaJSConnectionError('Connection closed');
  };
  const producer = {
    connect: async () => {},
    disconnect: async () => {
      isFirst = false;
    },
    sendBatch,
  };
  const sender = new KafkaSender({ producer: () => producer } as unknown as Kafka);
  const sending = sender.send(records(0, 2), () => mayBeSent);
  const other = sender.send(records(5_000, 2));
  await expect(sending).rejects.toThrow(PublishWithdrawnError);
  await other;
  await expect(sender.send(records(0, 2), () => false)).rejects.toThrow(PublishWithdrawnError);
  expect(batches).toEqual([
    [0, 1, 5_000, 5_001],
    [5_000, 5_001],
  ]);
});

describe('a message that a producer could not send', () => {
  const silent = new KafkaJSNumberOfRetriesExceeded(new KafkaJSError('Request Produce timed out'), {
    retryCount: 1,
    retryTime: 100,
  });
  const unreachable = new KafkaJSConnectionError('Connection timeout');

  /** A cluster whose first producers fail in this way. Later producers can send. */
  function failingAtFirst(
    failing: number,
    { connecting, sending }: { connecting?: Error; sending?: Error },
  ): { kafka: Kafka; made: () => number; sent: unknown[] } {
    let made = 0;
    const sent: unknown[] = [];
    const producer = () => {
      made += 1;
      const fails = made <= failing;
      const connect = async () => {
        if (fails && connecting) throw connecting;
      };
      const sendBatch = async ({ topicMessages = [] }: ProducerBatch) => {
        if (fails && sending) throw sending;
        sent.push(...topicMessages.flatMap(({ messages }) => messages.map(({ value }) => Number(value))));
      };
      return { connect, disconnect: async () => {}, sendBatch };
    };
    return { kafka: { producer } as unknown as Kafka, made: () => made, sent };
  }

  test.each([
    ['is silent', { sending: silent }],
    ['cannot be reached', { connecting: unreachable }],
  ])('is sent by a new producer, which finds the present leader, when a broker %s', async (_how, failure) => {
    const { kafka, made, sent } = failingAtFirst(2, failure);
    const sender = new KafkaSender(kafka);
    await Promise.all([sender.send(records(0, 2)), sender.send(records(2, 1))]);
    await sender.send(records(3, 1));
    expect(sent).toEqual([0, 1, 2, 3]);
    expect(made()).toBe(3);
  });

  test('is refused with all waiting messages after the deadline', async () => {
    const { kafka, made, sent } = failingAtFirst(2, { sending: silent });
    const sender = new KafkaSender(kafka, 50);
    const sendings = [sender.send(records(0, 1_500)), sender.send(records(1_500, 1))];
    for (const sending of sendings) await expect(sending).rejects.toThrow(BrokerUnavailableError);
    expect(sent).toEqual([]);
    expect(made()).toBe(2);
    await sender.send(records(1_501, 1));
    expect(sent).toEqual([1_501]);
  });
});

describe('a user of Kafka without a right', () => {
  const refusing = (at: 'connect' | 'sendBatch', type: string, message: string): KafkaSender => {
    const refuse = async () => {
      throw Object.assign(new KafkaJSProtocolError(message), { type, retriable: false });
    };
    const producer = { connect: async () => {}, disconnect: async () => {}, sendBatch: async () => {}, [at]: refuse };
    return new KafkaSender({ producer: () => producer } as unknown as Kafka);
  };

  test('gets the names of the topics to which it may not write', async () => {
    const sender = refusing('sendBatch', 'TOPIC_AUTHORIZATION_FAILED', 'Not authorized to access topics');
    await expect(sender.send(records(0, 2))).rejects.toThrow(/^Kafka did not acknowledge topic: .*Not authorized/);
  });

  test('is told that it may write to no topic', async () => {
    const sender = refusing('connect', 'CLUSTER_AUTHORIZATION_FAILED', 'Cluster authorization failed');
    await expect(sender.connect()).rejects.toThrow(/^Kafka lets this user write to no topic: .*Cluster authorization/);
  });
});

test('closes within 3 s while Kafka is silent, so that the process ends in time', async () => {
  const never = () => new Promise<never>(() => undefined);
  const producer = { connect: async () => {}, disconnect: never, sendBatch: never };
  const sender = new KafkaSender({ producer: () => producer } as unknown as Kafka);
  void sender.send(records(0, 1));
  await expect(sender.close()).resolves.toBeUndefined();
});

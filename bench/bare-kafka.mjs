// Command and reply over Kafka with bare kafkajs, used in the fastest known way: two topics, one batch in progress, no wait except
// for the reply. Messages of one tick, or that arrive while a batch is being sent, form the next batch. It has an idempotent
// producer and commits its offsets once a second.
import { randomUUID } from 'node:crypto';
import kafkajs from 'kafkajs';
import { batching } from './batching.mjs';

const partitions = 12;
const maxWaitMs = 250;
const commitEveryMs = 1_000;

async function openKafkajs(brokers, topics) {
  const kafka = new kafkajs.Kafka({ brokers, clientId: 'bench-kafkajs', logLevel: kafkajs.logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({
    waitForLeaders: true,
    topics: topics.map((topic) => ({ topic, numPartitions: partitions })),
  });
  await admin.disconnect();
  const { DefaultPartitioner: createPartitioner } = kafkajs.Partitioners;
  const producer = kafka.producer({ idempotent: true, createPartitioner });
  await producer.connect();
  const consumers = [];
  return {
    send: batching((batch) => {
      const byTopic = grouped(batch);
      return producer.sendBatch({ topicMessages: [...byTopic].map(([topic, messages]) => ({ topic, messages })) });
    }),
    read: async (topic, take) => {
      const consumer = kafka.consumer({ groupId: `bench-${topic}`, maxWaitTimeInMs: maxWaitMs });
      consumers.push(consumer);
      await consumer.connect();
      await consumer.subscribe({ topic, fromBeginning: true });
      await consumer.run({
        autoCommitInterval: commitEveryMs,
        eachBatch: async ({ batch }) => {
          for (const { key, value, headers } of batch.messages) {
            take({ key: key.toString(), value: value.toString(), correlation: headers.correlation.toString() });
          }
        },
      });
    },
    close: async () => {
      for (const consumer of consumers) await consumer.disconnect();
      await producer.disconnect();
    },
  };
}

/** Node 20 has no Map.groupBy. */
function grouped(messages) {
  const byTopic = new Map();
  for (const message of messages) byTopic.set(message.topic, [...(byTopic.get(message.topic) ?? []), message]);
  return byTopic;
}

/** Opens the bare side of the comparison. `command` and `reply` are sent as JSON. */
export async function openBareClient({ brokers, command, reply }) {
  const [requests, replies] = ['requests', 'replies'].map((topic) => `bench-kafkajs-${topic}-${randomUUID()}`);
  const { send, read, close } = await openKafkajs(brokers, [requests, replies]);
  const pending = new Map();
  await Promise.all([
    read(requests, ({ key, value, correlation }) => {
      JSON.parse(value);
      void send({ topic: replies, key, value: JSON.stringify(reply), headers: { correlation } });
    }),
    read(replies, ({ value, correlation }) => {
      pending.get(correlation)(JSON.parse(value));
      pending.delete(correlation);
    }),
  ]);
  let sent = 0;
  const ask = (key) =>
    new Promise((resolve) => {
      sent += 1;
      const correlation = String(sent);
      pending.set(correlation, resolve);
      void send({ topic: requests, key, value: JSON.stringify(command), headers: { correlation } });
    });
  return { ask, close };
}

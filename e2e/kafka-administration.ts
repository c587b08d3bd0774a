import { type Admin, Kafka, logLevel } from 'kafkajs';
import { clusterRecord } from './cluster.ts';

/** Deletes all messages of a topic, like retention. */
export function dropAll(topic: string): Promise<void> {
  return administer(async (admin) => {
    const ends = await admin.fetchTopicOffsets(topic);
    const kept = ends.filter(({ low, high }) => low !== high);
    const partitions = kept.map(({ partition, high }) => ({ partition, offset: high }));
    await admin.deleteTopicRecords({ topic, partitions });
  });
}

/** Makes a group without members skip all messages of a topic, like `kafka-consumer-groups.sh --reset-offsets --to-latest`. */
export function skipAll(topic: string, groupId: string): Promise<void> {
  return administer(async (admin) => {
    const ends = await admin.fetchTopicOffsets(topic);
    const partitions = ends.map(({ partition, high }) => ({ partition, offset: high }));
    await admin.setOffsets({ groupId, topic, partitions });
  });
}

/** The number of members of a consumer group. */
export function groupMembers(group: string): Promise<number | undefined> {
  return administer(async (admin) => (await admin.describeGroups([group])).groups[0]?.members.length);
}

/** The work of Kafka's own tools. */
async function administer<Result>(work: (admin: Admin) => Promise<Result>): Promise<Result> {
  const brokers = clusterRecord().kafka_brokers.split(',');
  const admin = new Kafka({ clientId: 'e2e', brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
}

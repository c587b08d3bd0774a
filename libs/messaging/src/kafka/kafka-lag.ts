import type { Admin } from 'kafkajs';
import { type KafkaAddress, KafkaAdmin, kafkaClient } from './kafka-client.ts';

/** How far a consumer group is behind in a topic. */
export interface GroupLag {
  readonly group: string;
  readonly topic: string;
  /** Messages that are in the topic and not committed. */
  readonly messages: number;
}

type TopicEnds = Awaited<ReturnType<Admin['fetchTopicOffsets']>>;
type Committed = Awaited<ReturnType<Admin['fetchOffsets']>>[number]['partitions'];

/**
 * The lag of every consumer group that has members and has committed something, as the cluster knows it.
 * Rejects with BrokerUnavailableError.
 */
export async function groupLags(address: KafkaAddress): Promise<GroupLag[]> {
  const admin = new KafkaAdmin(kafkaClient(address, true));
  try {
    return await admin.ask('the lag of the consumer groups is not known', lagsOfLivingGroups);
  } finally {
    await admin.close();
  }
}

/** The lag of one group in one topic. Messages that the topic no longer has are not counted. */
export async function groupLag(admin: Admin, groupId: string, topic: string): Promise<number> {
  // The ends after the offsets: what is committed in between must not hide what another partition has left.
  const groups = await admin.fetchOffsets({ groupId, topics: [topic] });
  return messagesBehind(await admin.fetchTopicOffsets(topic), groups[0]?.partitions ?? []);
}

async function lagsOfLivingGroups(admin: Admin): Promise<GroupLag[]> {
  const { groups: listed } = await admin.listGroups();
  const { groups } = await admin.describeGroups(listed.map(({ groupId }) => groupId));
  const living = groups.filter(({ members }) => members.length > 0).map(({ groupId }) => groupId);
  const found: GroupLag[] = [];
  for (const group of living) {
    for (const { topic, partitions } of await admin.fetchOffsets({ groupId: group })) {
      const ends = await admin.fetchTopicOffsets(topic);
      found.push({ group, topic, messages: messagesBehind(ends, partitions) });
    }
  }
  return found;
}

/** Where nothing was ever committed the group is at the beginning. */
function messagesBehind(ends: TopicEnds, partitions: Committed): number {
  const committed = new Map(partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  const behind = ({ partition, high, low }: TopicEnds[number]) =>
    Math.max(0, Number(high) - Math.max(Number(low), committed.get(partition) ?? 0));
  return ends.reduce((sum, end) => sum + behind(end), 0);
}

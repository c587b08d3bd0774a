import type { Admin } from 'kafkajs';
import { type KafkaAddress, KafkaAdmin, kafkaClient } from './kafka-client.ts';

/** The lag of a consumer group in a topic. */
export interface GroupLag {
  readonly group: string;
  readonly topic: string;
  /** The number of messages in the topic that are not committed. */
  readonly messages: number;
}

type TopicEnds = Awaited<ReturnType<Admin['fetchTopicOffsets']>>;
type Committed = Awaited<ReturnType<Admin['fetchOffsets']>>[number]['partitions'];

/**
 * The lag of each consumer group that has members and committed offsets, as the cluster reports it. Rejects with
 * BrokerUnavailableError.
 */
export async function groupLags(address: KafkaAddress): Promise<GroupLag[]> {
  const admin = new KafkaAdmin(kafkaClient(address, true));
  try {
    return await admin.ask('the lag of the consumer groups is not known', lagsOfLivingGroups);
  } finally {
    await admin.close();
  }
}

/** The lag of one group in one topic. Messages that the topic has deleted do not count. */
export async function groupLag(admin: Admin, groupId: string, topic: string): Promise<number> {
  // The ends are read after the offsets. Otherwise a commit in between could hide the lag of another partition.
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

/** Without a committed offset, the group is at the beginning. */
function messagesBehind(ends: TopicEnds, partitions: Committed): number {
  const committed = new Map(partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  const behind = ({ partition, high, low }: TopicEnds[number]) =>
    Math.max(0, Number(high) - Math.max(Number(low), committed.get(partition) ?? 0));
  return ends.reduce((sum, end) => sum + behind(end), 0);
}

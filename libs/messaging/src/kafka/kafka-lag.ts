import type { Admin } from 'kafkajs';
import { type KafkaAddress, KafkaAdmin, kafkaClient } from './kafka-client.ts';
import { type GroupPlace, groupPlaces } from './kafka-group-places.ts';

/** The lag of a consumer group in a topic. */
export interface GroupLag {
  readonly group: string;
  readonly topic: string;
  /** The number of messages in the topic that are not committed. */
  readonly messages: number;
}

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

/**
 * The lag of one group in one topic. Messages that the topic has deleted do not count. `counts`: whether a partition counts.
 * Default: all do.
 */
export function lagIn(places: readonly GroupPlace[], counts: (partition: number) => boolean = () => true): number {
  // Without a committed offset, the group is at the beginning.
  const lagOf = ({ low, high, committed }: GroupPlace) => Math.max(0, high - Math.max(low, committed ?? 0));
  return places.filter(({ partition }) => counts(partition)).reduce((sum, place) => sum + lagOf(place), 0);
}

async function lagsOfLivingGroups(admin: Admin): Promise<GroupLag[]> {
  const { groups: listed } = await admin.listGroups();
  const { groups } = await admin.describeGroups(listed.map(({ groupId }) => groupId));
  const living = groups.filter(({ members }) => members.length > 0).map(({ groupId }) => groupId);
  const found: GroupLag[] = [];
  for (const group of living) {
    for (const { topic } of await admin.fetchOffsets({ groupId: group })) {
      found.push({ group, topic, messages: lagIn(await groupPlaces(admin, group, topic)) });
    }
  }
  return found;
}

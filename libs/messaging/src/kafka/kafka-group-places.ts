import type { Admin } from 'kafkajs';

/** How far a consumer group has come in a partition, and what the partition still holds. */
export interface GroupPlace {
  readonly partition: number;
  /** Offset of the oldest message that is left; of the next one when none is. */
  readonly low: number;
  /** Offset that the next message will get. */
  readonly high: number;
  /** The group has handled everything below it. Null when the cluster knows nothing of the group here. */
  readonly committed: number | null;
  /** Where the sender's source stood at the last message handled, see OutgoingMessage. Null when that is not known. */
  readonly position: string | null;
}

/** The places of a group in all partitions of a topic. Errors: those of kafkajs. */
export async function groupPlaces(admin: Admin, groupId: string, topic: string): Promise<GroupPlace[]> {
  const [ends, groups] = await Promise.all([
    admin.fetchTopicOffsets(topic),
    admin.fetchOffsets({ groupId, topics: [topic] }),
  ]);
  const committed = new Map(groups[0]?.partitions.map((one) => [one.partition, one]));
  return ends.map(({ partition, low, high }) => {
    const { offset = '-1', metadata = null } = committed.get(partition) ?? {};
    return {
      partition,
      low: Number(low),
      high: Number(high),
      committed: Number(offset) < 0 ? null : Number(offset),
      position: positionOf(metadata),
    };
  });
}

/**
 * Whether the partition has lost messages that the group had not handled: those before its oldest one, or, when the cluster
 * has forgotten the partition's end, all that came after the group's place.
 */
export function hasMissed({ low, high, committed }: GroupPlace): boolean {
  return (committed ?? 0) < low || (committed ?? 0) > high;
}

/** The number of messages, as far as it is known. */
export function missedCount({ low, committed }: GroupPlace): number {
  return Math.max(0, low - (committed ?? 0));
}

/**
 * The position from which on a source must be read again so that everything is handled which `missing` lack: the lowest of
 * all partitions with unread messages. From there, too, no order's later event can overtake an earlier one which is still
 * unread in another partition. Null: from the beginning, as one of them is not known.
 */
export function commonPosition(missing: readonly GroupPlace[], all: readonly GroupPlace[]): string | null {
  const unread = all.filter((place) => place.high > Math.max(place.low, place.committed ?? 0));
  const positions = [...missing, ...unread].map(({ position }) => position);
  let lowest: string | null = null;
  for (const position of positions) {
    if (position === null) return null;
    if (lowest === null || BigInt(position) < BigInt(lowest)) lowest = position;
  }
  return lowest;
}

/** Others' metadata, or none, is no position. */
function positionOf(metadata: string | null): string | null {
  return metadata !== null && /^\d{1,20}$/.test(metadata) ? metadata : null;
}

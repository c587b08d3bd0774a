import type { Admin } from 'kafkajs';

/** The position of a consumer group in a partition, and the messages that the partition still has. */
export interface GroupPlace {
  readonly partition: number;
  /** The offset of the oldest message. Of the next message if there is none. */
  readonly low: number;
  /** The offset of the next message. */
  readonly high: number;
  /** The group has handled all messages below this offset. Null if the cluster does not know the group. */
  readonly committed: number | null;
  /** The position of the last handled message in its sender's source, see OutgoingMessage. Null if unknown. */
  readonly position: string | null;
}

/** Reads the positions of a group in all partitions of a topic. Errors are those of kafkajs. */
export async function groupPlaces(admin: Admin, groupId: string, topic: string): Promise<GroupPlace[]> {
  // The ends are read after the offsets. Otherwise a commit in between could hide the lag of another partition.
  const groups = await admin.fetchOffsets({ groupId, topics: [topic] });
  const ends = await admin.fetchTopicOffsets(topic);
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
 * Whether the partition no longer has messages that the group had not handled: those before its oldest message; or, if the end
 * of the partition is before the group's position, all messages after that position.
 */
export function hasMissed({ low, high, committed }: GroupPlace): boolean {
  return (committed ?? 0) < low || (committed ?? 0) > high;
}

/** The number of lost messages, if known. */
export function missedCount({ low, committed }: GroupPlace): number {
  return Math.max(0, low - (committed ?? 0));
}

/**
 * The position from which the source must be read to handle all messages that `missing` have lost: the lowest of all partitions
 * with unread messages. No later event of an order can then overtake an earlier event that is unread in another partition.
 * Null: from the beginning, because one of the positions is unknown.
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

/** Metadata of other programs is not a position. */
function positionOf(metadata: string | null): string | null {
  return metadata !== null && /^\d{1,20}$/.test(metadata) ? metadata : null;
}

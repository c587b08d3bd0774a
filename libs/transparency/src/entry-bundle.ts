import { asRecorded, type EventStore } from '@dakpion/event-store';
import { type LoggedEvent, leafBytes, leafOf } from './leaf.ts';
import type { TilePlace } from './tile-path.ts';
import type { TreeReader } from './tree-reader.ts';
import { loggedStreamPrefixes } from './tree-streams.ts';

/** The events of the log after a position, from the event store. */
export function loggedEvents(
  eventStore: EventStore,
  after: bigint | undefined,
  maxCount?: number,
): AsyncIterable<LoggedEvent> {
  return eventStore.readAll({
    ...(after !== undefined && { after }),
    ...(maxCount !== undefined && { maxCount }),
    streamPrefixes: loggedStreamPrefixes,
    // An unreadable event has a leaf, too, because every event in the event store is in the log.
    unreadable: asRecorded,
  });
}

/** The leaves of a tile, each after its length in two bytes, as C2SP tlog-tiles serves them. Made from the events. */
export async function entryBundle(eventStore: EventStore, tree: TreeReader, place: TilePlace): Promise<Buffer> {
  // Rejects for a place that no checkpoint covers.
  await tree.leaves(place);
  const parts: Buffer[] = [];
  for await (const event of loggedEvents(eventStore, await tree.positionBefore(place.index), place.width)) {
    const leaf = leafBytes(leafOf(event));
    const length = Buffer.alloc(2);
    length.writeUInt16BE(leaf.length);
    parts.push(length, leaf);
  }
  return Buffer.concat(parts);
}

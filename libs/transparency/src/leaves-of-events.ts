import type { EventStore } from '@dakpion/event-store';
import { canonicalJson } from './canonical-json.ts';
import type { NamedLeaf } from './compare-leaves.ts';
import { loggedEvents } from './entry-bundle.ts';
import { leafOf } from './leaf.ts';
import { leafHashOf, leafHashText } from './leaf-of-record.ts';
import { eventName, loggedStreamPrefixes } from './tree-streams.ts';

/** Made, and read, so many at a time: a promise for each would take as long as its hash. */
const leavesAtOnce = 256;

/** The leaves of all logged events, as they are in the event store now. */
export async function* leavesOfEvents(eventStore: EventStore): AsyncGenerator<readonly NamedLeaf[]> {
  const records = eventStore.readRecords?.({ streamPrefixes: loggedStreamPrefixes });
  if (records === undefined) return yield* leavesOfParsed(eventStore);
  for await (const part of records) {
    yield part.map((record) => ({ name: eventName(record), hash: leafHashOf(record) }));
  }
}

async function* leavesOfParsed(eventStore: EventStore): AsyncGenerator<readonly NamedLeaf[]> {
  let leaves: NamedLeaf[] = [];
  for await (const event of loggedEvents(eventStore, undefined)) {
    leaves.push({ name: eventName(event), hash: leafHashText(canonicalJson(leafOf(event))) });
    if (leaves.length < leavesAtOnce) continue;
    yield leaves;
    leaves = [];
  }
  yield leaves;
}

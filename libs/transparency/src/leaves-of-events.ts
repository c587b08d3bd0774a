import type { EventStore } from '@dakpion/event-store';
import { canonicalJson } from './canonical-json.ts';
import type { NamedLeaf } from './compare-leaves.ts';
import { loggedEvents } from './entry-bundle.ts';
import { type LoggedEvent, leafOf } from './leaf.ts';
import { leafHashOf, leafHashText } from './leaf-of-record.ts';
import { eventName, loggedStreamPrefixes } from './tree-streams.ts';

/** The number of leaves that are made and passed on together: a promise for each leaf would take as long as its hash. */
const leavesAtOnce = 256;

/** The leaf of an event, and the position of the event in the event store. */
export interface LeafOfEvent extends NamedLeaf {
  readonly position: bigint;
}

export function leafOfEvent(event: LoggedEvent): LeafOfEvent {
  return { name: eventName(event), hash: leafHashText(canonicalJson(leafOf(event))), position: event.position };
}

/** Computes the leaves of the logged events after a position from the present events of the event store, some hundred at a time. */
export async function* leavesOfEvents(
  eventStore: EventStore,
  after: bigint | undefined,
): AsyncGenerator<readonly LeafOfEvent[]> {
  const range = after === undefined ? {} : { after };
  const records = eventStore.readRecords?.({ streamPrefixes: loggedStreamPrefixes, ...range });
  if (records === undefined) return yield* leavesOfParsed(eventStore, after);
  for await (const part of records) {
    yield part.map((record) => ({ name: eventName(record), hash: leafHashOf(record), position: record.position }));
  }
}

async function* leavesOfParsed(
  eventStore: EventStore,
  after: bigint | undefined,
): AsyncGenerator<readonly LeafOfEvent[]> {
  let leaves: LeafOfEvent[] = [];
  for await (const event of loggedEvents(eventStore, after)) {
    leaves.push(leafOfEvent(event));
    if (leaves.length < leavesAtOnce) continue;
    yield leaves;
    leaves = [];
  }
  if (leaves.length > 0) yield leaves;
}

import { type LoggedEvent, leafBytes, leafOf } from './leaf.ts';
import { leafHash } from './merkle-tree.ts';
import { eventName } from './tree-streams.ts';

/** A leaf as the tree has it. */
export interface NamedLeaf {
  /** The stream and the revision, as `order-ord_…@3`. */
  readonly name: string;
  readonly hash: Buffer;
}

/** An event that does not agree with the tree. */
export type EventFinding = {
  readonly kind: 'event_changed' | 'event_removed' | 'event_inserted' | 'event_moved';
  readonly stream: string;
  readonly revision: number;
};

export type ComparedItem = EventFinding | { readonly kind: 'new_events'; readonly count: number };

/** How far an event is searched that is not where it should be. Bounds memory. */
const maxDistance = 2_048;

/**
 * Compares leaves with the events of the event store, both in the order of the event store. Reports what differs, and at the
 * end the number of events that the tree does not have yet.
 */
export async function* compareLeaves(
  leaves: AsyncIterable<NamedLeaf>,
  events: AsyncIterable<LoggedEvent>,
): AsyncGenerator<ComparedItem> {
  const [stored, actual] = [new Ahead(leaves), new Ahead(named(events))];
  const missing = new Map<string, Buffer>();
  const surplus = new Map<string, Buffer>();
  for (;;) {
    const [leaf, event] = [await stored.at(0), await actual.at(0)];
    if (leaf === undefined) break;
    if (event?.name === leaf.name) {
      if (!event.hash.equals(leaf.hash)) yield findingOf('event_changed', leaf.name);
      stored.skip();
      actual.skip();
      continue;
    }
    const [leafAhead, eventAhead] = await Promise.all([
      event === undefined ? undefined : stored.distanceTo(event.name),
      actual.distanceTo(leaf.name),
    ]);
    // The nearer one is out of place.
    if (eventAhead === undefined || (leafAhead !== undefined && leafAhead < eventAhead)) {
      yield* settle('event_removed', leaf, missing, surplus);
      stored.skip();
    } else if (event !== undefined) {
      yield* settle('event_inserted', event, surplus, missing);
      actual.skip();
    }
  }
  for (const name of missing.keys()) yield findingOf('event_removed', name);
  for (const name of surplus.keys()) yield findingOf('event_inserted', name);
  yield { kind: 'new_events', count: await actual.count() };
}

/**
 * What is missing in one place can follow in another: then it was moved. What is never found is reported at the end, or at
 * once when too many wait.
 */
function* settle(
  kind: 'event_removed' | 'event_inserted',
  { name, hash }: NamedLeaf,
  waiting: Map<string, Buffer>,
  others: Map<string, Buffer>,
): Generator<EventFinding> {
  const other = others.get(name);
  if (other === undefined) {
    waiting.set(name, hash);
    const [first] = waiting.keys();
    if (waiting.size <= maxDistance || first === undefined) return;
    waiting.delete(first);
    yield findingOf(kind, first);
    return;
  }
  others.delete(name);
  yield findingOf(other.equals(hash) ? 'event_moved' : 'event_changed', name);
}

async function* named(events: AsyncIterable<LoggedEvent>): AsyncGenerator<NamedLeaf> {
  for await (const event of events) yield { name: eventName(event), hash: leafHash(leafBytes(leafOf(event))) };
}

function findingOf(kind: EventFinding['kind'], name: string): EventFinding {
  const at = name.lastIndexOf('@');
  return { kind, stream: name.slice(0, at), revision: Number(name.slice(at + 1)) };
}

/** Reads a sequence ahead, at most {@link maxDistance} items. */
class Ahead {
  private readonly items: AsyncIterator<NamedLeaf>;
  private ahead: NamedLeaf[] = [];
  private from = 0;
  private isOver = false;

  constructor(items: AsyncIterable<NamedLeaf>) {
    this.items = items[Symbol.asyncIterator]();
  }

  async at(distance: number): Promise<NamedLeaf | undefined> {
    while (this.ahead.length - this.from <= distance && !this.isOver) {
      const { value, done } = await this.items.next();
      if (done === true) this.isOver = true;
      else this.ahead.push(value);
    }
    return this.ahead[this.from + distance];
  }

  skip(): void {
    this.from += 1;
    if (this.from < maxDistance && this.from < this.ahead.length) return;
    this.ahead = this.ahead.slice(this.from);
    this.from = 0;
  }

  /** Undefined: it does not come within {@link maxDistance} items. */
  async distanceTo(name: string): Promise<number | undefined> {
    for (let distance = 0; distance < maxDistance; distance += 1) {
      const item = await this.at(distance);
      if (item === undefined) return undefined;
      if (item.name === name) return distance;
    }
    return undefined;
  }

  /** Reads to the end. */
  async count(): Promise<number> {
    let count = 0;
    for (; (await this.at(0)) !== undefined; count += 1) this.skip();
    return count;
  }
}

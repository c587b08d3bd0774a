/** A leaf from the tree, or computed from an event. */
export interface NamedLeaf {
  /** The stream and the revision, as `order-ord_…@3`. */
  readonly name: string;
  /** The hash as a text of one character for each byte, which is quicker to make and to compare than a buffer. */
  readonly hash: string;
}

/** An event that does not agree with the tree. */
export type EventFinding = {
  readonly kind: 'event_changed' | 'event_removed' | 'event_inserted' | 'event_moved';
  readonly stream: string;
  readonly revision: number;
};

type ComparedItem = EventFinding | { readonly kind: 'new_events'; readonly count: number };

/** The maximum distance at which an event is searched that is not at its place. Bounds memory. */
const maxDistance = 2_048;

/**
 * Compares leaves with those of the events of the event store, both in the order of the event store. Reports what differs, and at the
 * end the number of events that the tree does not have yet. An empty part of `events` says that there are no more at present: it is
 * asked again for events of leaves that were read later.
 */
export async function* compareLeaves(
  leaves: AsyncIterable<readonly NamedLeaf[]>,
  events: AsyncIterable<readonly NamedLeaf[]>,
): AsyncGenerator<ComparedItem> {
  const [stored, actual] = [new Ahead(leaves), new Ahead(events, true)];
  const missing = new Map<string, string>();
  const surplus = new Map<string, string>();
  /** The events were read to their end after this number of parts of leaves. */
  let readAfter = 0;
  for (;;) {
    skipEqual(stored, actual);
    const leaf = await stored.at(0);
    if (leaf === undefined) break;
    let event = await actual.at(0);
    if (event === undefined && readAfter < stored.parts) {
      // A program at work may have recorded the event of this leaf after the events ended.
      readAfter = stored.parts;
      actual.readOn();
      event = await actual.at(0);
    }
    if (event?.name === leaf.name) {
      if (event.hash !== leaf.hash) yield findingOf('event_changed', leaf.name);
      stored.skip();
      actual.skip();
      continue;
    }
    const [leafAhead, eventAhead] = await Promise.all([
      event === undefined ? undefined : stored.distanceTo(event.name),
      actual.distanceTo(leaf.name),
    ]);
    // The nearer one of the two has moved.
    if (eventAhead === undefined || (leafAhead !== undefined && leafAhead < eventAhead)) {
      yield* settle('event_removed', leaf, missing, surplus);
      stored.skip();
    } else if (event !== undefined) {
      yield* settle('event_inserted', event, surplus, missing);
      actual.skip();
    }
  }
  let count = 0;
  for (let event = await actual.at(0); event !== undefined; event = await actual.at(0)) {
    // An event of the tree that was moved behind the last leaf is not new.
    if (missing.has(event.name)) yield* settle('event_inserted', event, surplus, missing);
    else count += 1;
    actual.skip();
  }
  for (const name of missing.keys()) yield findingOf('event_removed', name);
  for (const name of surplus.keys()) yield findingOf('event_inserted', name);
  yield { kind: 'new_events', count };
}

/** Skips the leaves that agree, among those that were already read. */
function skipEqual(stored: Ahead, actual: Ahead): void {
  for (;;) {
    const [leaf, event] = [stored.known, actual.known];
    if (leaf === undefined || event?.name !== leaf.name || event.hash !== leaf.hash) return;
    stored.skip();
    actual.skip();
  }
}

/**
 * A leaf that is missing at its place may follow elsewhere: then its event was moved. A leaf that is never found is reported at the
 * end, or earlier when too many wait.
 */
function* settle(
  kind: 'event_removed' | 'event_inserted',
  { name, hash }: NamedLeaf,
  waiting: Map<string, string>,
  others: Map<string, string>,
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
  yield findingOf(other === hash ? 'event_moved' : 'event_changed', name);
}

function findingOf(kind: EventFinding['kind'], name: string): EventFinding {
  const at = name.lastIndexOf('@');
  return { kind, stream: name.slice(0, at), revision: Number(name.slice(at + 1)) };
}

/** Reads a sequence ahead, a part at a time, and not much further than {@link maxDistance} items. */
class Ahead {
  /** The number of parts that were read. */
  parts = 0;
  private readonly source: AsyncIterator<readonly NamedLeaf[]>;
  private ahead: NamedLeaf[] = [];
  private from = 0;
  private isOver = false;

  constructor(
    parts: AsyncIterable<readonly NamedLeaf[]>,
    /** Whether an empty part says that there are no more at present. */
    private readonly canGrow = false,
  ) {
    this.source = parts[Symbol.asyncIterator]();
  }

  /** The next item if it was read already. */
  get known(): NamedLeaf | undefined {
    return this.ahead[this.from];
  }

  async at(distance: number): Promise<NamedLeaf | undefined> {
    while (this.ahead.length - this.from <= distance && !this.isOver) {
      const { value, done } = await this.source.next();
      this.parts += 1;
      if (done === true || (this.canGrow && value.length === 0)) this.isOver = true;
      else this.ahead.push(...value);
    }
    return this.ahead[this.from + distance];
  }

  /** Asks again after the end. */
  readOn(): void {
    this.isOver = false;
  }

  skip(): void {
    this.from += 1;
    if (this.from < maxDistance && this.from < this.ahead.length) return;
    this.ahead = this.ahead.slice(this.from);
    this.from = 0;
  }

  /** The distance to the item with this name. Undefined: it is not among the next {@link maxDistance} items. */
  async distanceTo(name: string): Promise<number | undefined> {
    for (let distance = 0; distance < maxDistance; distance += 1) {
      // Most items are known. Waiting for each would take most of the time of a search.
      const item = this.ahead[this.from + distance] ?? (await this.at(distance));
      if (item === undefined) return undefined;
      if (item.name === name) return distance;
    }
    return undefined;
  }
}

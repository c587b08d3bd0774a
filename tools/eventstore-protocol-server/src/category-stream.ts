import { createHash } from 'node:crypto';
import { asRecorded, type EventStore, type ReadStreamOptions, type RecordedEvent } from '@dakpion/event-store';

/** A stream with the events of all streams of a category, as the projection `$by_category` of EventStoreDB links them. */
export interface CategoryStream {
  /** `$ce-order`. */
  readonly name: string;
  /** The prefix of the names of its streams: `order-`. */
  readonly streamPrefix: string;
}

/** An event and its place in the category stream, counted from 0. */
export interface LinkedEvent {
  readonly event: RecordedEvent;
  readonly revision: number;
}

const namePrefix = '$ce-';

/** The category stream with this name. Null for any other stream. */
export function categoryStream(name: string): CategoryStream | null {
  if (!name.startsWith(namePrefix)) return null;
  const category = name.slice(namePrefix.length);
  // A category is the text before the first dash. An empty name, or a name with a dash, has no streams, so it gets a prefix with
  // which no stream name begins.
  const hasStreams = category !== '' && !category.includes('-');
  return { name, streamPrefix: hasStreams ? `${category}-` : name };
}

/**
 * The events of a category. Links are not stored: to find a place, the previous events are counted, several hundred thousand a
 * second. That suffices for an audit of an embedded installation.
 */
export async function* readCategory(
  store: EventStore,
  { streamPrefix }: CategoryStream,
  { direction, fromRevision, maxCount = Number.POSITIVE_INFINITY }: ReadStreamOptions,
): AsyncGenerator<LinkedEvent> {
  if (maxCount === 0) return;
  const streamPrefixes = [streamPrefix];
  const backwards = direction === 'backwards';
  const end = backwards ? await endOfCategory(store, streamPrefix) : null;
  const after = end === null ? undefined : end.position + 1n;
  const step = backwards ? -1 : 1;
  const first = backwards ? (fromRevision ?? Number.POSITIVE_INFINITY) : (fromRevision ?? 0);
  let revision = end === null ? 0 : end.count - 1;
  let left = maxCount;
  const range = backwards ? ({ direction, after } as const) : {};
  for await (const event of store.readAll({ streamPrefixes, unreadable: asRecorded, ...range })) {
    if (backwards ? revision <= first : revision >= first) {
      yield { event, revision };
      left -= 1;
    }
    if (left === 0) return;
    revision += step;
  }
}

/** The number of events of the category, and the position of the last one in `$all`. Position −1 if there is none. */
export async function endOfCategory(
  store: EventStore,
  streamPrefix: string,
): Promise<{ readonly count: number; readonly position: bigint }> {
  let count = 0;
  let position = -1n;
  for await (const event of store.readAll({ streamPrefixes: [streamPrefix], unreadable: asRecorded })) {
    count += 1;
    position = event.position;
  }
  return { count, position };
}

/** The id of the link, the same in each read. */
export function linkId({ name }: CategoryStream, event: RecordedEvent): string {
  const hex = createHash('sha256').update(`${name} ${event.id}`).digest('hex');
  // In the form of a UUID of version 8, whose content is free (RFC 9562, section 5.8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

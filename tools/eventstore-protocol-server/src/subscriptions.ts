import { randomUUID } from 'node:crypto';
import { asRecorded, type EventStore, type RecordedEvent, type SubscriptionItem } from '@dakpion/event-store';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type CategoryStream, categoryStream, endOfCategory } from './category-stream.ts';
import { eventFilter } from './event-filter.ts';
import { streamName } from './identifiers.ts';
import { caughtUp, checkpoint, confirmation, eventResponse, linkResponse } from './read.responses.ts';
import { idForm } from './reads.ts';

/** The events of all streams after a position that match the filter. */
export async function* subscribeToAll(
  store: EventStore,
  options: ReadReq.Options,
  signal: AbortSignal,
): AsyncGenerator<ReadResp> {
  const filter = eventFilter(options);
  const position = options.getAll()?.getPosition();
  const fromEnd = options.getAll()?.hasEnd() ?? false;
  const after = fromEnd ? await store.head() : position && BigInt(position.getCommitPosition());
  yield confirmation(randomUUID());
  let reached: { readonly position: bigint | undefined } | null = null;
  for await (const item of store.subscribe({ after, streamPrefixes: filter.streamPrefixes, signal })) {
    if (item.kind === 'caught_up') {
      reached = item;
      break;
    }
    const event = storedEventOf(item);
    if (filter.wants(event)) yield eventResponse(event, idForm(options));
  }
  if (reached === null) return;
  if (options.hasFilter() && reached.position !== undefined) yield checkpoint(reached.position);
  // EventStoreDB reports that once, not after every later event.
  yield caughtUp();
  yield* newEvents(store, options, reached.position, signal);
}

/**
 * Yields wanted events, and positions after them and after many other events. Without positions, a client that gets no events would
 * search all others for a missing one.
 */
async function* newEvents(
  store: EventStore,
  options: ReadReq.Options,
  after: bigint | undefined,
  signal: AbortSignal,
): AsyncGenerator<ReadResp> {
  const { wants, checkpointEvery } = eventFilter(options);
  let unwanted = 0;
  let isTold = true;
  for await (const item of store.subscribe({ after, signal })) {
    if (item.kind === 'caught_up') {
      if (options.hasFilter() && !isTold && item.position !== undefined) yield checkpoint(item.position);
      isTold = true;
      continue;
    }
    const event = storedEventOf(item);
    if (wants(event)) {
      yield eventResponse(event, idForm(options));
      isTold = false;
    } else {
      unwanted += 1;
      if (unwanted % checkpointEvery === 0) yield checkpoint(event.position);
    }
  }
}

/** Events of one stream after a revision. */
export async function* subscribeToStream(
  store: EventStore,
  options: ReadReq.Options,
  signal: AbortSignal,
): AsyncGenerator<ReadResp> {
  const stream = streamName(options.getStream()?.getStreamIdentifier());
  const category = categoryStream(stream);
  if (category !== null) {
    yield* subscribeToCategory(store, category, options, signal);
    return;
  }
  const { revision, position } = await startInStream(store, stream, options);
  yield confirmation(randomUUID());
  let live = false;
  for await (const item of store.subscribe({ after: position, streamPrefixes: [stream], signal })) {
    if (item.kind === 'caught_up') {
      if (!live) yield caughtUp();
      live = true;
    } else if (item.event.stream === stream && item.event.revision > revision) {
      yield eventResponse(storedEventOf(item), idForm(options));
    }
  }
}

/** The links of a category after a revision. The earlier ones are counted. */
async function* subscribeToCategory(
  store: EventStore,
  category: CategoryStream,
  options: ReadReq.Options,
  signal: AbortSignal,
): AsyncGenerator<ReadResp> {
  const from = options.getStream();
  const { streamPrefix } = category;
  const end = from?.hasEnd() ? await endOfCategory(store, streamPrefix) : { count: 0, position: -1n };
  const after = end.count === 0 ? undefined : end.position;
  const unwanted = from?.hasRevision() ? Number(from.getRevision()) : -1;
  let revision = end.count;
  let live = false;
  yield confirmation(randomUUID());
  for await (const item of store.subscribe({ after, streamPrefixes: [streamPrefix], signal })) {
    if (item.kind === 'caught_up') {
      if (!live) yield caughtUp();
      live = true;
      continue;
    }
    const linked = { event: storedEventOf(item), revision };
    if (revision > unwanted) yield linkResponse(category, linked, idForm(options), options.getResolveLinks());
    revision += 1;
  }
}

/** The last event before those that the subscriber requests. −1 and no position if it requests all. */
async function startInStream(
  store: EventStore,
  stream: string,
  options: ReadReq.Options,
): Promise<{ readonly revision: number; readonly position: bigint | undefined }> {
  const from = options.getStream();
  if (from?.hasEnd()) {
    for await (const last of store.readStream(stream, { direction: 'backwards', maxCount: 1, unreadable: asRecorded }))
      return last;
  } else if (from?.hasRevision()) {
    const revision = Number(from.getRevision());
    for await (const event of store.readStream(stream, { fromRevision: revision, maxCount: 1, unreadable: asRecorded }))
      return event;
    return { revision, position: undefined };
  }
  return { revision: -1, position: undefined };
}

function storedEventOf(item: Exclude<SubscriptionItem, { kind: 'caught_up' }>): RecordedEvent {
  return item.kind === 'unreadable' ? asRecorded(item.event) : item.event;
}

import { asRecorded, type EventStore, type ReadAllOptions, type ReadStreamOptions } from '@dakpion/event-store';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { type CategoryStream, categoryStream, readCategory } from './category-stream.ts';
import { eventFilter } from './event-filter.ts';
import { streamName } from './identifiers.ts';
import { eventResponse, type IdForm, linkResponse, streamNotFound } from './read.responses.ts';

/** The form in which the client requires ids. */
export function idForm(options: ReadReq.Options): IdForm {
  return options.getUuidOption()?.hasStructured() ? 'structured' : 'string';
}

export async function* readStream(store: EventStore, options: ReadReq.Options): AsyncGenerator<ReadResp> {
  const stream = streamName(options.getStream()?.getStreamIdentifier());
  const category = categoryStream(stream);
  let none = true;
  for await (const response of category ? ofCategory(store, category, options) : ofStream(store, stream, options)) {
    none = false;
    yield response;
  }
  if (!none) return;
  const any = category
    ? readCategory(store, category, { maxCount: 1 })
    : store.readStream(stream, { maxCount: 1, unreadable: asRecorded });
  for await (const _event of any) return;
  yield streamNotFound(stream);
}

async function* ofStream(store: EventStore, stream: string, options: ReadReq.Options): AsyncGenerator<ReadResp> {
  for await (const event of store.readStream(stream, { ...streamRange(options), unreadable: asRecorded })) {
    yield eventResponse(event, idForm(options));
  }
}

async function* ofCategory(
  store: EventStore,
  category: CategoryStream,
  options: ReadReq.Options,
): AsyncGenerator<ReadResp> {
  for await (const linked of readCategory(store, category, streamRange(options))) {
    yield linkResponse(category, linked, idForm(options), options.getResolveLinks());
  }
}

export async function* readAll(store: EventStore, options: ReadReq.Options): AsyncGenerator<ReadResp> {
  const { streamPrefixes, wants } = eventFilter(options);
  let left = Number(options.getCount());
  if (left === 0) return;
  for await (const event of store.readAll({ ...allRange(options), streamPrefixes, unreadable: asRecorded })) {
    if (!wants(event)) continue;
    yield eventResponse(event, idForm(options));
    left -= 1;
    if (left <= 0) return;
  }
}

function streamRange(options: ReadReq.Options): ReadStreamOptions {
  const from = options.getStream();
  const backwards = isBackwards(options);
  const direction = backwards ? 'backwards' : 'forwards';
  const maxCount = Number(options.getCount());
  if (from?.hasRevision()) return { direction, fromRevision: Number(from.getRevision()), maxCount };
  // Forwards from the end there is no event. Backwards from the start there is the first event.
  if (from?.hasEnd()) return backwards ? { direction, maxCount } : { maxCount: 0 };
  return backwards ? { direction, fromRevision: 0, maxCount } : { direction, maxCount };
}

/** A position is inclusive for reads forwards and exclusive for reads backwards, as in EventStoreDB. */
function allRange(options: ReadReq.Options): ReadAllOptions {
  const from = options.getAll();
  const backwards = isBackwards(options);
  const direction = backwards ? 'backwards' : 'forwards';
  const position = from?.getPosition();
  if (position) {
    const commit = BigInt(position.getCommitPosition());
    return { direction, after: backwards || commit === 0n ? commit : commit - 1n };
  }
  return from?.hasEnd() === backwards ? { direction } : { direction, maxCount: 0 };
}

function isBackwards(options: ReadReq.Options): boolean {
  return options.getReadDirection() === messages.ReadReq.Options.ReadDirection.BACKWARDS;
}

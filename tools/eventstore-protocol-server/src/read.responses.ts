import type { RecordedEvent } from '@dakpion/event-store';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { type CategoryStream, type LinkedEvent, linkId } from './category-stream.ts';
import { streamIdentifier, uuidMessage } from './identifiers.ts';

/** EventStoreDB measures time in ticks of 100 ns. */
const ticksPerMs = 10_000n;

/** The form in which the client requires ids. */
export type IdForm = 'string' | 'structured';

/** Subscribers share the objects of new events: each is converted once, and encoded once. */
const responses = {
  string: new WeakMap<RecordedEvent, ReadResp>(),
  structured: new WeakMap<RecordedEvent, ReadResp>(),
};

/** An event of a stream or of `$all`. The response must not be changed. */
export function eventResponse(event: RecordedEvent, ids: IdForm): ReadResp {
  const known = responses[ids].get(event);
  if (known !== undefined) return known;
  const read = new messages.ReadResp.ReadEvent().setEvent(recordedEvent(event, ids));
  const response = new messages.ReadResp().setEvent(read.setCommitPosition(String(event.position)));
  const bytes = response.serializeBinary();
  response.serializeBinary = () => bytes;
  responses[ids].set(event, response);
  return response;
}

/** A link of a category stream, with its event if links are resolved. */
export function linkResponse(stream: CategoryStream, linked: LinkedEvent, ids: IdForm, isFollowed: boolean): ReadResp {
  const { event, revision } = linked;
  const link = recordedEvent(event, ids);
  link.setId(uuidMessage(linkId(stream, event), ids)).setStreamIdentifier(streamIdentifier(stream.name));
  link.setStreamRevision(String(revision)).setData(Buffer.from(`${event.revision}@${event.stream}`, 'utf8'));
  link.setCustomMetadata(Buffer.from(JSON.stringify({ $causedBy: event.id }), 'utf8'));
  link.getMetadataMap().set('type', '$>').set('content-type', 'application/octet-stream');
  const read = new messages.ReadResp.ReadEvent().setCommitPosition(String(event.position));
  if (isFollowed) read.setEvent(recordedEvent(event, ids)).setLink(link);
  else read.setEvent(link);
  return new messages.ReadResp().setEvent(read);
}

function recordedEvent(event: RecordedEvent, ids: IdForm): messages.ReadResp.ReadEvent.RecordedEvent {
  const position = String(event.position);
  const recorded = new messages.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuidMessage(event.id, ids)).setStreamIdentifier(streamIdentifier(event.stream));
  recorded.setStreamRevision(String(event.revision)).setCommitPosition(position).setPreparePosition(position);
  recorded.setData(jsonBytes(event.data));
  recorded.setCustomMetadata(jsonBytes(event.metadata));
  const properties = recorded.getMetadataMap();
  properties.set('type', event.type);
  properties.set('content-type', 'application/json');
  properties.set('created', String(BigInt(Math.trunc(event.recordedAt)) * ticksPerMs));
  return recorded;
}

/** The bytes of a JSON value. Events of other writers can have no value. */
function jsonBytes(value: unknown): Buffer {
  return Buffer.from(value === undefined ? '' : JSON.stringify(value), 'utf8');
}

export function streamNotFound(stream: string): ReadResp {
  const notFound = new messages.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream));
  return new messages.ReadResp().setStreamNotFound(notFound);
}

export function confirmation(subscriptionId: string): ReadResp {
  const confirmed = new messages.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId);
  return new messages.ReadResp().setConfirmation(confirmed);
}

export function caughtUp(): ReadResp {
  return new messages.ReadResp().setCaughtUp(new messages.ReadResp.CaughtUp());
}

/** The position that a filtered subscription has reached. */
export function checkpoint(position: bigint): ReadResp {
  const reached = new messages.ReadResp.Checkpoint();
  reached.setCommitPosition(String(position)).setPreparePosition(String(position));
  return new messages.ReadResp().setCheckpoint(reached);
}

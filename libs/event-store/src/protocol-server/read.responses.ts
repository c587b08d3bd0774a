import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from '../event-store.ts';
import { streamIdentifier, uuidMessage } from './identifiers.ts';

/** EventStoreDB counts time in ticks of 100 ns. */
const ticksPerMs = 10_000n;

/** An event of a stream or of `$all`. */
export function eventResponse(event: RecordedEvent, ids: 'string' | 'structured'): ReadResp {
  const position = String(event.position);
  const recorded = new messages.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuidMessage(event.id, ids)).setStreamIdentifier(streamIdentifier(event.stream));
  recorded.setStreamRevision(String(event.revision)).setCommitPosition(position).setPreparePosition(position);
  recorded.setData(Buffer.from(JSON.stringify(event.data), 'utf8'));
  recorded.setCustomMetadata(Buffer.from(JSON.stringify(event.metadata), 'utf8'));
  const properties = recorded.getMetadataMap();
  properties.set('type', event.type);
  properties.set('content-type', 'application/json');
  properties.set('created', String(BigInt(Math.trunc(event.recordedAt)) * ticksPerMs));
  const read = new messages.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position);
  return new messages.ReadResp().setEvent(read);
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

/** How far a filtered subscription has looked. */
export function checkpoint(position: bigint): ReadResp {
  const reached = new messages.ReadResp.Checkpoint();
  reached.setCommitPosition(String(position)).setPreparePosition(String(position));
  return new messages.ReadResp().setCheckpoint(reached);
}

import type { EventData, EventMetadata, NewEvent, StreamRevision } from '@dakpion/event-store';
import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { uuidText } from './identifiers.ts';
import { ProtocolError } from './protocol-error.ts';

/** The event that a client appends. Only JSON objects are accepted, for both data and metadata. */
export function proposedEvent(message: BatchAppendReq.ProposedMessage): NewEvent {
  const properties = message.getMetadataMap();
  if (properties.get('content-type') !== 'application/json') throw new ProtocolError('Only JSON events are kept here');
  return {
    id: uuidText(message.getId()),
    type: properties.get('type') ?? '',
    data: jsonObject(message.getData_asU8(), 'data') as EventData,
    metadata: jsonObject(message.getCustomMetadata_asU8(), 'metadata') as unknown as EventMetadata,
  };
}

/**
 * The expected revision of an append. Only exact revisions are supported, because appends with others cannot be repeated safely.
 */
export function expectedRevision(noStream: boolean, revision: string | undefined): StreamRevision {
  if (noStream) return 'no_stream';
  if (revision === undefined) throw new ProtocolError('Append with an exact revision, or with no_stream');
  return Number(revision);
}

function jsonObject(bytes: Uint8Array, part: string): object {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new ProtocolError(`The event's ${part} is not JSON`);
  }
  if (typeof value === 'object' && value !== null) return value;
  throw new ProtocolError(`The event's ${part} is not a JSON object`);
}

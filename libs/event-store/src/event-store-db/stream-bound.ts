import { createHash } from 'node:crypto';
import type { NewEvent, StreamRevision } from '../event-store.ts';

/** The name of the metadata stream of a stream. */
export function metadataStream(stream: string): string {
  return `$$${stream}`;
}

/** The number of events that the stream of this metadata keeps. Undefined if it is not bounded. */
export function boundOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, '$maxCount') : undefined;
}

/**
 * Makes the event that bounds a stream. The same bound after the same event has the same id, so EventStoreDB stores it once, however
 * many instances write it.
 */
export function boundEvent(metadata: string, count: number, after: StreamRevision): NewEvent {
  const hex = createHash('sha256').update(`${metadata} ${count} ${after}`).digest('hex');
  return {
    // In the format of a UUID of version 8, whose bits are free (RFC 9562, section 5.8).
    id: hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5'),
    type: '$metadata',
    data: { $maxCount: count },
    metadata: { schema_version: 1, $correlationId: metadata, $causationId: null, actor: {}, occurred_at: '' },
  };
}

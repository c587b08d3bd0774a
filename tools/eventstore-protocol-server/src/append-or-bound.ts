import type { AppendResult, EventStore, NewEvent, StreamRevision } from '@dakpion/event-store';
import { ProtocolError } from './protocol-error.ts';

const metadataPrefix = '$$';

/**
 * Appends events. An append to a stream `$$…` bounds the stream of that metadata, as in EventStoreDB: the last event of the
 * metadata is valid. Only `$maxCount` of the metadata is supported.
 */
export async function appendOrBound(
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  expected: StreamRevision,
): Promise<AppendResult> {
  if (!stream.startsWith(metadataPrefix)) return store.append(stream, events, expected);
  for (const { data } of events) boundIn(data);
  const result = await store.append(stream, events, expected);
  for await (const { data } of store.readStream(stream, { direction: 'backwards', maxCount: 1 }))
    await store.keepLast(stream.slice(metadataPrefix.length), boundIn(data));
  return result;
}

function boundIn({ $maxCount, ...others }: Readonly<Record<string, unknown>>): number {
  if (Object.keys(others).length === 0 && typeof $maxCount === 'number') return $maxCount;
  throw new ProtocolError('Of a stream’s metadata only $maxCount is served here');
}

import type { AppendResult, EventStore, NewEvent, StreamRevision } from '@dakpion/event-store';
import { ProtocolError } from './protocol-error.ts';

const metadataPrefix = '$$';

/**
 * Appends events. An append to a stream `$$…` bounds the stream of that metadata, as in EventStoreDB. Only `$maxCount` of the
 * metadata is supported. The latest value is valid, independent of the expected revision, and it cannot be read.
 */
export async function appendOrBound(
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  expected: StreamRevision,
): Promise<AppendResult> {
  if (!stream.startsWith(metadataPrefix)) return store.append(stream, events, expected);
  const { $maxCount, ...others } = events.at(-1)?.data ?? {};
  if (Object.keys(others).length > 0 || typeof $maxCount !== 'number') {
    throw new ProtocolError('Of a stream’s metadata only $maxCount is served here');
  }
  await store.keepLast(stream.slice(metadataPrefix.length), $maxCount);
  const revision = expected === 'no_stream' ? 0 : expected + 1;
  return { outcome: 'appended', revision, position: (await store.head()) ?? 0n };
}

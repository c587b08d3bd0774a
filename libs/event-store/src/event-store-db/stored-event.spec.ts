import type { RecordedEvent as ClientEvent } from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.ts';
import { isWanted, storedEvent } from './stored-event.ts';

const stored: ClientEvent = {
  id: '0c0f1a52-30a5-4f0e-9a3c-3f1f6f9d3f10',
  type: 'PLACED',
  streamId: 'order-1',
  revision: 3n,
  isJson: true,
  data: { a: 1 },
  metadata: { schema_version: 1, $correlationId: 'c' },
  created: new Date(1_795_000_000_123),
  position: { commit: 9_007_199_254_740_993n, prepare: 9_007_199_254_740_993n },
};

test('keeps the keys, the position and the time of an event', () => {
  expect(storedEvent(stored)).toEqual({
    id: stored.id,
    type: 'PLACED',
    stream: 'order-1',
    revision: 3,
    data: { a: 1 },
    metadata: { schema_version: 1, $correlationId: 'c' },
    position: 9_007_199_254_740_993n,
    recordedAt: 1_795_000_000_123,
  });
});

test.each([
  ['bytes', { ...stored, isJson: false, data: new Uint8Array([1]) }, 'its data is not a JSON object'],
  ['text', { ...stored, data: 'not JSON' }, 'its data is not a JSON object'],
  ['a list', { ...stored, data: [1] }, 'its data is not a JSON object'],
  ['no metadata', { ...stored, metadata: undefined }, 'its metadata is not a JSON object'],
  ['bytes as metadata', { ...stored, metadata: new Uint8Array([1]) }, 'its metadata is not a JSON object'],
  ['foreign metadata', { ...stored, metadata: { $correlationId: 'c' } }, 'its metadata has no schema_version'],
  ['no request', { ...stored, metadata: { schema_version: 1 } }, 'its metadata has no $correlationId'],
])('marks an event with %s as unreadable, keeps its position and gives the reason', (_name, event, reason) => {
  const { id, type, streamId: stream, data, metadata } = event;
  const place = { revision: 3, position: 9_007_199_254_740_993n, recordedAt: 1_795_000_000_123 };
  expect(storedEvent(event as unknown as ClientEvent)).toEqual({ id, type, stream, data, metadata, ...place, reason });
});

test.each([undefined, { commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n }])(
  'refuses a server that reports no position as too old',
  (position) => {
    expect(() => storedEvent({ ...stored, position } as ClientEvent)).toThrow(EventStoreUnavailableError);
  },
);

test.each<[string, string[], boolean]>([
  ['order-1', [], true],
  ['order-1', ['partner-', 'order-'], true],
  ['order-1', ['partner-'], false],
  ['$stats-1', [], false],
  ['$stats-1', [''], false],
  ['$stats-1', ['$stats-'], true],
])('decides whether stream %s is wanted for the prefixes %j: %s', (stream, prefixes, wanted) => {
  expect(isWanted(stream, prefixes)).toBe(wanted);
});

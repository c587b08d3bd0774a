import { storedVersions } from '@dakpion/contracts';
import type { RecordedEvent } from '../event-store.ts';
import { knownType, NewerVersionError, presentData, type Upcasters } from './present-data.ts';

const eventOf = (schema_version: number, data = {}): RecordedEvent => ({
  id: '6f2c1d8e-5b0a-4c57-9a3e-2d41f0b7c9a7',
  type: 'OrderCreated',
  stream: 'order-1',
  revision: 0,
  position: 1n,
  recordedAt: 0,
  data,
  metadata: { schema_version, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' },
});

/** Forms of events that are at version 2. Events of orders would get a new version with each new field of an order. */
interface Forms {
  1: { readonly name: string };
  2: { readonly name: string; readonly note: string | null };
}
const upcasters: Upcasters<'dispatch_events', Forms> = { 1: (data) => ({ ...data, note: null }) };

test('adds the new fields as null to data of an earlier version, and leaves present data unchanged', () => {
  expect(presentData(eventOf(1, { name: 'a' }), 'dispatch_events', upcasters)).toEqual({ name: 'a', note: null });
  const present = { name: 'a', note: 'b' };
  expect(presentData(eventOf(2, present), 'dispatch_events', upcasters)).toBe(present);
});

test('refuses data of a newer version by name', () => {
  const read = () => presentData(eventOf(3), 'dispatch_events', upcasters);
  expect(read).toThrow(NewerVersionError);
  expect(read).toThrow(
    'order-1@0, OrderCreated, was written by a newer version of Dakpion: version 3 of dispatch_events, and this one reads 2.',
  );
});

test('refuses an unknown type by name', () => {
  const known = () => knownType(eventOf(1), { OrderPicked: true });
  expect(known).toThrow(NewerVersionError);
  expect(known).toThrow('order-1@0 has an unknown type, OrderCreated');
  knownType(eventOf(1), { OrderCreated: true });
});

test('lets the compiler find a missing conversion and one that leaves out a new field', () => {
  // @ts-expect-error: version 1 has no conversion.
  const missing: Upcasters<'dispatch_events', Forms> = {};
  // @ts-expect-error: the result has no `note`.
  const incomplete: Upcasters<'dispatch_events', Forms> = { 1: (data) => data };
  // @ts-expect-error: the data of version 2 are not described.
  const undescribed: Upcasters<'dispatch_events', { 1: Forms[1] }> = { 1: (data) => data };
  expect([missing, incomplete, undescribed]).toHaveLength(3);
  expect(storedVersions.dispatch_events).toBe(2);
});

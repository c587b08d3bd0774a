import type { RecordedEvent } from '@dakpion/event-store';
import { indexedEvent } from './indexed-event.ts';

const eventAt = (position: bigint) =>
  ({ position, stream: 'order-ord_1', revision: 0, type: 'OrderCreated' }) as RecordedEvent;

test('refuses a position at which a number has no eighths', () => {
  const last = 2n ** 49n;
  expect(indexedEvent(eventAt(1n), last)).toEqual({ position: 2 ** 49 + 1 / 8, order_id: 'ord_1', revision: 0 });
  expect(() => indexedEvent(eventAt(last + 1n))).toThrow(RangeError);
});

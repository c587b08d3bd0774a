import fc from 'fast-check';
import { eventIdOf, newId, orderIdOfBulkKey, orderIdOfKey, orderIdOfRetry } from './identifiers.ts';

const form = /^ord_[0-9a-hjkmnp-tv-z]{26}$/;

describe('identifiers', () => {
  test('derive the same order id from the same key', () => {
    // The literal fixes the derivation: a change would make every repeated create of a partner create a second order.
    expect(orderIdOfKey('prt_1', 'production', 'invoice-77')).toBe('ord_khtr1zkd6m75fr6xmqvdvetcmz');
    expect(orderIdOfRetry('ord_khtr1zkd6m75fr6xmqvdvetcmz')).toBe('ord_6s6scb1s50rbeybrqyph6tn3ex');
  });

  test('give each order of a bulk request its own id, which no idempotency key of a single order results in', () => {
    const ids = [0, 1, 10].map((index) => orderIdOfBulkKey('prt_1', 'production', 'day-1', index));
    expect(ids[0]).toBe('ord_sy961fn097s8f2wnwgj07rhz83');
    expect(new Set([...ids, orderIdOfBulkKey('prt_1', 'production', 'day-11', 0)]).size).toBe(4);
    for (const key of ['day-1', 'day-1 0', '["day-1","0"]'])
      expect(ids).not.toContain(orderIdOfKey('prt_1', 'production', key));
  });

  test('differ when partner, environment or key differs', () => {
    const ids = [
      orderIdOfKey('prt_1', 'production', 'a'),
      orderIdOfKey('prt_1', 'sandbox', 'a'),
      orderIdOfKey('prt_2', 'production', 'a'),
      orderIdOfKey('prt_1', 'production', 'b'),
      orderIdOfKey('prt_', 'production', '1a'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('have the same form for any key and differ between keys', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const id = orderIdOfKey('prt_1', 'sandbox', one);
        expect(id).toMatch(form);
        expect(id === orderIdOfKey('prt_1', 'sandbox', other)).toBe(one === other);
      }),
    );
  });

  test('have the same form and never repeat when they are random', () => {
    const ids = Array.from({ length: 10_000 }, () => newId('ord'));
    expect(ids.every((id) => form.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of events are UUIDs without dashes', () => {
    expect(eventIdOf('0b8e2a4e-6f6e-4e52-9c0d-8d6f0c1f2a3b')).toBe('evt_0b8e2a4e6f6e4e529c0d8d6f0c1f2a3b');
  });
});

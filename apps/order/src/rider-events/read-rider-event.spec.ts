import { epochMsOf, maxRiderEventBytes } from '@dakpion/contracts';
import { orderId, riderEventCases } from '@dakpion/fixtures';
import { readRiderEvent } from './read-rider-event.ts';

const now = epochMsOf('2026-11-21T12:00:00Z');
const order_id = `ord_${'a'.repeat(26)}`;
const rider = { rider_id: 7, name: 'করিম', phone_number: '01711111111', driver_type: 1, is_freelancer: false };
const assigned = { event_id: 'e-1', type: 'RIDER_ASSIGNED', order_id, occurred_at: '2026-11-21T11:59:00Z', rider };

const dayMs = 24 * 60 * 60 * 1000;

/** Reads a value with the `headers` and `publishedAt` that the broker would deliver. */
function read(value: unknown, key = order_id, headers: Record<string, string> = {}, publishedAt = now, type = '') {
  const bytes = Buffer.from(JSON.stringify(value));
  return readRiderEvent({ key, type, value, bytes, headers, publishedAt }, now, dayMs);
}

describe('a rider event', () => {
  test('has Dhaka time, and null for each absent field, when only the required fields were sent', () => {
    expect(read(assigned)).toEqual({
      outcome: 'transition',
      transition: {
        ...assigned,
        occurred_at: '2026-11-21T17:59:00.000+06:00',
        location: null,
        time_to_pickup: null,
        duration: null,
        reason: null,
      },
    });
  });

  test('keeps all of its fields', () => {
    const location = { latitude: 23.78, longitude: 90.4 };
    const full = { ...assigned, type: 'PARCEL_PICKED', location, time_to_pickup: 0, duration: 12, reason: 'x' };
    expect(read(full)).toEqual({
      outcome: 'transition',
      transition: { ...full, occurred_at: '2026-11-21T17:59:00.000+06:00' },
    });
  });

  test('is malformed when its headers are larger than an event may be, because a held event is stored with them', () => {
    const fits = { h: 'a'.repeat(maxRiderEventBytes - 1) };
    expect(read(assigned, order_id, fits)).toMatchObject({ outcome: 'transition' });
    expect(read(assigned, order_id, { h: '\ufffd'.repeat(maxRiderEventBytes / 3 + 1) })).toEqual({
      outcome: 'malformed',
      detail: `Its headers have at most ${maxRiderEventBytes} bytes`,
    });
    // The type of a message is a header, too.
    expect(read(assigned, order_id, fits, now, 'a')).toMatchObject({ outcome: 'malformed' });
  });

  test('needs no rider for a cancellation', () => {
    const { rider: _, ...cancelled } = { ...assigned, type: 'ORDER_CANCELLED', reason: 'No rider is free' };
    expect(read(cancelled)).toMatchObject({
      outcome: 'transition',
      transition: { rider: null, reason: 'No rider is free' },
    });
  });

  test('is no transition when it is a location', () => {
    const location = { latitude: 23.78, longitude: 90.4 };
    expect(read({ ...assigned, type: 'RIDER_LOCATION', location })).toEqual({
      outcome: 'location',
      sighting: {
        type: 'RIDER_LOCATION',
        event_id: 'e-1',
        order_id,
        occurred_at: '2026-11-21T17:59:00.000+06:00',
        rider,
        location,
        time_to_pickup: null,
        duration: null,
      },
    });
  });

  test.each([
    ['an array', [assigned], 'JSON object'],
    ['a text', 'RIDER_ASSIGNED', 'JSON object'],
    ['null', null, 'JSON object'],
    ['an unknown type', { ...assigned, type: 'RIDER_LOST' }, 'type: Must be one of'],
    ['an invalid order id', { ...assigned, order_id: 'ord_1' }, 'order_id: Must be an order id'],
    ['an unknown field', { ...assigned, ocurred_at: 'x' }, 'ocurred_at: Unknown field'],
    ['an unknown field of the rider', { ...assigned, rider: { ...rider, nick: 'K' } }, 'rider.nick: Unknown field'],
    ['no rider', { ...assigned, rider: null }, 'rider: Is required'],
    ['a rider in a list', { ...assigned, rider: [rider] }, 'rider: Must be a JSON object'],
    [
      'a rider without a number',
      { ...assigned, rider: { ...rider, rider_id: '7' } },
      'rider.rider_id: Must be a JSON number',
    ],
    ['a location event without a location', { ...assigned, type: 'RIDER_LOCATION' }, 'location: Is required'],
    [
      'a place off the map',
      { ...assigned, location: { latitude: 91, longitude: 0 } },
      'location.latitude: Must be from -90 to 90',
    ],
    ['a time without an offset', { ...assigned, occurred_at: '2026-11-21T11:59:00' }, 'occurred_at: Must be an ISO'],
    ['a day that does not exist', { ...assigned, occurred_at: '2026-02-30T11:59:00Z' }, 'occurred_at'],
    ['a week instead of a date', { ...assigned, occurred_at: '2026-W47-6T11:59:00Z' }, 'occurred_at'],
    ['Dhaka time sent as UTC', { ...assigned, occurred_at: '2026-11-21T17:59:00Z' }, 'lies in the future'],
    ['a line break in an id', { ...assigned, event_id: 'a\nb' }, 'event_id: Must not contain control characters'],
    ['the time of a clock that was never set', { ...assigned, occurred_at: '1970-01-01T00:00:01Z' }, 'further back'],
    ['half a minute', { ...assigned, duration: 0.5 }, 'duration: Must be an integer'],
    [
      'larger than the limit',
      { ...assigned, reason: 'x'.repeat(maxRiderEventBytes) },
      `at most ${maxRiderEventBytes} bytes`,
    ],
    ['a prototype', JSON.parse(`{"__proto__": {"rider_id": 1}, "constructor": 1}`), 'event_id'],
  ])('is malformed when it is %s, and the detail says why', (_, value, detail) => {
    const result = read(value);
    expect(result).toEqual({ outcome: 'malformed', detail: expect.stringContaining(detail) });
  });

  test('is malformed when it is nested more deeply than JSON.stringify can handle', () => {
    // The bytes are few enough, and parsing them needs no stack.
    const bytes = Buffer.from(`{"event_id":${'['.repeat(8_000)}${']'.repeat(8_000)}}`);
    const message = {
      key: order_id,
      type: '',
      value: JSON.parse(bytes.toString()),
      bytes,
      headers: {},
      publishedAt: now,
    };
    expect(readRiderEvent(message, now, dayMs)).toEqual({
      outcome: 'malformed',
      detail: expect.stringContaining('event_id: Must be'),
    });
  });

  test('names every fault at once', () => {
    const result = read({ ...assigned, event_id: 1, type: 2 });
    expect(result).toMatchObject({ detail: expect.stringMatching(/event_id: .*type: /s) });
  });

  test('has its age at its arrival, however long it has waited in the topic since', () => {
    const waited = { ...assigned, occurred_at: '2026-11-19T12:00:00Z' };
    const came = epochMsOf('2026-11-20T11:59:59Z');
    expect(read(waited, order_id, {}, came).outcome).toBe('transition');
    expect(read(waited, order_id, { 'received-at': String(came) }).outcome).toBe('transition');
    expect(read(waited, order_id, {}, came + 2_000).outcome).toBe('malformed');
    // If the publisher's clock was never set, the time of arrival cannot be trusted either.
    const unset = { ...assigned, occurred_at: '2020-01-01T00:00:00Z' };
    expect(read(unset, order_id, {}, epochMsOf('2020-01-01T00:00:01Z')).outcome).toBe('malformed');
    expect(read(waited, order_id, { 'received-at': 'yesterday' }).outcome).toBe('malformed');
    // The time of arrival is that of a publisher's clock, which can be ahead.
    const inTime = { ...assigned, occurred_at: '2026-11-20T12:00:01Z' };
    expect(read(inTime, order_id, {}, now + 60_000).outcome).toBe('transition');
  });

  test('is accepted at any age when an operator replays it', () => {
    const old = { ...assigned, occurred_at: '2026-11-01T12:00:00Z' };
    expect(read(old).outcome).toBe('malformed');
    expect(read(old, order_id, { 'replay-of': 'letter-1' }).outcome).toBe('transition');
    // From a clock that was never set.
    const unset = { ...assigned, occurred_at: '1970-01-01T00:00:05+06:00' };
    expect(read(unset, order_id, { 'replay-of': 'letter-1' }).outcome).toBe('malformed');
  });

  test.each(riderEventCases(now))('is treated as over HTTP: $name, accepted $isTaken', ({ value, isTaken }) => {
    const { outcome } = read(value, orderId);
    expect(['transition', 'location'].includes(outcome)).toBe(isTaken);
  });

  test('is refused under a key other than its order id', () => {
    expect(read(assigned, 'rider-7')).toEqual({ outcome: 'wrong_key', detail: expect.stringContaining(order_id) });
    expect(read(assigned, '')).toMatchObject({ outcome: 'wrong_key' });
  });
});

import { dhakaTime, maxRiderEventBytes, maxRiderEventLeadMs } from '@dakpion/contracts';
import { orderId, rider } from './order.ts';

const hourMs = 60 * 60 * 1000;

/** A rider event, or what claims to be one, and whether it is taken: over HTTP as over Kafka. */
export interface RiderEventCase {
  readonly name: string;
  readonly value: unknown;
  readonly isTaken: boolean;
}

/** The table of what is taken and what is refused, for the default settings. `now` (epoch ms) is when the events come. */
export function riderEventCases(now: number): readonly RiderEventCase[] {
  return [...taken(now), ...refused(now)];
}

/** A whole event that a minute ago happened, with changes. */
export function riderEventExample(now: number, changes: object = {}): Readonly<Record<string, unknown>> {
  const event_id = 'depot-4-000017';
  const location = { latitude: 23.7461, longitude: 90.3742 };
  const occurred_at = new Date(now - 60_000).toISOString();
  return { event_id, type: 'RIDER_ASSIGNED', order_id: orderId, occurred_at, rider, location, ...changes };
}

/** The time of a minute ago in another form. */
function lately(now: number, form: (local: string) => string, offsetHours = 0): { readonly occurred_at: string } {
  return { occurred_at: form(new Date(now - 60_000 + offsetHours * hourMs).toISOString().slice(0, 19)) };
}

function taken(now: number): RiderEventCase[] {
  const event = (name: string, changes: object) => ({ name, value: riderEventExample(now, changes), isTaken: true });
  const at = (ms: number) => ({ occurred_at: dhakaTime(ms) });
  return [
    event('whole', {}),
    event('as little as possible', { location: undefined }),
    event('nulls for what is absent', { location: null, time_to_pickup: null, duration: null, reason: null }),
    event('a cancellation without a rider', { type: 'ORDER_CANCELLED', rider: undefined, location: undefined }),
    event('a cancellation with null for a rider', { type: 'ORDER_CANCELLED', rider: null }),
    event('a location', { type: 'RIDER_LOCATION' }),
    event('texts with spaces around them', { event_id: ' e ', reason: ' r ', rider: { ...rider, name: ' Karim ' } }),
    event('an order id with spaces around it', { order_id: ` ${orderId}\n` }),
    event('a type with spaces around it', { type: ' RIDER_ASSIGNED ' }),
    event('any script, joiners and emoji', { rider: { ...rider, name: 'ক্‍ষ 👩‍🚀 محمد' } }),
    event('the longest texts', { event_id: 'e'.repeat(100), reason: '🛵'.repeat(500) }),
    event('the corners of the map', { location: { latitude: -90, longitude: 180 } }),
    event(
      'a fraction after a comma',
      lately(now, (time) => `${time},5Z`),
    ),
    event(
      'nine digits of a second',
      lately(now, (time) => `${time}.123456789Z`),
    ),
    event(
      'no seconds',
      lately(now, (time) => `${time.slice(0, 16)}Z`),
    ),
    event(
      'an offset of hours',
      lately(now, (time) => `${time}+06`, 6),
    ),
    event(
      'an offset without a colon',
      lately(now, (time) => `${time}+0600`, 6),
    ),
    event(
      'an offset of half an hour',
      lately(now, (time) => `${time}+05:30`, 5.5),
    ),
    event(
      'an offset to the west',
      lately(now, (time) => `${time}-03:30`, -3.5),
    ),
    event(
      'a minus sign proper',
      lately(now, (time) => `${time}\u221203:30`, -3.5),
    ),
    event(
      'small letters',
      lately(now, (time) => `${time.replace('T', 't')}z`),
    ),
    event('just as old as may be', at(now - 24 * hourMs)),
    event('just as far ahead as may be', at(now + maxRiderEventLeadMs)),
  ];
}

function refused(now: number): RiderEventCase[] {
  const event = (name: string, changes: object) => ({ name, value: riderEventExample(now, changes), isTaken: false });
  const at = (ms: number) => ({ occurred_at: dhakaTime(ms) });
  const year = new Date(now).getUTCFullYear();
  return [
    { name: 'a text', value: 'RIDER_ASSIGNED', isTaken: false },
    { name: 'a number', value: 7, isTaken: false },
    { name: 'a list in a list', value: [riderEventExample(now)], isTaken: false },
    { name: 'nothing in it', value: {}, isTaken: false },
    event('a little too old', at(now - 24 * hourMs - 1)),
    event('from 2020', { occurred_at: '2020-01-01T00:00:00Z' }),
    event('a clock never set', { occurred_at: '1970-01-01T00:00:01Z' }),
    event('a little too far ahead', at(now + maxRiderEventLeadMs + 1)),
    event(
      'Dhaka time sent as UTC',
      lately(now, (time) => `${time}Z`, 6),
    ),
    event(
      'no offset',
      lately(now, (time) => time),
    ),
    event('no time', { occurred_at: `${year}-11-21` }),
    event('a day that does not exist', { occurred_at: `${year}-02-30T11:59:00Z` }),
    event('an hour that does not exist', { occurred_at: `${year}-11-21T24:00:00Z` }),
    event(
      'an offset that does not exist',
      lately(now, (time) => `${time}+24:00`),
    ),
    event('a week in place of a date', { occurred_at: `${year}-W47-6T11:59:00Z` }),
    event('an ordinal date', { occurred_at: `${year}-325T11:59:00Z` }),
    event('an RFC 1123 date', { occurred_at: new Date(now).toUTCString() }),
    event('milliseconds since 1970', { occurred_at: now }),
    event('an unknown type', { type: 'RIDER_LOST' }),
    event('an unknown field', { ocurred_at: 'x' }),
    event('an unknown field of the rider', { rider: { ...rider, nick: 'K' } }),
    event('an order id that is none', { order_id: 'ord_1' }),
    event('an order id in capitals', { order_id: orderId.toUpperCase() }),
    event('an empty event id', { event_id: '' }),
    event('an event id of spaces', { event_id: '   ' }),
    event('an event id too long', { event_id: 'e'.repeat(101) }),
    event('a line break in a text', { event_id: 'a\nb' }),
    event('a bidirectional override', { rider: { ...rider, name: 'Karim\u202Emirak' } }),
    event('half of a surrogate pair', { reason: '\ud83d' }),
    event('no rider', { rider: null }),
    event('a rider in a list', { rider: [rider] }),
    event('a rider without a name', { rider: { ...rider, name: ' ' } }),
    event('a rider with a number as text', { rider: { ...rider, rider_id: '7' } }),
    event('a rider of another vehicle', { rider: { ...rider, driver_type: 3 } }),
    event('a location event without a location', { type: 'RIDER_LOCATION', location: null }),
    event('a place off the map', { location: { latitude: 91, longitude: 0 } }),
    event('a place as text', { location: { latitude: '23', longitude: 90 } }),
    event('half a minute', { duration: 0.5 }),
    event('less than no time', { time_to_pickup: -1 }),
    event('a reason too long', { reason: 'x'.repeat(501) }),
    event('more bytes than we take', { reason: ' '.repeat(maxRiderEventBytes) }),
  ];
}

import type { OrderDetails } from '@dakpion/contracts';
import { alertMinutes, at, orderDetails, start } from '@dakpion/fixtures';
import { hasEnded, type ParcelContext, trackedParcel } from './tracked-parcel.ts';

const minute = 60_000;
const driver_info = {
  rider_id: 7,
  name: ' Karim  Uddin Ahmed',
  phone_number: '01811111111',
  driver_type: 2,
  is_freelancer: false,
  latitude: 23.751234,
  longitude: 90.391234,
  location_updated_at: at(8),
} as const;
const context = (minutes: number, more: Partial<ParcelContext> = {}): ParcelContext => ({
  partnerName: 'Aarong',
  nextUrl: null,
  now: start + minutes * minute,
  alertMinutes,
  ...more,
});
const started = (more: Partial<OrderDetails> = {}) =>
  orderDetails({
    parcel_status: 'STARTED',
    assigned_at: at(5),
    accepted_at: at(6),
    started_at: at(7),
    eta: at(45),
    driver_info,
    ...more,
  });
const troubleOf = (order: OrderDetails, minutes: number) => trackedParcel(order, context(minutes)).trouble;

test('contains only what the receiver needs', () => {
  const order = started();
  const parcel = trackedParcel(order, context(10));
  expect(parcel).toEqual({
    number: 'AAAA-AAAA',
    partnerName: 'Aarong',
    status: 'STARTED',
    isSandbox: true,
    isOver: false,
    steps: [
      { status: 'PENDING', at: at(0), state: 'done' },
      { status: 'ASSIGNED', at: at(5), state: 'done' },
      { status: 'ACCEPTED', at: at(6), state: 'done' },
      { status: 'STARTED', at: at(7), state: 'current' },
      { status: 'PICKED', at: null, state: 'ahead' },
      { status: 'COMPLETED', at: null, state: 'ahead' },
    ],
    eta: at(45),
    minutesLeft: 35,
    rider: {
      firstName: 'Karim',
      vehicle: 2,
      seenAt: at(8),
      place: { latitude: 23.751234, longitude: 90.391234 },
    },
    // Rounded to about 100 m, which hides the door.
    pickup: { latitude: 23.781, longitude: 90.417 },
    destination: { latitude: 23.746, longitude: 90.374 },
    trouble: null,
    nextUrl: null,
    awaitsNext: false,
  });
});

test('has neither an arrival nor the location of the rider after the end', () => {
  const over = started({ parcel_status: 'COMPLETED', picked_at: at(20), completed_at: at(40) });
  expect(trackedParcel(over, context(50))).toMatchObject({
    isOver: true,
    eta: null,
    minutesLeft: null,
    rider: { firstName: 'Karim', seenAt: null, place: null },
  });
});

test.each([
  ['Md. Rahim Uddin', 'Rahim'],
  ['MD Rahim', 'Rahim'],
  ['মোঃ আব্দুল করিম', 'আব্দুল'],
  ['মো: করিম', 'করিম'],
  ['A. K. Azad', 'Azad'],
  ['Md.', 'Md.'],
])('shows of the name %s the first word that is no abbreviation', (name, firstName) => {
  const order = started({ driver_info: { ...driver_info, name } });
  expect(trackedParcel(order, context(10)).rider).toMatchObject({ firstName });
});

test('shows an overdue arrival as one minute away, never less', () => {
  expect(trackedParcel(started({ eta: at(10) }), context(10)).minutesLeft).toBe(1);
});

test('shows the last step of a cancelled order, and who cancelled it', () => {
  const cancelled = started({ parcel_status: 'CANCELLED', cancelled_at: at(9), cancelled_by: 'partner' });
  expect(trackedParcel(cancelled, context(10, { nextUrl: 'https://x.example/track/2' }))).toMatchObject({
    isOver: true,
    trouble: 'cancelled_by_partner',
    nextUrl: 'https://x.example/track/2',
    awaitsNext: false,
  });
  expect(trackedParcel(cancelled, context(10)).awaitsNext).toBe(true);
  expect(trackedParcel(cancelled, context(10)).steps.map(({ status, state }) => [status, state])).toEqual([
    ['PENDING', 'done'],
    ['ASSIGNED', 'done'],
    ['ACCEPTED', 'done'],
    ['STARTED', 'done'],
    ['CANCELLED', 'stopped'],
  ]);
  expect(troubleOf({ ...cancelled, cancelled_by: 'dispatch' }, 10)).toBe('cancelled_by_dispatch');
});

test.each([
  ['nobody was found in ten minutes', orderDetails(), 10, 'no_rider_yet'],
  ['nobody was found in nine', orderDetails(), 9, null],
  ['the rider has been on the way for an hour', started({ driver_info: null }), 67, 'delayed'],
  ['the rider’s phone is silent for ten minutes', started(), 18, 'silent'],
  ['the rider’s phone was heard nine minutes ago', started(), 17, null],
  ['a rider who has not set off yet may be silent', started({ parcel_status: 'ACCEPTED' }), 20, null],
  ['it was delivered', started({ parcel_status: 'COMPLETED', completed_at: at(9) }), 500, null],
])('shows the problem when %s', (_when, order, minutes, trouble) => {
  expect(troubleOf(order, minutes)).toBe(trouble);
});

test('ends its link seven days after the delivery, and not during it', () => {
  const week = 7 * 24 * 60;
  const over = started({ parcel_status: 'COMPLETED', completed_at: at(40) });
  expect(hasEnded(over, start + (40 + week) * minute - 1)).toBe(false);
  expect(hasEnded(over, start + (40 + week) * minute)).toBe(true);
  const cancelled = started({ parcel_status: 'CANCELLED', cancelled_at: at(9) });
  expect(hasEnded(cancelled, start + (9 + week) * minute)).toBe(true);
  expect(hasEnded(started(), start + 2 * week * minute)).toBe(false);
});

test('ends its link 30 days after the last step of a delivery that never ended', () => {
  const days = 30 * 24 * 60;
  const lost = started({ updated_at: at(20) });
  expect(hasEnded(lost, start + (20 + days) * minute - 1)).toBe(false);
  expect(hasEnded(lost, start + (20 + days) * minute)).toBe(true);
});

test.each(['ASSIGNED', 'ACCEPTED'] as const)(
  'does not show where the rider is before setting off: %s',
  (parcel_status) => {
    const { rider } = trackedParcel(started({ parcel_status }), context(10));
    expect(rider).toMatchObject({ firstName: 'Karim', seenAt: null, place: null });
  },
);

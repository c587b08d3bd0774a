import type { RiderTransition } from '@dakpion/contracts';
import { firstDeadline, type HeldRiderEvent, inCourseOrder } from './held-rider-event.ts';

function held(type: RiderTransition['type'], second: number, held_until = 0): HeldRiderEvent {
  const occurred_at = `2026-11-21T12:00:0${second}.000+06:00`;
  const transition = { event_id: `${type}-${second}`, type, occurred_at } as RiderTransition;
  const context = { actor: { kind: 'dispatch_system' }, correlation_id: 'c', causation_id: null } as const;
  return { transition, context, message: { type, headers: {}, place: '1', tries: 1, bytes: '' }, held_until };
}

test('tries held events in the order of a delivery, not in that of their arrival or their times', () => {
  const events = [
    held('PARCEL_DELIVERED', 1),
    held('PARCEL_PICKED', 3),
    held('PARCEL_PICKED', 2),
    held('RIDER_ACCEPTED', 9),
  ];
  expect(inCourseOrder(events).map((event) => event.transition.event_id)).toEqual([
    'RIDER_ACCEPTED-9',
    'PARCEL_PICKED-2',
    'PARCEL_PICKED-3',
    'PARCEL_DELIVERED-1',
  ]);
});

test('returns the deadline of the event that has waited longest', () => {
  expect(firstDeadline([held('PARCEL_PICKED', 1, 30), held('RIDER_ACCEPTED', 1, 20)])).toBe(20);
  expect(firstDeadline([])).toBeNull();
});

import { admitRiderEvent, epochMsOf, type SandboxScenario, sandboxScenarios } from '@dakpion/contracts';
import { orderIdOf, orderRecord } from '@dakpion/fixtures';
import fc from 'fast-check';
import { riderWanted } from '../orders.fixture.ts';
import { courseOf, isOver, nextStep } from './course.ts';

const orderId = orderIdOf(1);
const paceMs = 1_000;
const time = '2026-11-21T12:00:00.000+06:00';

/** Round coordinates, so that the midpoint is obvious, and minutes whose parts are no whole ones. */
const roundOrder = {
  estimated_pickup_address_latitude: 23.78,
  estimated_pickup_address_longitude: 90.41,
  estimated_receiver_address_latitude: 23.74,
  estimated_receiver_address_longitude: 90.37,
  time_to_pickup: 10,
  duration: 21,
};

/** All steps of a scenario: the time of each in ms, and its event. */
function run(scenario: SandboxScenario | null, id = orderId) {
  const wanted = riderWanted(id, scenario);
  const course = courseOf({ ...wanted, order: { ...wanted.order, ...roundOrder } }, 'req_1');
  const steps = [];
  for (let step = nextStep(course, 0, paceMs); step !== null; step = nextStep(course, steps.length, paceMs)) {
    steps.push({ pauseMs: step.pauseMs, event: step.event(time) });
  }
  return steps;
}

/** The status changes of a scenario, and how long it took. */
function summary(scenario: SandboxScenario | null) {
  const steps = run(scenario);
  const changes = steps.map((step) => step.event.type).filter((type) => type !== 'RIDER_LOCATION');
  return { changes, ms: steps.reduce((sum, step) => sum + step.pauseMs, 0), steps: steps.length };
}

const toPickup = ['RIDER_ASSIGNED', 'RIDER_ACCEPTED', 'RIDER_STARTED', 'PARCEL_PICKED'];

describe('the courses', () => {
  test('deliver makes five changes, one pace apart, with three locations on each leg', () => {
    expect(summary('deliver')).toEqual({ changes: [...toPickup, 'PARCEL_DELIVERED'], ms: 5_000, steps: 11 });
    expect(run('deliver').map((step) => step.pauseMs)).toEqual([1_000, 1_000, 1_000, ...Array(8).fill(250)]);
  });
  test('an order without a scenario takes the course of deliver', () => expect(run(null)).toEqual(run('deliver')));
  test('duplicate_webhooks takes the course of deliver', () =>
    expect(run('duplicate_webhooks')).toEqual(run('deliver')));
  test('no_rider has no steps', () => expect(run('no_rider')).toEqual([]));
  test('slow takes the course of deliver at a fifth of the pace', () => {
    expect(summary('slow')).toEqual({ ...summary('deliver'), ms: 25_000 });
  });
  test('cancelled_by_dispatch cancels before the pickup, with a reason', () => {
    expect(summary('cancelled_by_dispatch').changes).toEqual(['RIDER_ASSIGNED', 'RIDER_ACCEPTED', 'ORDER_CANCELLED']);
    expect(run('cancelled_by_dispatch').at(-1)?.event.reason).toMatch(/breakdown/);
  });
  test('stuck_after_pickup picks the parcel up, sends one more location, and never delivers', () => {
    expect(summary('stuck_after_pickup')).toMatchObject({ changes: toPickup, steps: 8 });
    expect(run('stuck_after_pickup').at(-1)?.event.type).toBe('RIDER_LOCATION');
  });
});

describe('a course', () => {
  test('runs from the start over the pickup to the receiver, with remaining times in proportion to the remaining way', () => {
    const events = run('deliver').map((step) => step.event);
    const at = (index: number) => events[index]?.location;
    const times = events.map((event) => [event.time_to_pickup, event.duration]);
    expect(events.map((event) => event.reason)).toEqual(Array(11).fill(null));
    expect(at(6)).toEqual({ latitude: 23.78, longitude: 90.41 });
    expect(at(8)).toEqual({ latitude: 23.76, longitude: 90.39 });
    expect(at(10)).toEqual({ latitude: 23.74, longitude: 90.37 });
    expect(times).toEqual([
      [10, 21],
      [10, 21],
      [10, 21],
      [8, 21],
      [5, 21],
      [3, 21],
      [0, 21],
      [0, 16],
      [0, 11],
      [0, 6],
      [0, 0],
    ]);
  });

  test('is the same for the same order, and its event ids are unique to the order', () => {
    expect(run('deliver')).toEqual(run('deliver'));
    const ids = [...run('deliver'), ...run('deliver', orderIdOf(2))].map((step) => step.event.event_id);
    expect(new Set(ids).size).toBe(22);
  });

  test('has valid rider events of one sandbox rider, who starts near the pickup, for any order and scenario', () => {
    const anyWanted = fc.record({
      number: fc.integer({ min: 0 }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      scenario: fc.constantFrom(...sandboxScenarios),
    });
    fc.assert(
      fc.property(anyWanted, ({ number, latitude, longitude, scenario }) => {
        const wanted = riderWanted(orderIdOf(number), scenario);
        const order = {
          ...wanted.order,
          estimated_pickup_address_latitude: latitude,
          estimated_pickup_address_longitude: longitude,
        };
        const course = courseOf({ ...wanted, order }, 'req_1');
        expect(course.rider).toMatchObject({
          name: expect.any(String),
          phone_number: expect.stringMatching(/^010\d{8}$/),
        });
        expect(Math.floor(course.rider.rider_id / 100_000)).toBe(9);
        const degrees = Math.hypot(course.start.latitude - latitude, course.start.longitude - longitude);
        const isAtEdge = Math.abs(latitude) > 89 || Math.abs(longitude) > 179;
        expect(degrees).toBeGreaterThan(isAtEdge ? -1 : 0.004_999);
        expect(degrees).toBeLessThan(0.020_001);
        for (let number = 0; number < 11; number += 1) {
          const value = nextStep(course, number, paceMs)?.event(time);
          if (value === undefined) return;
          const times = { receivedAt: epochMsOf(time), maxAgeMs: 1 };
          expect(admitRiderEvent(value, times)).toEqual({
            outcome: 'admitted',
            event: value,
            occurredAt: times.receivedAt,
          });
        }
      }),
    );
  });

  test('has a rider with the vehicle that the order requires', () => {
    const kind = { driver_type: 2, is_freelancer: true } as const;
    const request = riderWanted(orderId);
    const wanted = { ...request, order: { ...request.order, ...kind } };
    expect(courseOf(wanted, 'req_1').rider).toMatchObject(kind);
  });

  test('ends when the order has ended or has another rider', () => {
    const course = courseOf(riderWanted(orderId), 'req_1');
    const order = { ...orderRecord({ order_id: orderId }), rider_id: course.rider.rider_id };
    expect(isOver(orderRecord({ order_id: orderId }), course)).toBe(false);
    expect(isOver({ ...order, parcel_status: 'PICKED' }, course)).toBe(false);
    expect(isOver({ ...order, parcel_status: 'CANCELLED' }, course)).toBe(true);
    expect(isOver({ ...order, parcel_status: 'COMPLETED' }, course)).toBe(true);
    expect(isOver({ ...order, parcel_status: 'ASSIGNED', rider_id: 7 }, course)).toBe(true);
  });
});

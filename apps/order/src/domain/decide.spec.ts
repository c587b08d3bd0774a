import { orderStatuses, riderSteps } from '@dakpion/contracts';
import { at, orderId, owner, rider } from '@dakpion/fixtures';
import { decide, repeatOrder } from './decide.ts';
import {
  applied,
  cancelled,
  cancelOrder,
  fold,
  historyTo,
  linkRetry,
  newOrderId,
  orderCreated,
  otherRider,
  placeOrder,
  request,
  retried,
  stepMade,
  whenGiven,
} from './order.fixture.ts';
import type { OrderEvent } from './order-event.ts';

const unchanged = { outcome: 'events', events: [] };
const happened = (event: OrderEvent) => ({ outcome: 'events', events: [event] });
const refused = (refusal: object) => ({ outcome: 'refused', refusal });

describe('placing an order', () => {
  test('creates it with everything that its record needs', () => {
    expect(whenGiven([], placeOrder)).toEqual(happened(orderCreated));
  });

  test('records the order of which it is the next attempt', () => {
    const command = { ...placeOrder, order_id: newOrderId, attempt: 2, retry_of_order_id: orderId };
    expect(whenGiven([], command)).toMatchObject({
      events: [{ data: { order_id: newOrderId, attempt: 2, retry_of_order_id: orderId } }],
    });
  });

  test.each(orderStatuses)('changes nothing for the same request when the order is %s', (status) => {
    const metadata = { basket: '7', shop: 'one' };
    expect(whenGiven(historyTo(status), { ...placeOrder, request: { ...request, metadata }, now: at(60) })).toEqual(
      unchanged,
    );
  });

  test('refuses another request under the same id and names the fields that differ', () => {
    const other = {
      ...request,
      callback_url: null,
      quotation_id: 'quo_9',
      metadata: { shop: 'one', basket: '8' },
      sandbox_scenario: 'slow',
      item_price: 1501,
    } as const;
    expect(whenGiven([orderCreated], { ...placeOrder, request: other })).toEqual(
      refused({
        code: 'idempotency_key_reused',
        fields: ['callback_url', 'item_price', 'metadata', 'quotation_id', 'sandbox_scenario'],
      }),
    );
  });

  test('recognises a repeated request without a price', () => {
    const order = fold([orderCreated, cancelled])!;
    expect(repeatOrder({ ...owner, order_id: orderId, request }, order)).toEqual(unchanged);
  });

  test("does not find another owner's order", () => {
    expect(whenGiven([orderCreated], { ...placeOrder, partner_id: 'prt_2' })).toEqual(
      refused({ code: 'order_not_found', order_id: orderId }),
    );
  });
});

describe('cancelling', () => {
  test.each(['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED'] as const)('is possible while %s', (status) => {
    expect(whenGiven(historyTo(status), cancelOrder)).toEqual(happened(cancelled));
  });

  test('changes nothing when it is repeated', () => {
    expect(whenGiven([orderCreated, cancelled], { ...cancelOrder, cancellation_reason: 'Other' })).toEqual(unchanged);
    expect(whenGiven([orderCreated, cancelled, retried], cancelOrder)).toEqual(unchanged);
  });

  test.each(['PICKED', 'COMPLETED'] as const)('is refused when %s', (status) => {
    expect(whenGiven(historyTo(status), cancelOrder)).toEqual(
      refused({ code: 'order_not_cancellable', parcel_status: status }),
    );
  });

  test('is refused in any status except the one that it names', () => {
    const fromPending = { ...cancelOrder, expected_status: 'PENDING' } as const;
    expect(whenGiven(historyTo('PENDING'), fromPending)).toEqual(happened(cancelled));
    expect(whenGiven([orderCreated, cancelled], fromPending)).toEqual(unchanged);
    for (const parcel_status of ['ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'] as const) {
      expect(whenGiven(historyTo(parcel_status), fromPending)).toEqual(
        refused({ code: 'order_not_cancellable', parcel_status }),
      );
    }
  });

  test.each([
    ['no such order', [], {}],
    ["another partner's", [orderCreated], { partner_id: 'prt_2' }],
    ["the other environment's", [orderCreated], { environment: 'production' }],
  ] as const)('is refused for %s', (_, given, changes) => {
    expect(whenGiven(given, { ...cancelOrder, ...changes })).toEqual(
      refused({ code: 'order_not_found', order_id: orderId }),
    );
  });
});

describe('linking a retry', () => {
  test('adds an event after the cancellation', () => {
    expect(whenGiven([orderCreated, cancelled], linkRetry)).toEqual(happened(retried));
  });

  test('changes nothing when it is repeated', () => {
    expect(whenGiven([orderCreated, cancelled, retried], { ...linkRetry, now: at(99) })).toEqual(unchanged);
  });

  test.each(orderStatuses.filter((status) => status !== 'CANCELLED'))('is refused while %s', (status) => {
    expect(whenGiven(historyTo(status), linkRetry)).toEqual(
      refused({ code: 'order_not_retryable', parcel_status: status }),
    );
  });

  test('is refused for an order of someone else', () => {
    const notFound = refused({ code: 'order_not_found', order_id: orderId });
    expect(whenGiven([], linkRetry)).toEqual(notFound);
    expect(whenGiven([orderCreated, cancelled], { ...linkRetry, environment: 'production' })).toEqual(notFound);
  });
});

describe('a rider event', () => {
  test.each(riderSteps)('$riderEvent moves $from to $status', ({ riderEvent: type, recordedAs, from }) => {
    const said = { location: { latitude: 23.78, longitude: 90.41 }, time_to_pickup: 4, duration: 12 };
    expect(whenGiven(historyTo(from), applied(type, said))).toEqual(happened(stepMade(recordedAs, said)));
  });

  // An order cannot be cancelled after the pickup, so a cancellation can follow only the first three steps.
  const madeBefore = riderSteps.flatMap(({ riderEvent: type }, index) => [
    ...riderSteps.slice(index).map(({ status: to }) => ({ type, index, to })),
    ...(index < 3 ? [{ type, index, to: 'CANCELLED' as const }] : []),
  ]);
  test.each(madeBefore)(
    '$type that was applied before changes nothing when the order is $to',
    ({ type, to, index }) => {
      const made = riderSteps.slice(0, index + 1).map((step) => stepMade(step.recordedAs));
      const given = to === 'CANCELLED' ? [orderCreated, ...made, cancelled] : historyTo(to);
      expect(whenGiven(given, applied(type, { event_id: 're_again', occurred_at: at(50) }))).toEqual(unchanged);
    },
  );

  test.each(
    riderSteps.flatMap((step, index) =>
      riderSteps.slice(0, index).map(({ from }) => ({ type: step.riderEvent, from })),
    ),
  )('$type is too early while $from', ({ type, from }) => {
    expect(whenGiven(historyTo(from), applied(type))).toEqual(refused({ code: 'too_early', parcel_status: from }));
  });

  test.each(riderSteps)('$riderEvent is too late for a cancelled order', ({ riderEvent: type }) => {
    expect(whenGiven([orderCreated, cancelled], applied(type))).toEqual(
      refused({ code: 'too_late', parcel_status: 'CANCELLED' }),
    );
  });

  describe('that assigns another rider', () => {
    const other = applied('RIDER_ASSIGNED', { rider: otherRider });
    const replaced: OrderEvent = {
      type: 'OrderRiderReplaced',
      data: { ...stepMade('OrderAssigned').data, rider: otherRider, rider_event_id: 're_RIDER_ASSIGNED_other' },
    };
    const given = [...historyTo('ASSIGNED'), replaced];

    test('replaces the rider while ASSIGNED, and keeps the status', () => {
      expect(whenGiven(historyTo('ASSIGNED'), other)).toEqual(happened(replaced));
      const located = stepMade('OrderAssigned', {
        location: { latitude: 1, longitude: 2 },
        time_to_pickup: 2,
        duration: 3,
      });
      expect(fold([orderCreated, located, replaced])).toMatchObject({
        parcel_status: 'ASSIGNED',
        previous_status: 'PENDING',
        rider: otherRider,
        location: null,
        time_to_pickup: 15,
        duration: 20,
      });
    });

    test('changes nothing when it, or the first assignment, is repeated', () => {
      expect(whenGiven(given, other)).toEqual(unchanged);
      expect(whenGiven(given, applied('RIDER_ASSIGNED'))).toEqual(unchanged);
      const accepted = stepMade('OrderAccepted', { rider: otherRider });
      expect(whenGiven([...given, accepted], applied('RIDER_ASSIGNED'))).toEqual(unchanged);
    });

    test('lets only the new rider continue', () => {
      expect(whenGiven(given, applied('RIDER_ACCEPTED'))).toEqual(
        refused({ code: 'other_rider', rider_id: otherRider.rider_id }),
      );
      expect(whenGiven(given, applied('RIDER_ACCEPTED', { rider: otherRider }))).toMatchObject({
        events: [{ type: 'OrderAccepted' }],
      });
    });

    test('is refused if it was made more than a minute before the present assignment, and else replaces the rider', () => {
      const made = (minutes: number) => applied('RIDER_ASSIGNED', { rider: otherRider, occurred_at: at(minutes) });
      const assignedAt = (minutes: number) => [orderCreated, stepMade('OrderAssigned', { occurred_at: at(minutes) })];
      expect(whenGiven(assignedAt(3), made(1))).toEqual(refused({ code: 'other_rider', rider_id: rider.rider_id }));
      for (const minutes of [2, 3, 4]) {
        expect(whenGiven(assignedAt(3), made(minutes))).toMatchObject({
          events: [{ type: 'OrderRiderReplaced', data: { rider: otherRider, occurred_at: at(Math.max(3, minutes)) } }],
        });
      }
    });

    test('replaces the rider if the clock of the dispatch system is so late that all its times are before the creation', () => {
      const assigned = whenGiven([orderCreated], applied('RIDER_ASSIGNED', { occurred_at: at(-5) }));
      if (assigned.outcome === 'refused') throw new Error('The first assignment was refused.');
      const next = applied('RIDER_ASSIGNED', { rider: otherRider, occurred_at: at(-4) });
      expect(whenGiven([orderCreated, ...assigned.events], next)).toMatchObject({
        events: [
          { type: 'OrderRiderReplaced', data: { rider: otherRider, occurred_at: orderCreated.data.occurred_at } },
        ],
      });
    });

    test('replaces the rider a limited number of times', () => {
      const back = applied('RIDER_ASSIGNED', { event_id: 're_back' });
      expect(whenGiven(given, back)).toMatchObject({ events: [{ type: 'OrderRiderReplaced', data: { rider } }] });
      const often = [...historyTo('ASSIGNED'), ...Array<OrderEvent>(49).fill(replaced)];
      expect(whenGiven(often.slice(0, -1), back)).toMatchObject({ events: [{ type: 'OrderRiderReplaced' }] });
      expect(whenGiven(often, back)).toEqual(refused({ code: 'other_rider', rider_id: otherRider.rider_id }));
    });
  });

  test.each([
    ['a next step', 'RIDER_ACCEPTED'],
    ['a step that would come too early', 'PARCEL_PICKED'],
    ['a cancellation', 'ORDER_CANCELLED'],
  ] as const)('changes nothing as %s if an event with its event_id was applied', (_, type) => {
    const { rider_event_id: event_id } = stepMade('OrderAssigned').data;
    expect(whenGiven(historyTo('ASSIGNED'), applied(type, { event_id }))).toEqual(unchanged);
  });

  test('records with the assignment that the rider has another vehicle than the priced one', () => {
    const inCar = { ...rider, driver_type: 2 } as const;
    expect(whenGiven([orderCreated], applied('RIDER_ASSIGNED', { rider: inCar }))).toMatchObject({
      events: [{ data: { vehicle_differs: true } }],
    });
    expect(whenGiven(historyTo('ASSIGNED'), applied('RIDER_ACCEPTED', { rider: inCar }))).toEqual(
      happened(stepMade('OrderAccepted', { rider: inCar })),
    );
  });

  test.each(['ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED'] as const)(
    'is refused from another rider while %s',
    (status) => {
      for (const { riderEvent: type } of riderSteps) {
        if (type === 'RIDER_ASSIGNED' && status === 'ASSIGNED') continue;
        for (const another of [otherRider, { ...rider, rider_id: otherRider.rider_id }]) {
          expect(whenGiven(historyTo(status), applied(type, { rider: another }))).toEqual(
            refused({ code: 'other_rider', rider_id: rider.rider_id }),
          );
        }
      }
    },
  );

  test('is too late from another rider once the order is completed', () => {
    expect(whenGiven(historyTo('COMPLETED'), applied('PARCEL_DELIVERED', { rider: otherRider }))).toEqual(
      refused({ code: 'too_late', parcel_status: 'COMPLETED' }),
    );
  });

  test("keeps the rider's time, or takes that of the last event if the rider's is before it", () => {
    const accepted = (minutes: number) => ({ ...applied('RIDER_ACCEPTED', { occurred_at: at(minutes) }), now: at(9) });
    const acceptedAt = (minutes: number) => stepMade('OrderAccepted', { occurred_at: at(minutes), recorded_at: at(9) });
    expect(whenGiven(historyTo('ASSIGNED'), accepted(3))).toEqual(happened(acceptedAt(3)));
    expect(whenGiven(historyTo('ASSIGNED'), accepted(-3))).toEqual(happened(acceptedAt(1)));
  });

  test('is recorded with the time at which it arrives, and never before the last event, whatever the clock shows', () => {
    const assigned = stepMade('OrderAssigned', { recorded_at: at(8) });
    const accepted = (now: number) => ({ ...applied('RIDER_ACCEPTED'), now: at(now) });
    const recorded = (minutes: number) => stepMade('OrderAccepted', { recorded_at: at(minutes) });
    expect(whenGiven([orderCreated, assigned], accepted(9))).toEqual(happened(recorded(9)));
    expect(whenGiven([orderCreated, assigned], accepted(2))).toEqual(happened(recorded(8)));
  });

  test('with a time in the future moves neither later events nor the time of recording back', () => {
    const ahead = stepMade('OrderAssigned', { occurred_at: at(7) });
    const { data } = cancelled;
    expect(whenGiven([orderCreated, ahead], { ...cancelOrder, now: at(6) })).toEqual(
      happened({ type: 'OrderCancelled', data: { ...data, occurred_at: at(7), recorded_at: at(6) } } as OrderEvent),
    );
  });

  test('is refused for an unknown order', () => {
    for (const type of ['RIDER_ASSIGNED', 'ORDER_CANCELLED'] as const) {
      expect(whenGiven([], applied(type))).toEqual(refused({ code: 'order_unknown' }));
    }
  });

  test('throws without a rider, as a fault of the caller', () => {
    expect(() => decide(applied('RIDER_ASSIGNED', { rider: null }), fold([orderCreated]))).toThrow('RIDER_ASSIGNED');
  });
});

describe('a cancellation by dispatch', () => {
  const byDispatch = applied('ORDER_CANCELLED', { rider: null, reason: 'No rider found', occurred_at: at(8) });

  test.each(['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED'] as const)('is possible while %s', (status) => {
    expect(whenGiven(historyTo(status), byDispatch)).toEqual(
      happened({
        type: 'OrderCancelled',
        data: {
          cancelled_by: 'dispatch',
          cancellation_reason: 'No rider found',
          rider_event_id: 're_ORDER_CANCELLED',
          occurred_at: at(8),
          recorded_at: at(8),
        },
      }),
    );
  });

  test('changes nothing when it is repeated, or after the partner has cancelled', () => {
    expect(whenGiven([orderCreated, cancelled], byDispatch)).toEqual(unchanged);
  });

  test('counts as applied, so another event with its event_id changes nothing', () => {
    const times = { occurred_at: at(6), recorded_at: at(6) };
    const made: OrderEvent = {
      type: 'OrderCancelled',
      data: { cancelled_by: 'dispatch', cancellation_reason: null, rider_event_id: 're_cancelled', ...times },
    };
    const again = applied('RIDER_ASSIGNED', { event_id: 're_cancelled' });
    expect(whenGiven([orderCreated, made], again)).toEqual(unchanged);
  });

  test.each(['PICKED', 'COMPLETED'] as const)('is too late when %s', (status) => {
    expect(whenGiven(historyTo(status), byDispatch)).toEqual(refused({ code: 'too_late', parcel_status: status }));
  });
});

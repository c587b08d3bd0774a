import { environments, webhookEventNames } from '@dakpion/contracts';
import { orderIdOf } from '@dakpion/fixtures';
import { orderCancelled, orderCreated } from '../orders.fixture.ts';
import { dispatchRequestOf, requestTopicOf } from './dispatch-request-of.ts';

const orderId = orderIdOf(1);

test('requests a rider for a new order', () => {
  const created = orderCreated(orderId, 'sandbox', 'slow');
  expect(dispatchRequestOf(created)).toEqual({
    type: 'RiderWanted',
    event_id: created.event_id,
    order_id: orderId,
    requested_at: created.recorded_at,
    sandbox_scenario: 'slow',
    order: {
      order_id: orderId,
      environment: 'sandbox',
      partner_reference_id: created.order.partner_reference_id,
      attempt: 1,
      created_at: created.order.created_at,
      pickup_address_text: created.order.pickup_address_text,
      estimated_pickup_address_latitude: created.order.estimated_pickup_address_latitude,
      estimated_pickup_address_longitude: created.order.estimated_pickup_address_longitude,
      receiver_address_text: created.order.receiver_address_text,
      estimated_receiver_address_latitude: created.order.estimated_receiver_address_latitude,
      estimated_receiver_address_longitude: created.order.estimated_receiver_address_longitude,
      detailed_address: created.order.detailed_address,
      receiver_name: created.order.receiver_name,
      receiver_phone_number: created.order.receiver_phone_number,
      driver_type: created.order.driver_type,
      is_freelancer: created.order.is_freelancer,
      parcel_type: created.order.parcel_type,
      item_name: created.order.item_name,
      parcel_comment: created.order.parcel_comment,
      distance_km: created.order.quotation.distance_km,
      time_to_pickup: created.order.quotation.time_to_pickup,
      duration: created.order.quotation.duration,
    },
  });
});

test('withdraws the request of a cancelled order', () => {
  const cancelled = orderCancelled(orderId);
  expect(dispatchRequestOf(cancelled)).toEqual({
    type: 'RiderNoLongerWanted',
    event_id: cancelled.event_id,
    order_id: orderId,
    requested_at: cancelled.recorded_at,
    cancellation_reason: 'Out of stock',
    cancelled_by: 'partner',
  });
});

test('makes no request for any other event', () => {
  const others = [...webhookEventNames, 'RETRIED' as const, 'RIDER_REPLACED' as const].filter(
    (event) => event !== 'ORDER_CREATED' && event !== 'CANCELLED',
  );
  expect(others).toHaveLength(7);
  expect(others.map((event) => dispatchRequestOf({ ...orderCreated(orderId), event }))).toEqual(others.map(() => null));
});

test('reports a cancellation without its author as a fault, and makes no request for it', () => {
  const cancelled = orderCancelled(orderId);
  expect(() => dispatchRequestOf({ ...cancelled, order: { ...cancelled.order, cancelled_by: null } })).toThrow(orderId);
});

test('uses a topic for each environment', () => {
  expect(environments.map(requestTopicOf)).toEqual(['dispatch.robot-courier-requests.v1', 'dispatch.requests.v1']);
});

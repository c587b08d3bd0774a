import {
  type DispatchOrder,
  type DispatchRequest,
  type Environment,
  type OrderEventMessage,
  type OrderRecord,
  type TopicName,
  topics,
} from '@dakpion/contracts';

/**
 * The request to dispatch systems for an event of an order: a rider is wanted for a new order, and no longer wanted for a cancelled
 * one. Null for other events. The request has the id and the time of the event, so that the same event always results in the same
 * request.
 */
export function dispatchRequestOf(message: OrderEventMessage): DispatchRequest | null {
  const { event_id, order_id, recorded_at, order, sandbox_scenario } = message;
  const request = { event_id, order_id, requested_at: recorded_at };
  switch (message.event) {
    case 'ORDER_CREATED':
      return { type: 'RiderWanted', ...request, sandbox_scenario, order: dispatchOrderOf(order) };
    case 'CANCELLED': {
      const { cancellation_reason, cancelled_by } = order;
      if (cancelled_by === null) throw new Error(`${event_id} cancels ${order_id} without saying who did.`);
      return { type: 'RiderNoLongerWanted', ...request, cancellation_reason, cancelled_by };
    }
    case 'ASSIGNED':
    case 'ACCEPTED':
    case 'STARTED':
    case 'PICKED':
    case 'COMPLETED':
    case 'RETRIED':
    case 'RIDER_REPLACED':
      return null;
  }
}

function dispatchOrderOf(order: OrderRecord): DispatchOrder {
  const { distance_km, time_to_pickup, duration } = order.quotation;
  return {
    order_id: order.order_id,
    environment: order.environment,
    partner_reference_id: order.partner_reference_id,
    attempt: order.attempt,
    created_at: order.created_at,
    pickup_address_text: order.pickup_address_text,
    estimated_pickup_address_latitude: order.estimated_pickup_address_latitude,
    estimated_pickup_address_longitude: order.estimated_pickup_address_longitude,
    receiver_address_text: order.receiver_address_text,
    estimated_receiver_address_latitude: order.estimated_receiver_address_latitude,
    estimated_receiver_address_longitude: order.estimated_receiver_address_longitude,
    detailed_address: order.detailed_address,
    receiver_name: order.receiver_name,
    receiver_phone_number: order.receiver_phone_number,
    driver_type: order.driver_type,
    is_freelancer: order.is_freelancer,
    parcel_type: order.parcel_type,
    item_name: order.item_name,
    parcel_comment: order.parcel_comment,
    distance_km,
    time_to_pickup,
    duration,
  };
}

/**
 * The recipient of an environment's requests: dispatch systems for production, the robot courier for the sandbox. Never mixed.
 */
export function requestTopicOf(environment: Environment): TopicName {
  switch (environment) {
    case 'production':
      return topics.dispatchRequests.name;
    case 'sandbox':
      return topics.robotCourierRequests.name;
  }
}

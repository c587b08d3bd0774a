import {
  type DispatchRequest,
  type Environment,
  type OrderEventMessage,
  type TopicName,
  topics,
} from '@dakpion/contracts';

/**
 * What an order's event asks of those who have riders: a rider for a new order, none any more for a cancelled one; else
 * nothing (null). It has the event's id and time, so that the same event makes the same request however often it comes.
 */
export function dispatchRequestOf(message: OrderEventMessage): DispatchRequest | null {
  const { event_id, order_id, recorded_at, order, sandbox_scenario } = message;
  const request = { event_id, order_id, requested_at: recorded_at };
  switch (message.event) {
    case 'ORDER_CREATED':
      return { type: 'RiderWanted', ...request, sandbox_scenario, order };
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

/** Who serves the orders of an environment: the dispatch systems production's, the robot courier the sandbox's. Never mixed. */
export function requestTopicOf(environment: Environment): TopicName {
  switch (environment) {
    case 'production':
      return topics.dispatchRequests.name;
    case 'sandbox':
      return topics.robotCourierRequests.name;
  }
}

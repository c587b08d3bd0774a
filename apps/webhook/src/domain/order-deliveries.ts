import { epochMsOf, type Owner } from '@dakpion/contracts';
import type { AttemptFailed, DeliveryEvent, DeliveryPlanned, RedeliveryRequested } from './delivery-event.ts';

/** The URL of a request, and the partner and environment that it is for. */
export interface Destination extends Owner {
  readonly url: string;
}

/** One delivery. Its body is only in the event at `planned_revision`. */
export interface Delivery extends Destination {
  readonly delivery_id: string;
  readonly event_id: string;
  /** True: the URL is the partner's, and the delivery follows its changes. False: the URL stays. */
  readonly follows_partner: boolean;
  readonly planned_revision: number;
  readonly status: 'pending' | 'retrying' | 'delivered' | 'manual_review' | 'discarded';
  /** The number of all recorded attempts. */
  readonly attempts: number;
  /** The number of failures since the delivery was planned or last requested. */
  readonly failures: number;
  /** Epoch milliseconds. Null if the delivery has ended. */
  readonly next_attempt_at: number | null;
  /** Epoch milliseconds of the last requested redelivery. */
  readonly redelivery_requested_at: number | null;
}

/** The deliveries of one order. */
export interface OrderDeliveries {
  /** The revision of the last event in this state. −1 if there is none. */
  readonly revision: number;
  /** In the order in which they were planned, which is the order of their events. */
  readonly deliveries: readonly Delivery[];
  /** The ids of deliveries that have not ended. Only the first is attempted. The next follows after its end. */
  readonly queue: readonly string[];
}

export const noDeliveries: OrderDeliveries = { revision: -1, deliveries: [], queue: [] };

/** The next attempt. `dueAt`: epoch milliseconds. Null if all deliveries have ended. */
export interface NextAttempt {
  readonly delivery: Delivery;
  readonly number: number;
  readonly dueAt: number;
}

export function nextAttempt(state: OrderDeliveries): NextAttempt | null {
  const delivery = state.deliveries.find(({ delivery_id }) => delivery_id === state.queue[0]);
  if (delivery === undefined || delivery.next_attempt_at === null) return null;
  return { delivery, number: delivery.attempts + 1, dueAt: delivery.next_attempt_at };
}

/** The state after one more event of the stream. */
export function evolve(state: OrderDeliveries, event: DeliveryEvent): OrderDeliveries {
  const revision = state.revision + 1;
  switch (event.type) {
    case 'DeliveryPlanned': {
      const delivery = planned(event.data, revision);
      return {
        revision,
        deliveries: [...state.deliveries, delivery],
        queue: [...state.queue, delivery.delivery_id],
      };
    }
    case 'DeliverySucceeded':
      return replaced(state, revision, event.data.delivery_id, delivered);
    case 'AttemptFailed':
      return replaced(state, revision, event.data.delivery_id, (delivery) => failed(delivery, event.data));
    case 'RedeliveryRequested':
      return replaced(state, revision, event.data.delivery_id, (delivery) => askedAgain(delivery, event.data));
    case 'DeliveryMoved':
      return replaced(state, revision, event.data.delivery_id, (delivery) => ({ ...delivery, url: event.data.url }));
    case 'DeliveryDiscarded':
      return replaced(state, revision, event.data.delivery_id, discarded);
  }
}

function planned(data: DeliveryPlanned['data'], revision: number): Delivery {
  return {
    delivery_id: data.delivery_id,
    event_id: data.event_id,
    partner_id: data.partner_id,
    environment: data.environment,
    url: data.url,
    follows_partner: data.follows_partner ?? false,
    planned_revision: revision,
    status: 'pending',
    attempts: 0,
    failures: 0,
    next_attempt_at: epochMsOf(data.planned_at),
    redelivery_requested_at: null,
  };
}

function delivered(delivery: Delivery): Delivery {
  return { ...delivery, status: 'delivered', attempts: delivery.attempts + 1, next_attempt_at: null };
}

function discarded(delivery: Delivery): Delivery {
  return { ...delivery, status: 'discarded', next_attempt_at: null };
}

function failed(delivery: Delivery, data: AttemptFailed['data']): Delivery {
  return {
    ...delivery,
    status: data.next_attempt_at === null ? 'manual_review' : 'retrying',
    attempts: delivery.attempts + 1,
    failures: delivery.failures + 1,
    next_attempt_at: data.next_attempt_at === null ? null : epochMsOf(data.next_attempt_at),
  };
}

function askedAgain(delivery: Delivery, data: RedeliveryRequested['data']): Delivery {
  const requestedAt = epochMsOf(data.requested_at);
  return {
    ...delivery,
    url: data.url ?? delivery.url,
    follows_partner: data.follows_partner ?? delivery.follows_partner,
    status: 'pending',
    failures: 0,
    next_attempt_at: requestedAt,
    redelivery_requested_at: requestedAt,
  };
}

function replaced(
  state: OrderDeliveries,
  revision: number,
  deliveryId: string,
  change: (delivery: Delivery) => Delivery,
): OrderDeliveries {
  const deliveries = state.deliveries.map((delivery) =>
    delivery.delivery_id === deliveryId ? change(delivery) : delivery,
  );
  const changed = deliveries.find(({ delivery_id }) => delivery_id === deliveryId);
  if (changed === undefined || changed.next_attempt_at === null) {
    return { revision, deliveries, queue: state.queue.filter((id) => id !== deliveryId) };
  }
  if (state.queue.includes(deliveryId)) return { revision, deliveries, queue: state.queue };
  // A redelivery joins the end of the queue, so it neither delays nor overtakes later webhooks.
  return { revision, deliveries, queue: [...state.queue, deliveryId] };
}

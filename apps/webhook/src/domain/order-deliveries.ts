import { type Environment, epochMsOf } from '@dakpion/contracts';
import type { AttemptFailed, DeliveryEvent, DeliveryPlanned, RedeliveryRequested } from './delivery-event.ts';

/** One delivery. Its body is not held here: it is in the event at `planned_revision`. */
export interface Delivery {
  readonly delivery_id: string;
  readonly event_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly url: string;
  /** Whether the URL is the partner's and goes with it; false: it stays. */
  readonly follows_partner: boolean;
  readonly planned_revision: number;
  readonly status: 'pending' | 'retrying' | 'delivered' | 'manual_review' | 'discarded';
  /** Attempts recorded so far, in all. */
  readonly attempts: number;
  /** Failures since it was planned or asked for again. */
  readonly failures: number;
  /** Epoch milliseconds; null when it has ended. */
  readonly next_attempt_at: number | null;
  /** Epoch milliseconds of the last redelivery asked for. */
  readonly redelivery_requested_at: number | null;
}

/** The deliveries of one order. */
export interface OrderDeliveries {
  /** Of the last event folded in; −1 when there is none. */
  readonly revision: number;
  /** As planned, which is the order of their events. */
  readonly deliveries: readonly Delivery[];
  /** Ids of those that have not ended. Only the first is attempted; the next follows when it has ended. */
  readonly queue: readonly string[];
}

export const noDeliveries: OrderDeliveries = { revision: -1, deliveries: [], queue: [] };

/** The attempt that is to be made next, `dueAt` in epoch milliseconds; null when all have ended. */
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

/** The state after one more event of the order's stream. */
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
  const waits = changed !== undefined && changed.next_attempt_at !== null;
  const queued = state.queue.includes(deliveryId);
  // A redelivery joins the end: it neither delays nor overtakes the webhooks that are still to come.
  if (waits && !queued) return { revision, deliveries, queue: [...state.queue, deliveryId] };
  if (!waits && queued) return { revision, deliveries, queue: state.queue.filter((id) => id !== deliveryId) };
  return { revision, deliveries, queue: state.queue };
}

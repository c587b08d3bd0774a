import { type OrderDetails, orderStream } from '@dakpion/contracts';
import { type EventForm, type EventStore, EventStoreDamagedError, type RecordedEvent } from '@dakpion/event-store';
import { evolve } from '../domain/evolve.ts';
import { whyIllegal } from '../domain/legality.ts';
import type { Order } from '../domain/order.ts';
import { detailsOf } from '../domain/order-record.ts';
import { maxOrderEvents, orderEventOf, orderIdOfStream } from '../order-stream.ts';

/** One event of an order, and the order immediately after it. */
export interface ReplayedEvent {
  readonly event: RecordedEvent;
  readonly after: OrderDetails;
}

/** The stream of an order up to its first fault, and that fault. */
export interface ReplayedOrder {
  /** In order. The state after event `n` has index `n`. */
  readonly states: readonly Order[];
  readonly events: readonly RecordedEvent[];
  readonly fault: string | null;
  /** The event with the fault. Null if it cannot be read. */
  readonly faulty: RecordedEvent | null;
}

/**
 * Returns each event of an order with the order after it, up to the first fault. `fault` describes the faulty event in a sentence.
 * Null: no fault. Empty if the order does not exist.
 */
export async function replayOrder(
  eventStore: EventStore,
  orderId: string,
): Promise<Pick<ReplayedOrder, 'fault' | 'faulty'> & { readonly replayed: readonly ReplayedEvent[] }> {
  const { events, states, fault, faulty } = await replayStream(eventStore, orderId);
  const replayed = states.flatMap((state, index) => {
    const event = events[index];
    return event === undefined ? [] : [{ event, after: detailsOf(state) }];
  });
  if (fault === null) return { replayed, fault, faulty };
  return { replayed, fault: `The history of ${orderId} is illegal: ${fault.replace(/\.$/, '')}.`, faulty };
}

/** Replays the stream of an order through the aggregate to its end or its first fault. */
export async function replayStream(eventStore: EventStore, orderId: string): Promise<ReplayedOrder> {
  const events: RecordedEvent[] = [];
  const states: Order[] = [];
  try {
    for await (const event of eventStore.readStream(orderStream(orderId), { maxCount: maxOrderEvents })) {
      const next = replayEvent(states.at(-1) ?? null, event, states.length);
      const fault = typeof next === 'string' ? next : whyNotShown(next);
      if (typeof next === 'string' || fault !== null) return { states, events, fault, faulty: event };
      events.push(event);
      states.push(next);
    }
  } catch (error) {
    // Another program wrote into the stream. This is a finding and does not end the audit.
    if (error instanceof EventStoreDamagedError) return { states, events, fault: error.message, faulty: null };
    throw error;
  }
  return { states, events, fault: null, faulty: null };
}

/** Why partners cannot see the order: another program has recorded data that have no form in its details. Null: they can. */
function whyNotShown(order: Order): string | null {
  try {
    detailsOf(order);
    return null;
  } catch (error) {
    return `event ${order.history.length}: ${String(error)}`;
  }
}

/** The order after the event, or a description of the event's fault. `revision`: the revision that the event must have. */
export function replayEvent(before: Order | null, recorded: EventForm, revision: number): Order | string {
  if (recorded.revision !== revision) return `revision ${recorded.revision} where ${revision} was due`;
  try {
    const event = orderEventOf(recorded);
    const reason = whyIllegal(before, event);
    if (reason !== null) return `event ${revision + 1}: ${reason}`;
    const after = evolve(before, event);
    const isOwn = after.created.order_id === orderIdOfStream(recorded.stream);
    return isOwn ? after : `event ${revision + 1}: created as ${after.created.order_id}`;
  } catch (error) {
    // Data that the aggregate cannot process is a finding and does not end the audit.
    return `event ${revision + 1}: ${String(error)}`;
  }
}

import type { OrderDetails } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { evolve } from '../domain/evolve.ts';
import { whyIllegal } from '../domain/legality.ts';
import type { Order } from '../domain/order.ts';
import { detailsOf } from '../domain/order-record.ts';
import { orderEventOf, orderIdOfStream, orderStream } from '../order-stream.ts';

/** One event of an order and the order right after it. */
export interface ReplayedEvent {
  readonly event: RecordedEvent;
  readonly after: OrderDetails;
}

/** An order's stream as far as it is legal, and what is wrong with the event after that. */
export interface ReplayedOrder {
  /** In order; the state after event `n` is at `n`. */
  readonly states: readonly Order[];
  readonly events: readonly RecordedEvent[];
  readonly fault: string | null;
}

/** No legal order has more events than eight; what is beyond this bound is a fault and is not read. */
const maxEvents = 1_000;

/** Every event of an order and the order after each; empty when there is no such order. Throws for an illegal history. */
export async function replayOrder(eventStore: EventStore, orderId: string): Promise<readonly ReplayedEvent[]> {
  const { events, states, fault } = await replayStream(eventStore, orderId);
  if (fault !== null) throw new Error(`The history of ${orderId} is illegal: ${fault}.`);
  return states.flatMap((state, index) => {
    const event = events[index];
    return event === undefined ? [] : [{ event, after: detailsOf(state) }];
  });
}

/** Replays an order's stream through the aggregate until its end or its first fault. */
export async function replayStream(eventStore: EventStore, orderId: string): Promise<ReplayedOrder> {
  const events: RecordedEvent[] = [];
  const states: Order[] = [];
  for await (const event of eventStore.readStream(orderStream(orderId), { maxCount: maxEvents })) {
    const next = replayEvent(states.at(-1) ?? null, event, states.length);
    if (typeof next === 'string') return { states, events, fault: next };
    events.push(event);
    states.push(next);
  }
  return { states, events, fault: null };
}

/** The order after the event, or what is wrong with it. */
function replayEvent(before: Order | null, recorded: RecordedEvent, revision: number): Order | string {
  if (recorded.revision !== revision) return `revision ${recorded.revision} where ${revision} was due`;
  try {
    const event = orderEventOf(recorded);
    const reason = whyIllegal(before, event);
    if (reason !== null) return `event ${revision + 1}: ${reason}`;
    const after = evolve(before, event);
    const isOwn = after.created.order_id === orderIdOfStream(recorded.stream);
    return isOwn ? after : `event ${revision + 1}: created as ${after.created.order_id}`;
  } catch (error) {
    // Data that the aggregate cannot take is a finding, not a reason to end the audit.
    return `event ${revision + 1}: ${String(error)}`;
  }
}

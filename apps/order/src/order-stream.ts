import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { evolve } from './domain/evolve.ts';
import type { Order } from './domain/order.ts';
import { eventNames, type OrderEvent } from './domain/order-event.ts';

/** Begins the name of every order's stream, and of no other. */
export const orderStreamPrefix = 'order-';

/** No legal order has more events than eight; what is beyond this bound is a fault and is not read. */
export const maxOrderEvents = 1_000;

/** Version of the shape of the events' data. Events of version 1 have no `recorded_at`, and in their quotation no `distance_source`. */
export const orderSchemaVersion = 2;

/** The stream that holds an order's events. */
export function orderStream(orderId: string): string {
  return `${orderStreamPrefix}${orderId}`;
}

/** The order whose stream it is. */
export function orderIdOfStream(stream: string): string {
  return stream.slice(orderStreamPrefix.length);
}

/** What the store recorded as the domain knows it. Throws for a type that no order has: a newer version wrote it. */
export function orderEventOf({ type, data, stream, revision }: RecordedEvent): OrderEvent {
  if (!Object.hasOwn(eventNames, type)) throw new Error(`${stream}@${revision} has an unknown type, ${type}.`);
  return { type, data: upcast(data) } as unknown as OrderEvent;
}

/** The data of any version as this one has them. */
function upcast(data: RecordedEvent['data']): RecordedEvent['data'] {
  if (data.recorded_at !== undefined) return data;
  // Orders showed `occurred_at` as the time of recording then, and this must not change later.
  const timed = { ...data, recorded_at: data.occurred_at };
  const { quotation } = data as { quotation?: object };
  return quotation === undefined ? timed : { ...timed, quotation: { distance_source: null, ...quotation } };
}

/** The order after its events up to a revision (inclusive; all when left out); null when there is no such stream. */
export async function readOrder(eventStore: EventStore, orderId: string, upTo?: number): Promise<Order | null> {
  let order: Order | null = null;
  const range = upTo === undefined ? {} : { maxCount: upTo + 1 };
  for await (const event of eventStore.readStream(orderStream(orderId), range)) {
    order = evolve(order, orderEventOf(event));
  }
  return order;
}

import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { evolve } from './domain/evolve.ts';
import type { Order } from './domain/order.ts';
import { eventNames, type OrderEvent } from './domain/order-event.ts';

/** The prefix of the names of all streams of orders, and of no other stream. */
export const orderStreamPrefix = 'order-';

/** A legal order has at most eight events. More events than this bound are a fault and are not read. */
export const maxOrderEvents = 1_000;

/** The schema version of the events. Events of version 1 have no `recorded_at`, and no `distance_source` in their quotation. */
export const orderSchemaVersion = 2;

/** The stream of an order. */
export function orderStream(orderId: string): string {
  return `${orderStreamPrefix}${orderId}`;
}

/** The order of a stream. */
export function orderIdOfStream(stream: string): string {
  return stream.slice(orderStreamPrefix.length);
}

/** A recorded event as an event of the domain. Throws for a type that no order has, because a newer version wrote it. */
export function orderEventOf({ type, data, stream, revision }: RecordedEvent): OrderEvent {
  if (!Object.hasOwn(eventNames, type)) throw new Error(`${stream}@${revision} has an unknown type, ${type}.`);
  return { type, data: upcast(data) } as unknown as OrderEvent;
}

/** Converts the data of any version to the present version. */
function upcast(data: RecordedEvent['data']): RecordedEvent['data'] {
  if (data.recorded_at !== undefined) return data;
  // At that time, orders showed `occurred_at` as the time of recording, which must not change later.
  const timed = { ...data, recorded_at: data.occurred_at };
  const { quotation } = data as { quotation?: object };
  return quotation === undefined ? timed : { ...timed, quotation: { distance_source: null, ...quotation } };
}

/** The order after its events up to a revision (inclusive; default: all). Null if the stream does not exist. */
export async function readOrder(eventStore: EventStore, orderId: string, upTo?: number): Promise<Order | null> {
  let order: Order | null = null;
  const range = upTo === undefined ? {} : { maxCount: upTo + 1 };
  for await (const event of eventStore.readStream(orderStream(orderId), range)) {
    order = evolve(order, orderEventOf(event));
  }
  return order;
}

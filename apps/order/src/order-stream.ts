import { type DhakaTime, orderStream, orderStreamPrefix, type Quotation, storedVersions } from '@dakpion/contracts';
import { type EventForm, type EventStore, knownType, presentData, type Upcasters } from '@dakpion/event-store';
import { evolve } from './domain/evolve.ts';
import type { Order } from './domain/order.ts';
import { eventNames, type OrderEvent } from './domain/order-event.ts';

/** A legal order has at most 55 events: 49 can be other riders. More events than this bound are a fault and are not read. */
export const maxOrderEvents = 1_000;

/** The schema version of the events. */
export const orderSchemaVersion = storedVersions.order_events;

/** The data of version 1 have no `recorded_at`, and their quotation has no `distance_source`. */
interface OrderDataOfVersion1 {
  readonly occurred_at: DhakaTime;
  readonly recorded_at?: undefined;
  readonly quotation?: Omit<Quotation, 'distance_source'>;
}

/** The data of all types of events, by version. */
interface OrderDataByVersion {
  1: OrderDataOfVersion1 | OrderEvent['data'];
  2: OrderEvent['data'];
}

const upcasters: Upcasters<'order_events', OrderDataByVersion> = {
  1: (data) => {
    if (data.recorded_at !== undefined) return data;
    // At that time, orders showed `occurred_at` as the time of recording, and that must not change later.
    const timed = { ...data, recorded_at: data.occurred_at };
    const { quotation } = data;
    const converted =
      quotation === undefined ? timed : { ...timed, quotation: { distance_source: null, ...quotation } };
    return converted as unknown as OrderEvent['data'];
  },
};

/** The order of a stream. */
export function orderIdOfStream(stream: string): string {
  return stream.slice(orderStreamPrefix.length);
}

/** A recorded event as an event of the domain. Throws NewerVersionError for one that a newer version wrote. */
export function orderEventOf(event: EventForm): OrderEvent {
  knownType(event, eventNames);
  return { type: event.type, data: presentData(event, 'order_events', upcasters) } as unknown as OrderEvent;
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

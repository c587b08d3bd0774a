import {
  type DhakaTime,
  type Environment,
  type OrderRequest,
  type OrderStatus,
  orderLifecycle,
  orderStream,
  type Quotation,
} from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';

/** The fields that dispatch reads of the first event of an order. */
export interface CreatedOrder {
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly request: OrderRequest;
  readonly quotation: Quotation;
  readonly occurred_at: DhakaTime;
}

/** The status of an order, according to its stream. */
export interface OrderState {
  readonly parcel_status: OrderStatus;
  /** The time since which it has had the status or, if its rider was replaced, its present rider. */
  readonly since: DhakaTime;
  /** The number of its last event, from 1. */
  readonly sequence: number;
}

/** The progress of an order according to its stream. */
type OrderProgress = 'pending' | 'under_way' | 'over' | 'unknown';

const created = 'OrderCreated';
/** The status that an event of an order leads to. */
const statusAfter: Readonly<Record<string, OrderStatus>> = {
  ...Object.fromEntries(orderLifecycle.map(({ recordedAs, status }) => [recordedAs, status])),
  OrderRiderReplaced: 'ASSIGNED',
  OrderRetried: 'CANCELLED',
};
const lastEvents: ReadonlySet<string> = new Set([
  ...orderLifecycle.filter(({ final }) => final).map(({ recordedAs }) => recordedAs),
  'OrderRetried',
]);

/** Returns `unknown` if there is no such order. */
export async function progressOf(eventStore: EventStore, orderId: string): Promise<OrderProgress> {
  const last = await lastEventOf(eventStore, orderId);
  if (last === null) return 'unknown';
  // Every event after the creation moves an order out of PENDING.
  if (last.type === created) return 'pending';
  return isLastOf(last) ? 'over' : 'under_way';
}

/** Null if there is no such order, or if this version does not know the type of its last event. */
export async function stateOf(eventStore: EventStore, orderId: string): Promise<OrderState | null> {
  const last = await lastEventOf(eventStore, orderId);
  const parcel_status = last === null ? undefined : statusAfter[last.type];
  if (last === null || parcel_status === undefined) return null;
  const { occurred_at } = last.data as { occurred_at: DhakaTime };
  return { parcel_status, since: occurred_at, sequence: last.revision + 1 };
}

async function lastEventOf(eventStore: EventStore, orderId: string): Promise<RecordedEvent | null> {
  const last = { direction: 'backwards', maxCount: 1 } as const;
  for await (const event of eventStore.readStream(orderStream(orderId), last)) return event;
  return null;
}

/** Whether the order is over after the event. */
export function isLastOf({ type }: RecordedEvent): boolean {
  return lastEvents.has(type);
}

/** The order that an event creates. Null for other events. */
export function createdOrderOf({ type, data }: RecordedEvent): CreatedOrder | null {
  return type === created ? (data as unknown as CreatedOrder) : null;
}

/** The order at its creation, with the correlation id. Null if there is no such order. */
export async function readCreatedOrder(
  eventStore: EventStore,
  orderId: string,
): Promise<{ readonly order: CreatedOrder; readonly correlationId: string } | null> {
  for await (const event of eventStore.readStream(orderStream(orderId), { maxCount: 1 })) {
    const order = createdOrderOf(event);
    return order === null ? null : { order, correlationId: event.metadata.$correlationId };
  }
  return null;
}

import type {
  CancelledBy,
  DhakaTime,
  HistoryEntry,
  OrderEventName,
  OrderStatus,
  Rider,
  RiderLocation,
} from '@dakpion/contracts';
import type { OrderCreated } from './order-event.ts';

/** The state of an order from its events: facts only. Derived values are computed in the record. */
export interface Order {
  readonly created: OrderCreated['data'];
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly rider: Readonly<Rider> | null;
  /** The ids of the rider events that changed the order: each changes it once. */
  readonly rider_event_ids: readonly string[];
  /** The location of the rider at the last step with a location. */
  readonly location: (Readonly<RiderLocation> & { readonly updated_at: DhakaTime }) | null;
  /** In whole minutes: the last estimate of the rider, otherwise that of the quotation. */
  readonly time_to_pickup: number;
  /** In whole minutes: the last estimate of the rider, otherwise that of the quotation. */
  readonly duration: number;
  readonly cancellation: {
    readonly cancelled_by: CancelledBy;
    readonly cancellation_reason: string | null;
  } | null;
  readonly retried_by_order_id: string | null;
  /** One entry for each event, so its length is the sequence of the order. */
  readonly history: readonly HistoryEntry[];
  /** The time at which the last event was recorded. */
  readonly updated_at: DhakaTime;
}

/** The time of the first event of this kind. Null if there is none. */
export function timeOf(order: Order, event: OrderEventName): DhakaTime | null {
  return order.history.find((entry) => entry.event === event)?.occurred_at ?? null;
}

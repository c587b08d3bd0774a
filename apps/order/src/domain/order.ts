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

/** An order as its events tell it: facts only; what follows from them is worked out in the record. */
export interface Order {
  readonly created: OrderCreated['data'];
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly rider: Readonly<Rider> | null;
  /** Ids of the rider events that assigned a rider, so that a previous rider's is known when it comes again. */
  readonly assignments: readonly string[];
  /** Where the rider was at the last step that said so. */
  readonly location: (Readonly<RiderLocation> & { readonly updated_at: DhakaTime }) | null;
  /** Whole minutes, as last said by the rider, else as quoted. */
  readonly time_to_pickup: number;
  /** Whole minutes, as last said by the rider, else as quoted. */
  readonly duration: number;
  readonly cancellation: {
    readonly cancelled_by: CancelledBy;
    readonly cancellation_reason: string | null;
  } | null;
  readonly retried_by_order_id: string | null;
  /** One entry per event, so its length is the order's sequence. */
  readonly history: readonly HistoryEntry[];
  /** When its last event was recorded. */
  readonly updated_at: DhakaTime;
}

/** When an event of this kind happened to the order, null when it has not. */
export function timeOf(order: Order, event: OrderEventName): DhakaTime | null {
  return order.history.find((entry) => entry.event === event)?.occurred_at ?? null;
}

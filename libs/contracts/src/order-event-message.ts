import type { DhakaTime } from './dhaka-time.ts';
import type { OrderEventName, OrderStatus } from './order-lifecycle.ts';
import type { OrderRecord } from './order-record.ts';
import type { SandboxScenario } from './order-request.ts';
import type { Owner } from './owner.ts';

/** One message of `order.events.v1`: an event of an order and the order immediately after it. */
export interface OrderEventMessage extends Owner {
  /** `evt_…`, the same each time the event is published. */
  readonly event_id: string;
  readonly event: OrderEventName;
  /** The number of the event in its order, from 1. */
  readonly sequence: number;
  readonly order_id: string;
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly occurred_at: DhakaTime;
  readonly recorded_at: DhakaTime;
  readonly correlation_id: string;
  readonly sandbox_scenario: SandboxScenario | null;
  readonly order: OrderRecord;
}

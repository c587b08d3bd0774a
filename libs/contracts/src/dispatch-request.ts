import type { DhakaTime } from './dhaka-time.ts';
import type { OrderRecord } from './order-record.ts';
import type { SandboxScenario } from './order-request.ts';

/** An order wants a rider. */
export interface RiderWanted {
  readonly type: 'RiderWanted';
  readonly event_id: string;
  readonly order_id: string;
  readonly requested_at: DhakaTime;
  readonly sandbox_scenario: SandboxScenario | null;
  readonly order: OrderRecord;
}

/** An order was cancelled; its rider, if it has one, is free. */
export interface RiderNoLongerWanted {
  readonly type: 'RiderNoLongerWanted';
  readonly event_id: string;
  readonly order_id: string;
  readonly requested_at: DhakaTime;
  readonly cancellation_reason: string | null;
  readonly cancelled_by: NonNullable<OrderRecord['cancelled_by']>;
}

/** What goes to the dispatch systems (`dispatch.requests.v1`) and, for sandbox orders, to the robot courier. */
export type DispatchRequest = RiderWanted | RiderNoLongerWanted;

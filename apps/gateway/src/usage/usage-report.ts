import type { DhakaTime, Environment, OrderStatus } from '@dakpion/contracts';
import type { ChargedOrder, DayUsage, OrderFigures, UsageFigures } from '@dakpion/read-models';
import type { PartnerStorageUse } from '../partner-storage/partner-storage.ts';
import type { Pagination } from '../validation/page.ts';

/** The usage of a range of days. */
export interface UsageReport {
  readonly environment: Environment;
  readonly currency: 'BDT';
  /** The time zone in which days begin at midnight. */
  readonly time_zone: 'Asia/Dhaka';
  /** The first day. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  /** All events of orders and webhooks of the environment, whatever the range of days. */
  readonly storage: PartnerStorageUse;
  /** The sum of all days. */
  readonly totals: UsageFigures;
  /** One entry for each day, the first day first. */
  readonly data: readonly DayUsage[];
}

/** The charges of a month. */
export interface Statement {
  readonly environment: Environment;
  readonly currency: 'BDT';
  /** The time zone in which months and days begin at midnight. */
  readonly time_zone: 'Asia/Dhaka';
  readonly month: string;
  /**
   * False: more orders can be added, because the month is not over, or because an order cannot be counted yet. True: the statement does
   * not change any more.
   */
  readonly is_final: boolean;
  /** The orders of the month and the sum of their prices. */
  readonly charged: OrderFigures;
  /** One page of the orders, in the order of their completion. */
  readonly data: readonly StatementLine[];
  readonly pagination: Pagination;
}

/** An order that is charged. */
export interface StatementLine {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly attempt: number;
  readonly retry_of_order_id: string | null;
  readonly parcel_status: Extract<OrderStatus, 'COMPLETED'>;
  readonly created_at: DhakaTime;
  readonly completed_at: DhakaTime;
  /** The time at which the completion was recorded: the order is charged in the month of this time. */
  readonly charged_at: DhakaTime;
  /** Whole BDT. */
  readonly total_price: number;
}

/** A charged order as a line of the statement. */
export function statementLineOf({ end, order_id, ...order }: ChargedOrder): StatementLine {
  return {
    order_id,
    partner_reference_id: order.partner_reference_id,
    attempt: order.attempt,
    retry_of_order_id: order.retry_of_order_id,
    parcel_status: 'COMPLETED',
    created_at: order.created_at,
    completed_at: end.occurred_at,
    charged_at: end.recorded_at,
    total_price: order.total_price,
  };
}

import type { OrderSummary, Quotation } from '@dakpion/contracts';
import type { FieldError } from '@dakpion/validation';
import type { ProblemCode } from '../problem-table/problem-table.ts';

/** Why one order of many was refused. The members have the same meaning as in a problem. */
export interface OrderProblem {
  /**
   * The page that explains the code.
   *
   * @format uri
   */
  readonly type: string;
  readonly title: string;
  /** The status that the order alone would have been answered with. */
  readonly status: number;
  /** The fault, and how to correct it. */
  readonly detail: string;
  readonly code: ProblemCode;
  /** With `validation_failed`: the invalid fields of this order. Empty with any other code. */
  readonly errors: readonly FieldError[];
  /** The fields at fault that another code names, e.g. `outside_service_area`. */
  readonly fields: readonly string[];
}

/** `created`: by this request. `replayed`: by an earlier request with the same idempotency key. */
export interface CreatedOutcome {
  /** The place of the order in the request, from 0. */
  readonly index: number;
  readonly outcome: 'created' | 'replayed';
  /** The order as it was created. */
  readonly order: OrderSummary;
}

/** Of a dry run: the order could be created for this price. */
export interface PricedOutcome {
  /** The place of the order in the request, from 0. */
  readonly index: number;
  readonly outcome: 'priced';
  readonly quotation: Quotation;
}

/**
 * The order was not created, and does not use up its idempotency key. With the code `internal_error` of `problem`, the service failed and
 * the order may exist: send it again unchanged, at the same place and with the same key.
 */
export interface RefusedOutcome {
  /** The place of the order in the request, from 0. */
  readonly index: number;
  readonly outcome: 'refused';
  readonly problem: OrderProblem;
}

export type BulkOutcome = CreatedOutcome | PricedOutcome | RefusedOutcome;

/** The outcome of each order of a request, in the order of the request. */
export interface BulkOrders {
  readonly dry_run: boolean;
  /** How many orders have each outcome. */
  readonly counts: Readonly<Record<BulkOutcome['outcome'], number>>;
  readonly currency: 'BDT';
  /** The sum of the prices of the orders that were not refused, in whole BDT. */
  readonly total_price: number;
  readonly data: readonly BulkOutcome[];
}

/** Counts and adds up the outcomes. */
export function bulkOrders(dry_run: boolean, data: readonly BulkOutcome[]): BulkOrders {
  const counts = { created: 0, replayed: 0, priced: 0, refused: 0 };
  let total_price = 0;
  for (const each of data) {
    counts[each.outcome] += 1;
    if (each.outcome === 'priced') total_price += each.quotation.total_price;
    else if (each.outcome !== 'refused') total_price += each.order.total_price;
  }
  return { dry_run, counts, currency: 'BDT', total_price, data };
}

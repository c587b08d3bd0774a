import { type DhakaTime, epochMsOf } from '@dakpion/contracts';
import type { Amounts, DocumentChange, Listing, Share } from '@dakpion/state-store';
import { type Day, dayOf, type Month, monthOf } from './day.ts';
import { orderUsageCollection } from './usage-documents.ts';
import { amountsOf } from './usage-figures.ts';

/** What of an order counts for its owner's usage. */
export interface OrderUsage {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  /** 1 for the first attempt at the parcel. */
  readonly attempt: number;
  readonly retry_of_order_id: string | null;
  /** Whole BDT. */
  readonly total_price: number;
  readonly created_at: DhakaTime;
  /** Null while it is under way. */
  readonly end: OrderEnd | null;
}

/** How an order ended. */
export interface OrderEnd {
  readonly outcome: 'completed' | 'cancelled';
  /** The order's `completed_at` or `cancelled_at`. */
  readonly occurred_at: DhakaTime;
  /** When the end was recorded, which is the time that it counts at: nothing is ever recorded in a month that is over. */
  readonly recorded_at: DhakaTime;
}

/** `version` is the revision of the last event in it, plus one. */
export interface VersionedOrderUsage {
  readonly usage: OrderUsage;
  readonly version: number;
}

/** The list of the orders to be charged in a month, by the time at which they were completed. */
export function chargedList(month: Month): string {
  return `completed=${month}`;
}

/** What the order adds to its owner's figures. */
export function sharesOf({ created_at, retry_of_order_id, total_price, end }: OrderUsage): readonly Share[] {
  const retried = retry_of_order_id === null ? {} : amountsOf('retried', total_price);
  const byDay = new Map<Day, Amounts>([[dayOf(created_at), { ...amountsOf('created', total_price), ...retried }]]);
  if (end !== null) {
    const day = dayOf(end.recorded_at);
    byDay.set(day, { ...byDay.get(day), ...amountsOf(end.outcome, total_price) });
  }
  return [...byDay].map(([tally, amounts]) => ({ tally, amounts }));
}

/** Where the order stands in its owner's lists. */
export function listingOf({ end }: OrderUsage): Listing | undefined {
  if (end?.outcome !== 'completed') return undefined;
  return { lists: [chargedList(monthOf(end.recorded_at))], score: epochMsOf(end.recorded_at) };
}

/** The order's document with its figures, as it is written. */
export function orderUsageChange({ usage, version }: VersionedOrderUsage): DocumentChange {
  const listing = listingOf(usage);
  const place = { collection: orderUsageCollection, id: usage.order_id, version };
  return { kind: 'put', ...place, value: usage, shares: sharesOf(usage), ...(listing && { listing }) };
}

import { type DhakaTime, epochMsOf } from '@dakpion/contracts';
import type { Amounts, Listing, PutChange, Share } from '@dakpion/state-store';
import { type Day, dayOf, type Month, monthOf } from './day.ts';
import { orderUsageCollection, storageSharesOf } from './usage-documents.ts';
import { amountsOf } from './usage-figures.ts';

/** The data of an order that counts towards its owner's usage. */
export interface OrderUsage {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  /** 1 for the first attempt at the parcel. */
  readonly attempt: number;
  readonly retry_of_order_id: string | null;
  /** Whole BDT. */
  readonly total_price: number;
  readonly created_at: DhakaTime;
  /** Null while the order is open. */
  readonly end: OrderEnd | null;
  /** The size of the events up to this state. Absent in documents of version 0.1.0. */
  readonly stored_bytes?: number;
}

/** How an order ended. */
export interface OrderEnd {
  readonly outcome: 'completed' | 'cancelled';
  /** The order's `completed_at` or `cancelled_at`. */
  readonly occurred_at: DhakaTime;
  /** The time at which the end was recorded, which determines the month: nothing is ever added to a past month. */
  readonly recorded_at: DhakaTime;
}

/** `version`: the revision of the last included event, plus one. */
export interface VersionedOrderUsage {
  readonly usage: OrderUsage;
  readonly version: number;
}

/** The list of the chargeable orders of a month, by the time of their completion. */
export function chargedList(month: Month): string {
  return `completed=${month}`;
}

/** The order's share of its owner's figures. */
export function sharesOf(usage: OrderUsage): readonly Share[] {
  const { created_at, retry_of_order_id, total_price, end } = usage;
  const retried = retry_of_order_id === null ? {} : amountsOf('retried', total_price);
  const byDay = new Map<Day, Amounts>([[dayOf(created_at), { ...amountsOf('created', total_price), ...retried }]]);
  if (end !== null) {
    const day = dayOf(end.recorded_at);
    byDay.set(day, { ...byDay.get(day), ...amountsOf(end.outcome, total_price) });
  }
  return [...[...byDay].map(([tally, amounts]) => ({ tally, amounts })), ...storageSharesOf(usage)];
}

/** The place of the order in the lists of its owner. */
export function listingOf({ end }: OrderUsage): Listing | undefined {
  if (end?.outcome !== 'completed') return undefined;
  return { lists: [chargedList(monthOf(end.recorded_at))], score: epochMsOf(end.recorded_at) };
}

/** The document of the order with its figures, as written. */
export function orderUsageChange({ usage, version }: VersionedOrderUsage): PutChange {
  const listing = listingOf(usage);
  const place = { collection: orderUsageCollection, id: usage.order_id, version };
  return { kind: 'put', ...place, value: usage, shares: sharesOf(usage), ...(listing && { listing }) };
}

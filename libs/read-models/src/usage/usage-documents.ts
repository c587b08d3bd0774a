import type { Amounts, Share } from '@dakpion/state-store';

/** Orders and the lists of chargeable orders. The tallies of this collection are the figures of orders by day. */
export const orderUsageCollection = 'order-usage';
/** The attempts of webhooks by order. The tallies of this collection are the figures of attempts by day. */
export const attemptUsageCollection = 'webhook-usage';

/** The tally of the size of an owner's events, in both collections. All other tallies are days. */
export const storageTally = 'storage';
/** The amount in that tally. */
const storedBytes = 'stored_bytes';

/** The share of one order in the stored bytes. None for documents of version 0.1.0, which do not have the number. */
export function storageSharesOf({ stored_bytes }: { readonly stored_bytes?: number }): readonly Share[] {
  return stored_bytes === undefined ? [] : [{ tally: storageTally, amounts: { [storedBytes]: stored_bytes } }];
}

/** The stored bytes of several tallies. */
export function storedBytesIn(...tallies: readonly (Amounts | undefined)[]): number {
  return tallies.reduce((sum, amounts) => sum + (amounts?.[storedBytes] ?? 0), 0);
}

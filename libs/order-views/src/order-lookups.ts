import type { OrderDetails } from '@dakpion/contracts';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import type { OrderOwner } from './order-owner.ts';
import { type OrderOwnership, ownershipAddress, type TrackedOrder, trackingAddress } from './stored-order.ts';

/** What finds an order without its owner: whose it is by its id, and which it is by its tracking token. */
export interface OrderLookup {
  readonly ownership: OrderOwnership;
  readonly tracking: TrackedOrder;
}

/** As {@link OrderLookup}, with how many of the order's events each shows; null for what is not there. */
export interface StoredOrderLookup {
  readonly ownership: StoredDocument<OrderOwnership> | null;
  readonly tracking: StoredDocument<TrackedOrder> | null;
}

/** What an order is found by, as its details say. */
export function lookupOf({ partner_id, environment }: OrderOwner, details: OrderDetails): OrderLookup {
  const { order_id, parcel_status, rider_id } = details;
  return {
    ownership: { partner_id, environment, parcel_status, rider_id },
    tracking: { partner_id, environment, order_id },
  };
}

/** Reads what an order is found by as it is stored, for an audit. Errors: those of the state store. */
export async function storedLookup(
  { documents }: StateStore,
  orderId: string,
  trackingToken: string,
): Promise<StoredOrderLookup> {
  const [ownership, tracking] = await Promise.all([
    documents.read<OrderOwnership>(ownershipAddress(orderId)),
    documents.read<TrackedOrder>(trackingAddress(trackingToken)),
  ]);
  return { ownership, tracking };
}

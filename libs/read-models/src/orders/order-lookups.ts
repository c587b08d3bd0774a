import type { OrderDetails, Owner } from '@dakpion/contracts';
import { ReadModelDocuments, type StateStore, type StoredDocument } from '@dakpion/state-store';
import { orderViewsModel } from './order-read-models.ts';
import { type OrderOwnership, ownershipAddress, type TrackedOrder, trackingAddress } from './stored-order.ts';

/** The lookups of an order without its owner: its owner by its id, and its id by its tracking token. */
interface OrderLookup {
  readonly ownership: OrderOwnership;
  readonly tracking: TrackedOrder;
}

/** Like {@link OrderLookup}, with the number of the order's events that each shows. Null for a missing lookup. */
interface StoredOrderLookup {
  readonly ownership: StoredDocument<OrderOwnership> | null;
  readonly tracking: StoredDocument<TrackedOrder> | null;
}

/** The lookups of an order according to its details. */
export function lookupOf({ partner_id, environment }: Owner, details: OrderDetails): OrderLookup {
  const { order_id, parcel_status, rider_id } = details;
  return {
    ownership: { partner_id, environment, parcel_status, rider_id },
    tracking: { partner_id, environment, order_id },
  };
}

/** Reads the stored lookups of an order, for an audit. Rejects with the errors of the state store. */
export async function storedLookup(
  stateStore: StateStore,
  orderId: string,
  trackingToken: string,
): Promise<StoredOrderLookup> {
  const documents = new ReadModelDocuments(stateStore, orderViewsModel);
  const [ownership, tracking] = await Promise.all([
    documents.read<OrderOwnership>(ownershipAddress(orderId)),
    documents.read<TrackedOrder>(trackingAddress(trackingToken)),
  ]);
  return { ownership, tracking };
}

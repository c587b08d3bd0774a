import { epochMsOf, type OrderDetails, type Owner } from '@dakpion/contracts';
import type { DocumentAddress, Listing } from '@dakpion/state-store';
import { listsOf } from './order-lists.ts';
import { lookupOf } from './order-lookups.ts';
import { orderAddress, ownershipAddress, type StoredOrder, trackingAddress } from './stored-order.ts';

/** An order after its event number `details.sequence`. */
export interface OrderView {
  readonly owner: Owner;
  readonly trackingToken: string;
  readonly details: OrderDetails;
}

/** One of the documents of the views of an order. */
export interface ViewDocument {
  readonly address: DocumentAddress;
  readonly version: number;
  readonly value: unknown;
  readonly listing?: Listing;
  /** No event of the order changes it. Its version can be that of any event. */
  readonly isConstant?: true;
}

/** The documents of the views of an order, its own view first. */
export function documentsOf({ owner, trackingToken, details }: OrderView): readonly ViewDocument[] {
  const { partner_id, environment } = owner;
  const { order_id, sequence: version } = details;
  const order: StoredOrder = { partner_id, environment, tracking_token: trackingToken, details };
  const { ownership, tracking } = lookupOf(owner, details);
  const listing = { lists: listsOf(details), score: epochMsOf(details.created_at) };
  return [
    { address: orderAddress(owner, order_id), version, value: order, listing },
    { address: ownershipAddress(order_id), version, value: ownership },
    { address: trackingAddress(trackingToken), version, value: tracking, isConstant: true },
  ];
}

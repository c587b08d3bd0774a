import { epochMsOf, type OrderDetails } from '@dakpion/contracts';
import type { DocumentAddress, DocumentChange, Listing, StateStore } from '@dakpion/state-store';
import { listsOf } from './order-lists.ts';
import type { OrderOwner } from './order-owner.ts';
import {
  type OrderOwnership,
  orderAddress,
  ownershipAddress,
  type StoredOrder,
  type TrackedOrder,
  trackingAddress,
} from './stored-order.ts';

/** An order as it is after its event number `details.sequence`. */
export interface OrderView {
  readonly owner: OrderOwner;
  readonly trackingToken: string;
  readonly details: OrderDetails;
}

/** Writes the views of orders; only the order service does. */
export class OrderViewWriter {
  constructor(private readonly stateStore: StateStore) {}

  /**
   * Writes all views of the order, each unless it shows a later sequence already: any number of writers may write the
   * same order at once, in any order, and again. Answers whether the order's own view was written. When it rejects,
   * some may be; writing again completes them.
   */
  async write({ owner, trackingToken, details }: OrderView): Promise<boolean> {
    const { partner_id, environment } = owner;
    const { order_id, parcel_status, rider_id, sequence } = details;
    const order: StoredOrder = { partner_id, environment, tracking_token: trackingToken, details };
    const ownership: OrderOwnership = { partner_id, environment, parcel_status, rider_id };
    const tracked: TrackedOrder = { partner_id, environment, order_id };
    const listing = { lists: listsOf(details), score: epochMsOf(details.created_at) };
    const [written] = await Promise.all([
      this.put(orderAddress(owner, order_id), sequence, order, listing),
      this.put(ownershipAddress(order_id), sequence, ownership),
      this.put(trackingAddress(trackingToken), sequence, tracked),
    ]);
    return written;
  }

  private async put(address: DocumentAddress, version: number, value: unknown, listing?: Listing): Promise<boolean> {
    const { scope, collection, id } = address;
    const change: DocumentChange = { kind: 'put', collection, id, version, value, ...(listing && { listing }) };
    const [applied = false] = await this.stateStore.documents.write(scope, [change]);
    return applied;
  }
}

import type { OrderDetails, OrderStatus, Owner } from '@dakpion/contracts';
import type { DocumentAddress } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';

/** The stored view of an order: the details without the latest location of the rider, which changes separately. */
export interface StoredOrder extends Owner {
  readonly tracking_token: string;
  readonly details: OrderDetails;
}

/** The data of an order that is found by its id alone. */
export interface OrderOwnership extends Owner {
  readonly parcel_status: OrderStatus;
  /** Null if it has no rider. */
  readonly rider_id: number | null;
}

/** The order of a tracking token. */
export interface TrackedOrder extends Owner {
  readonly order_id: string;
}

export const ordersCollection = 'orders';
export const ownershipsCollection = 'order_ownerships';
export const trackedOrdersCollection = 'tracked_orders';

export function orderAddress(owner: Owner, orderId: string): DocumentAddress {
  return { scope: scopeOf(owner), collection: ordersCollection, id: orderId };
}

// Each lookup without the owner has its own scope, so that a cluster can distribute them.

export function ownershipAddress(orderId: string): DocumentAddress {
  return { scope: `order:${orderId}`, collection: ownershipsCollection, id: orderId };
}

export function locationAddress(orderId: string): DocumentAddress {
  return { scope: `order:${orderId}`, collection: 'rider_locations', id: orderId };
}

export function trackingAddress(trackingToken: string): DocumentAddress {
  return { scope: `tracking:${trackingToken}`, collection: trackedOrdersCollection, id: trackingToken };
}

/** Whether this has the form of an id or token of Dakpion. A URL can contain anything, and nothing else is stored. */
export function isPlausibleId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}

import type { OrderDetails, OrderStatus } from '@dakpion/contracts';
import type { DocumentAddress } from '@dakpion/state-store';
import type { OrderOwner } from './order-owner.ts';

/** An order's view as stored: the details without the rider's latest location, which changes on its own. */
export interface StoredOrder extends OrderOwner {
  readonly tracking_token: string;
  readonly details: OrderDetails;
}

/** What is known of an order by its id alone. */
export interface OrderOwnership extends OrderOwner {
  readonly parcel_status: OrderStatus;
  /** Null while it has no rider. */
  readonly rider_id: number | null;
}

/** Which order a tracking token stands for. */
export interface TrackedOrder extends OrderOwner {
  readonly order_id: string;
}

export const ordersCollection = 'orders';

/** One owner's orders are one scope: listed together, written at once. */
export function scopeOf(owner: OrderOwner): string {
  return `${owner.partner_id}:${owner.environment}`;
}

export function orderAddress(owner: OrderOwner, orderId: string): DocumentAddress {
  return { scope: scopeOf(owner), collection: ordersCollection, id: orderId };
}

// What is looked up without knowing the owner has a scope of its own each, so that a cluster can spread them.

export function ownershipAddress(orderId: string): DocumentAddress {
  return { scope: `order:${orderId}`, collection: 'order_ownerships', id: orderId };
}

export function locationAddress(orderId: string): DocumentAddress {
  return { scope: `order:${orderId}`, collection: 'rider_locations', id: orderId };
}

export function trackingAddress(trackingToken: string): DocumentAddress {
  return { scope: `tracking:${trackingToken}`, collection: 'tracked_orders', id: trackingToken };
}

/** Whether this can be an id or token of ours at all: what comes from a URL may be anything, and nothing else is stored. */
export function isPlausibleId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}

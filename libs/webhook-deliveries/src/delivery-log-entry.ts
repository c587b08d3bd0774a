import { hash } from 'node:crypto';
import type { DhakaTime, Environment, OrderEventName } from '@dakpion/contracts';

export const deliveryStatuses = ['pending', 'retrying', 'delivered', 'manual_review', 'discarded'] as const;
/**
 * `pending`: not tried yet, or a redelivery was requested. `manual_review`: every attempt failed. It stays until it is
 * redelivered. `discarded`: the partner's URL was removed before the delivery.
 */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** One attempt, for partners. */
export interface LoggedAttempt {
  /** From 1, including redeliveries. */
  readonly number: number;
  readonly started_at: DhakaTime;
  readonly duration_ms: number;
  readonly response_status: number | null;
  /** A code, e.g. `timeout`. Null if it was delivered. */
  readonly error: string | null;
  /** At most 4 KiB. */
  readonly response_excerpt: string | null;
}

/** One delivery in the log, for partners. */
export interface DeliveryLogEntry {
  readonly delivery_id: string;
  readonly order_id: string;
  readonly event: OrderEventName;
  readonly event_id: string;
  readonly sequence: number;
  readonly url: string;
  readonly environment: Environment;
  readonly status: DeliveryStatus;
  /** Oldest first. Only the last 60. */
  readonly attempts: readonly LoggedAttempt[];
  readonly next_attempt_at: DhakaTime | null;
  readonly created_at: DhakaTime;
  readonly updated_at: DhakaTime;
}

/** The number of logged attempts of a delivery. The event store has all attempts. */
export const maxLoggedAttempts = 60;

/** The owner of the deliveries. */
export interface DeliveryOwner {
  readonly partner_id: string;
  readonly environment: Environment;
}

/** The documents of the log in the state store. */
export const deliveryLogDocuments = {
  collection: 'webhook-deliveries',
  scopeOf: (owner: DeliveryOwner): string => `${owner.partner_id}:${owner.environment}`,
  /**
   * The lists of an owner's deliveries, sorted by creation: all, those of one status, order or URL, and those of one status and
   * URL.
   */
  allList: 'all',
  statusList: (status: DeliveryStatus): string => `status:${status}`,
  orderList: (orderId: string): string => `order:${orderId}`,
  urlList: (url: string): string => `url:${digest(url)}`,
  urlStatusList: (urlList: string, status: DeliveryStatus): string => `${urlList}:${status}`,
} as const;

/** URLs can be longer than list names. */
function digest(url: string): string {
  return hash('sha256', url, 'base64url').slice(0, 22);
}

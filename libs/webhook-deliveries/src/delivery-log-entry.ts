import { hash } from 'node:crypto';
import type { DhakaTime, Environment, OrderEventName } from '@dakpion/contracts';

export const deliveryStatuses = ['pending', 'retrying', 'delivered', 'manual_review', 'discarded'] as const;
/** `pending`: not yet tried, or asked for again. `manual_review`: every attempt failed; it is kept until redelivered.
 * `discarded`: the partner's URL was removed before it was delivered. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** One attempt, as partners see it. */
export interface LoggedAttempt {
  /** From 1, redeliveries counted on. */
  readonly number: number;
  readonly started_at: DhakaTime;
  readonly duration_ms: number;
  readonly response_status: number | null;
  /** A code, e.g. `timeout`; null when it was delivered. */
  readonly error: string | null;
  /** At most 4 KiB. */
  readonly response_excerpt: string | null;
}

/** One delivery in the log, as partners see it. */
export interface DeliveryLogEntry {
  readonly delivery_id: string;
  readonly order_id: string;
  readonly event: OrderEventName;
  readonly event_id: string;
  readonly sequence: number;
  readonly url: string;
  readonly environment: Environment;
  readonly status: DeliveryStatus;
  /** Oldest first; the last {@link maxLoggedAttempts}. */
  readonly attempts: readonly LoggedAttempt[];
  readonly next_attempt_at: DhakaTime | null;
  readonly created_at: DhakaTime;
  readonly updated_at: DhakaTime;
}

/** Attempts shown per delivery; the event store has them all. */
export const maxLoggedAttempts = 60;

/** Whose deliveries these are. */
export interface DeliveryOwner {
  readonly partner_id: string;
  readonly environment: Environment;
}

/** Where the log's documents are in the state store. */
export const deliveryLogDocuments = {
  collection: 'webhook-deliveries',
  scopeOf: (owner: DeliveryOwner): string => `${owner.partner_id}:${owner.environment}`,
  /** Lists of an owner's deliveries, sorted by creation: all, those of one status, order, URL, or of one status in a URL's list. */
  allList: 'all',
  statusList: (status: DeliveryStatus): string => `status:${status}`,
  orderList: (orderId: string): string => `order:${orderId}`,
  urlList: (url: string): string => `url:${digest(url)}`,
  urlStatusList: (urlList: string, status: DeliveryStatus): string => `${urlList}:${status}`,
} as const;

/** URLs are longer than names of lists may be. */
function digest(url: string): string {
  return hash('sha256', url, 'base64url').slice(0, 22);
}

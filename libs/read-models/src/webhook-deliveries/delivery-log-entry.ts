import { hash } from 'node:crypto';
import type { DhakaTime, Environment, LoggedAttempt, OrderEventName } from '@dakpion/contracts';
import type { ReadModel } from '@dakpion/state-store';

export const deliveryStatuses = ['pending', 'retrying', 'delivered', 'manual_review', 'discarded'] as const;
/**
 * `pending`: not tried yet, or a redelivery was requested. `manual_review`: every attempt failed. It stays until it is
 * redelivered. `discarded`: the partner's URL was removed before the delivery.
 */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

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
  /** The last attempts: at most 6, oldest first, without excerpts. */
  readonly attempts: readonly LoggedAttempt[];
  /** The number of all attempts, including redeliveries. */
  readonly attempts_total: number;
  readonly next_attempt_at: DhakaTime | null;
  readonly created_at: DhakaTime;
  readonly updated_at: DhakaTime;
}

/** The number of attempts in an entry. The event store has all attempts. */
const maxListedAttempts = 6;

/** A stored entry. Earlier versions stored up to 60 attempts with their excerpts, and not their number. */
export type StoredDelivery = Omit<DeliveryLogEntry, 'attempts_total'> & { readonly attempts_total?: number };

/** The attempts that an entry lists. */
export function listedAttempts(attempts: readonly LoggedAttempt[]): readonly LoggedAttempt[] {
  return attempts.slice(-maxListedAttempts).map((attempt) => ({ ...attempt, response_excerpt: null }));
}

/** A stored entry in the present form. */
export function entryOf(stored: StoredDelivery): DeliveryLogEntry {
  const { attempts, attempts_total = attempts.at(-1)?.number ?? 0 } = stored;
  return { ...stored, attempts: listedAttempts(attempts), attempts_total };
}

/** The documents of the log in the state store. */
export const deliveryLogDocuments = {
  collection: 'webhook-deliveries',
  /**
   * The lists of an owner's deliveries, sorted by creation: all; by status, order or URL; by status and URL.
   */
  allList: 'all',
  statusList: (status: DeliveryStatus): string => `status:${status}`,
  orderList: (orderId: string): string => `order:${orderId}`,
  urlList: (url: string): string => `url:${digest(url)}`,
  urlStatusList: (urlList: string, status: DeliveryStatus): string => `${urlList}:${status}`,
} as const;

/** The log of webhook deliveries. Version 2: entries have at most six attempts, and their number. */
export const deliveryLogModel: ReadModel = {
  name: 'webhook-deliveries',
  version: 2,
  collections: [deliveryLogDocuments.collection],
};

/** URLs can be longer than list names. */
function digest(url: string): string {
  return hash('sha256', url, 'base64url').slice(0, 22);
}

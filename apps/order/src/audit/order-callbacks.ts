import type { EventStore } from '@dakpion/event-store';
import { callbackSince } from '@dakpion/partners';
import { LRUCache } from 'lru-cache';
import type { Order } from '../domain/order.ts';

/** A position before every event. */
const always = -1n;
const maxPartners = 10_000;

/**
 * The time from which orders have webhooks. An order's own callback URL is valid from the beginning, its partner's from the
 * time when it was set.
 */
export class OrderCallbacks {
  private readonly sinceByPartner = new LRUCache<string, { readonly since: bigint | null }>({ max: maxPartners });

  constructor(private readonly eventStore: EventStore) {}

  /** The position after which the events of the order have webhooks. Null if none has. */
  async since({ request, partner_id, environment }: Order['created']): Promise<bigint | null> {
    if ((request.callback_url ?? null) !== null) return always;
    const key = `${partner_id} ${environment}`;
    const known = this.sinceByPartner.get(key);
    if (known !== undefined) return known.since;
    const since = await callbackSince(this.eventStore, partner_id, environment);
    this.sinceByPartner.set(key, { since });
    return since;
  }
}

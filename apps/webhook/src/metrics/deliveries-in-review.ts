import { setImmediate } from 'node:timers/promises';
import type { Partners } from '@dakpion/partners';
import type { DeliveryLog } from '@dakpion/read-models';
import { logOwnerPages } from '../log/log-owners.ts';

/**
 * The number of deliveries in manual review, of all partners in both environments. Costs one read for each hundred partners and
 * two small reads for each partner: 20,100 for 10,000 partners, at most 200 at once. Rejects with the errors of the state
 * store.
 */
export async function countInReview(partners: Partners, log: DeliveryLog): Promise<number> {
  const filter = { status: 'manual_review', offset: 0, limit: 1 } as const;
  let count = 0;
  for await (const owners of logOwnerPages(partners)) {
    const lists = await Promise.all(owners.map((owner) => log.list(owner, filter)));
    for (const { total } of lists) count += total;
    // Gives other work a turn before the next page, because embedded engines answer in the same turn of the event loop.
    await setImmediate();
  }
  return count;
}

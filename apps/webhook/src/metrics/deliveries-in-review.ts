import { setImmediate } from 'node:timers/promises';
import type { Partners } from '@dakpion/partners';
import type { DeliveryLog } from '@dakpion/webhook-deliveries';
import { logOwnerPages } from '../log/log-owners.ts';

/**
 * How many deliveries are in manual review, of all partners in both environments. Costs a read for each hundred partners and
 * two small ones for each: of 10,000 partners 20,100. At most 200 are under way at once. Errors: those of the state store.
 */
export async function countInReview(partners: Partners, log: DeliveryLog): Promise<number> {
  const filter = { status: 'manual_review', offset: 0, limit: 1 } as const;
  let count = 0;
  for await (const owners of logOwnerPages(partners)) {
    const lists = await Promise.all(owners.map((owner) => log.list(owner, filter)));
    for (const { total } of lists) count += total;
    // Embedded engines answer in the same turn: others shall have theirs before the next page.
    await setImmediate();
  }
  return count;
}

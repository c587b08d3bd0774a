import type { Owner } from '@dakpion/contracts';
import { scopeOf } from '@dakpion/read-models';
import { Counter, Gauge } from 'prom-client';

/** Bounds the number of series. */
const maxReported = 20;

const stored = new Gauge({
  name: 'dakpion_partner_stored_bytes',
  help: 'Size of the events of the orders and webhooks of a partner, of the largest 20 that this process has seen.',
  labelNames: ['partner_id', 'environment'] as const,
});
const refusals = new Counter({
  name: 'dakpion_storage_limit_refusals_total',
  help: 'Requests that were refused because a partner had reached its limit of stored bytes.',
  labelNames: ['environment'] as const,
});

interface Reported {
  readonly owner: Owner;
  readonly bytes: number;
}

/** The largest, by scope. The events of a partner only grow, so an old value is at most too small. */
const largest = new Map<string, Reported>();

/** Reports the stored bytes of the owner, if they are among the largest. */
export function reportStoredBytes({ partner_id, environment }: Owner, bytes: number): void {
  const owner = { partner_id, environment };
  largest.set(scopeOf(owner), { owner, bytes });
  stored.set(owner, bytes);
  if (largest.size <= maxReported) return;
  const [least] = [...largest.values()].sort((one, other) => one.bytes - other.bytes);
  if (least === undefined) return;
  largest.delete(scopeOf(least.owner));
  stored.remove({ ...least.owner });
}

/** Counts a request that was refused. */
export function countStorageRefusal(environment: Owner['environment']): void {
  refusals.inc({ environment });
}

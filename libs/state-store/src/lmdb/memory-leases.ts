import { checkNames, checkNumber } from '../limits.ts';
import type { Leases } from '../state-store.ts';

interface Lease {
  readonly holder: string;
  /** Epoch milliseconds, exclusive. */
  readonly until: number;
}

/**
 * The leases of the only process that has the embedded store. They end with it, like their holders: after a crash, nobody waits
 * for a lease that cannot be released. There is one lease for each name, and services use a few names.
 */
export class MemoryLeases implements Leases {
  private readonly leases = new Map<string, Lease>();

  constructor(private readonly clock: () => number) {}

  async hold(name: string, holder: string, ttlMs: number): Promise<boolean> {
    checkNames({ name, holder });
    checkNumber('ttlMs', ttlMs);
    const now = this.clock();
    const lease = this.leases.get(name);
    if (lease !== undefined && lease.holder !== holder && lease.until > now) return false;
    this.leases.set(name, { holder, until: now + ttlMs });
    return true;
  }

  async release(name: string, holder: string): Promise<void> {
    checkNames({ name, holder });
    if (this.leases.get(name)?.holder === holder) this.leases.delete(name);
  }
}

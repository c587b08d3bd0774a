import type { Database, Key, RootDatabase } from 'lmdb';
import { checkNames, checkNumber } from './limits.ts';
import type { LmdbWriteQueue } from './lmdb-write-queue.ts';
import type { Leases } from './state-store.ts';

interface Lease {
  readonly holder: string;
  /** Epoch milliseconds, exclusive. */
  readonly until: number;
}

/** Leases in LMDB, timed by the one clock that a single process has. */
export class LmdbLeases implements Leases {
  private readonly leases: Database<Lease, Key>;

  constructor(
    environment: RootDatabase,
    private readonly writes: LmdbWriteQueue,
    private readonly clock: () => number,
  ) {
    this.leases = environment.openDB('leases', { encoding: 'json' });
  }

  async hold(name: string, holder: string, ttlMs: number): Promise<boolean> {
    checkNames({ name, holder });
    checkNumber('ttlMs', ttlMs);
    return this.writes.run(() => {
      const now = this.clock();
      const lease = this.leases.get([name]);
      if (lease !== undefined && lease.holder !== holder && lease.until > now) return false;
      this.leases.putSync([name], { holder, until: now + ttlMs });
      return true;
    });
  }

  async release(name: string, holder: string): Promise<void> {
    checkNames({ name, holder });
    await this.writes.run(() => {
      if (this.leases.get([name])?.holder === holder) this.leases.removeSync([name]);
    });
  }
}

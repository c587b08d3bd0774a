import type { Database, Key, RootDatabase } from 'lmdb';
import { checkCount, checkNames, checkNumber, maxClaimLimit } from './limits.ts';
import type { LmdbWriteQueue } from './lmdb-write-queue.ts';
import type { DueEntry, DueQueues } from './state-store.ts';

/** Due queues in LMDB. */
export class LmdbDueQueues implements DueQueues {
  /** [queue, id] → due time. */
  private readonly times: Database<string, Key>;
  /** [queue, due time, id] → nothing. */
  private readonly order: Database<string, Key>;
  /** [queue] → how many entries it has. */
  private readonly depths: Database<string, Key>;

  constructor(
    environment: RootDatabase,
    private readonly writes: LmdbWriteQueue,
  ) {
    this.times = environment.openDB('due_times', { encoding: 'string' });
    this.order = environment.openDB('due_order', { encoding: 'string' });
    this.depths = environment.openDB('due_depths', { encoding: 'string' });
  }

  async schedule(queue: string, id: string, dueAt: number): Promise<void> {
    checkNames({ queue, id });
    checkNumber('dueAt', dueAt);
    await this.writes.run(() => this.set(queue, id, dueAt));
  }

  async claim(
    queue: string,
    { now, until, limit }: { now: number; until: number; limit: number },
  ): Promise<readonly DueEntry[]> {
    checkNames({ queue });
    checkNumber('now', now);
    checkNumber('until', until);
    checkCount('limit', limit, maxClaimLimit);
    // The look before the write spares an idle queue's poller a transaction.
    if (limit === 0 || !this.hasDue(queue, now)) return [];
    return this.writes.run(() => {
      const due = this.first(queue, limit).filter((entry) => entry.dueAt <= now);
      for (const entry of due) this.set(queue, entry.id, until);
      return due;
    });
  }

  async claimOrNudge(queue: string, id: string, { now, until }: { now: number; until: number }): Promise<boolean> {
    checkNames({ queue, id });
    checkNumber('now', now);
    checkNumber('until', until);
    return this.writes.run(() => {
      const dueAt = this.timeOf(queue, id);
      const isFree = dueAt === null || dueAt <= now;
      this.set(queue, id, isFree ? until : dueAt + 1);
      return isFree;
    });
  }

  async dueAt(queue: string, id: string): Promise<number | null> {
    checkNames({ queue, id });
    return this.timeOf(queue, id);
  }

  async settle(queue: string, id: string, claimedUntil: number, next: number | null): Promise<boolean> {
    checkNames({ queue, id });
    if (next !== null) checkNumber('next', next);
    return this.writes.run(() => {
      if (this.timeOf(queue, id) !== claimedUntil) return false;
      this.set(queue, id, next);
      return true;
    });
  }

  async earliest(queue: string): Promise<DueEntry | null> {
    checkNames({ queue });
    return this.first(queue, 1)[0] ?? null;
  }

  async depth(queue: string): Promise<number> {
    checkNames({ queue });
    return this.depthOf(queue);
  }

  private hasDue(queue: string, now: number): boolean {
    return this.first(queue, 1).some((entry) => entry.dueAt <= now);
  }

  private first(queue: string, limit: number): DueEntry[] {
    const range = { start: [queue, Number.NEGATIVE_INFINITY], end: [queue, Number.POSITIVE_INFINITY], limit };
    return [...this.order.getKeys(range)].map((key) => {
      const [, dueAt, id] = key as [string, number, string];
      return { id, dueAt };
    });
  }

  private timeOf(queue: string, id: string): number | null {
    const dueAt = this.times.get([queue, id]);
    return dueAt === undefined ? null : Number(dueAt);
  }

  private depthOf(queue: string): number {
    return Number(this.depths.get([queue]) ?? 0);
  }

  /** Sets an entry's due time, or removes the entry (null). Only inside a transaction. */
  private set(queue: string, id: string, next: number | null): void {
    const old = this.timeOf(queue, id);
    if (old !== null) this.order.removeSync([queue, old, id]);
    if (next === null) {
      this.times.removeSync([queue, id]);
    } else {
      this.times.putSync([queue, id], String(next));
      // `+ 0`: minus zero becomes zero, as a key it would sort apart.
      this.order.putSync([queue, next + 0, id], '');
    }
    const change = Number(next !== null) - Number(old !== null);
    if (change !== 0) this.depths.putSync([queue], String(this.depthOf(queue) + change));
  }
}

import type { Database, Key, RootDatabase } from 'lmdb';
import type { ClearOptions } from '../clear-options.ts';
import type { Claim, DueEntry, DueQueues } from '../due-queues.ts';
import { checkCount, checkNames, checkNumber, maxClaimLimit } from '../limits.ts';
import type { LmdbWriteQueue } from './lmdb-write-queue.ts';

const maxClearedAtOnce = 1_000;

/** Due queues in LMDB. */
export class LmdbDueQueues implements DueQueues {
  /** [queue, id] → due time. */
  private readonly times: Database<string, Key>;
  /** [queue, due time, id] → nothing. */
  private readonly order: Database<string, Key>;
  /** [queue] → number of entries. */
  private readonly depths: Database<string, Key>;

  constructor(
    environment: RootDatabase,
    private readonly writes: LmdbWriteQueue,
    private readonly clock: () => number,
  ) {
    this.times = environment.openDB('due_times', { encoding: 'string' });
    this.order = environment.openDB('due_order', { encoding: 'string' });
    this.depths = environment.openDB('due_depths', { encoding: 'string' });
  }

  async schedule(queue: string, id: string, { inMs }: { inMs: number }): Promise<void> {
    checkNames({ queue, id });
    checkNumber('inMs', inMs);
    await this.writes.run(() => this.set(queue, id, this.after(inMs)));
  }

  async scheduleOrNudge(queue: string, id: string, { inMs }: { inMs: number }): Promise<number | null> {
    checkNames({ queue, id });
    checkNumber('inMs', inMs);
    return this.writes.run(() => {
      const dueAt = this.timeOf(queue, id);
      const next = dueAt === null ? this.after(inMs) : dueAt + 1;
      this.set(queue, id, next);
      return dueAt === null ? next : null;
    });
  }

  async claim(queue: string, { forMs, limit }: { forMs: number; limit: number }): Promise<readonly Claim[]> {
    checkNames({ queue });
    checkNumber('forMs', forMs);
    checkCount('limit', limit, maxClaimLimit);
    // The read before the write saves a transaction for each poll of an idle queue.
    if (limit === 0 || this.due(queue, 1).length === 0) return [];
    return this.writes.run(() => {
      const until = this.after(forMs);
      const due = this.due(queue, limit);
      for (const { id } of due) this.set(queue, id, until);
      return due.map(({ id }) => ({ id, until }));
    });
  }

  async claimOrNudge(queue: string, id: string, { forMs }: { forMs: number }): Promise<number | null> {
    checkNames({ queue, id });
    checkNumber('forMs', forMs);
    return this.writes.run(() => {
      const dueAt = this.timeOf(queue, id);
      const isFree = dueAt === null || dueAt <= this.clock();
      const next = isFree ? this.after(forMs) : dueAt + 1;
      this.set(queue, id, next);
      return isFree ? next : null;
    });
  }

  async renew(queue: string, id: string, until: number, { forMs }: { forMs: number }): Promise<number | null> {
    checkNames({ queue, id });
    checkNumber('forMs', forMs);
    return this.writes.run(() => {
      if (this.timeOf(queue, id) !== until) return null;
      const next = this.after(forMs);
      this.set(queue, id, next);
      return next;
    });
  }

  async settle(queue: string, id: string, until: number, next: { inMs: number } | null): Promise<boolean> {
    checkNames({ queue, id });
    if (next !== null) checkNumber('inMs', next.inMs);
    return this.writes.run(() => {
      if (this.timeOf(queue, id) !== until) return false;
      this.set(queue, id, next === null ? null : this.after(next.inMs));
      return true;
    });
  }

  async dueAt(queue: string, id: string): Promise<number | null> {
    checkNames({ queue, id });
    return this.timeOf(queue, id);
  }

  async earliest(queue: string): Promise<DueEntry | null> {
    checkNames({ queue });
    const [first] = this.first(queue, 1);
    return first === undefined ? null : { ...first, inMs: first.dueAt - this.clock() };
  }

  async depth(queue: string): Promise<number> {
    checkNames({ queue });
    return this.depthOf(queue);
  }

  private after(milliseconds: number): number {
    return this.clock() + Math.ceil(milliseconds);
  }

  private due(queue: string, limit: number): Omit<DueEntry, 'inMs'>[] {
    const now = this.clock();
    return this.first(queue, limit).filter(({ dueAt }) => dueAt <= now);
  }

  /** Removes all queues except those kept. Returns the number, or with `dryRun` the number that it would remove. */
  async clear({ keepQueues, dryRun }: ClearOptions): Promise<number> {
    // LMDB returns a key with one part as that part.
    const queues = [...this.depths.getKeys()].map((key) => String([key].flat()[0]));
    const removed = queues.filter((queue) => !keepQueues.includes(queue) && this.depthOf(queue) > 0);
    for (const queue of dryRun ? [] : removed) {
      while (this.depthOf(queue) > 0) {
        await this.writes.run(() => {
          for (const { id } of this.first(queue, maxClearedAtOnce)) this.set(queue, id, null);
        });
      }
    }
    return removed.length;
  }

  private first(queue: string, limit: number): Omit<DueEntry, 'inMs'>[] {
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

  /** Sets the due time of an entry, or removes the entry (null). Call it only in a transaction. */
  private set(queue: string, id: string, next: number | null): void {
    const old = this.timeOf(queue, id);
    if (old !== null) this.order.removeSync([queue, old, id]);
    if (next === null) {
      this.times.removeSync([queue, id]);
    } else {
      this.times.putSync([queue, id], String(next));
      this.order.putSync([queue, next, id], '');
    }
    const change = Number(next !== null) - Number(old !== null);
    if (change !== 0) this.depths.putSync([queue], String(this.depthOf(queue) + change));
  }
}

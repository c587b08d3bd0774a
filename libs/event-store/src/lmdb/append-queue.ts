import type { AppendResult, StreamRevision } from '../event-store.ts';
import { EventStoreUnavailableError } from '../event-store.ts';

/** An append ready to be written: its records are drafts (see recorded-event.codec.ts). */
export interface PreparedAppend {
  readonly stream: string;
  readonly expected: StreamRevision;
  readonly drafts: readonly Buffer[];
  readonly bytes: number;
}

/** Writes a batch in one transaction; resolves, when durable, with a result or an error for each append. */
export type CommitBatch = (batch: readonly PreparedAppend[]) => Promise<readonly (AppendResult | Error)[]>;

/** What may wait at most, and what is committed at once at most. */
export interface AppendQueueLimits {
  readonly waiting: number;
  readonly waitingBytes: number;
  readonly batch: number;
  readonly batchBytes: number;
}

const defaultLimits: AppendQueueLimits = {
  waiting: 10_000,
  waitingBytes: 64 * 1024 * 1024,
  batch: 1_000,
  batchBytes: 8 * 1024 * 1024,
};

interface WaitingAppend {
  readonly append: PreparedAppend;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Group commit: appends that come while one transaction is being synced share the next one, so that
 * the disk's pace bounds the transactions per second and not the appends.
 */
export class AppendQueue {
  private waiting: WaitingAppend[] = [];
  private waitingBytes = 0;
  private draining: Promise<void> | null = null;

  constructor(
    private readonly commit: CommitBatch,
    private readonly limits: AppendQueueLimits = defaultLimits,
  ) {}

  /** Rejects with {@link EventStoreUnavailableError} when too much is waiting already. */
  append(append: PreparedAppend): Promise<AppendResult> {
    const { waiting, waitingBytes } = this.limits;
    if (this.waiting.length >= waiting || this.waitingBytes + append.bytes > waitingBytes) {
      return Promise.reject(new EventStoreUnavailableError('Too many appends are waiting'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.waitingBytes += append.bytes;
      this.draining ??= this.drain();
    });
  }

  /** Resolves when nothing is waiting or under way any more. */
  async idle(): Promise<void> {
    while (this.draining) await this.draining;
  }

  private async drain(): Promise<void> {
    await null; // Appends of one tick go together.
    while (this.waiting.length > 0) {
      const batch = this.takeBatch();
      try {
        const results = await this.commit(batch.map(({ append }) => append));
        batch.forEach((waiting, index) => {
          settle(waiting, results[index]);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.draining = null;
  }

  private takeBatch(): WaitingAppend[] {
    let bytes = 0;
    let count = 0;
    for (const { append } of this.waiting) {
      if (count >= this.limits.batch || (count > 0 && bytes + append.bytes > this.limits.batchBytes)) break;
      bytes += append.bytes;
      count += 1;
    }
    this.waitingBytes -= bytes;
    return this.waiting.splice(0, count);
  }
}

function settle({ resolve, reject }: WaitingAppend, result: AppendResult | Error | undefined): void {
  if (result === undefined) reject(new Error('An append was left without a result'));
  else if (result instanceof Error) reject(result);
  else resolve(result);
}

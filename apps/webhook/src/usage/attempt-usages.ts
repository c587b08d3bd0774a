import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { VersionedAttemptUsage } from '@dakpion/usage';
import { LRUCache } from 'lru-cache';
import { deliveryEventOf, orderIdOfStream } from '../delivery-stream.ts';
import { evolveAttemptUsage, isAttempt } from './evolve-attempt-usage.ts';

/** Several hundred bytes each. */
const rememberedOrders = 20_000;

/**
 * Counts the attempts of the webhooks of orders from their streams only. It never continues from the figures in the state
 * store, which can lose its last second unnoticed. The lost attempts would then be missing.
 */
export class AttemptUsages {
  private readonly remembered = new LRUCache<string, VersionedAttemptUsage>({ max: rememberedOrders });

  constructor(private readonly eventStore: EventStore) {}

  /** The attempts of the order up to an event that is an attempt, or later. Rejects with the errors of the event store. */
  async after(recorded: RecordedEvent): Promise<VersionedAttemptUsage> {
    const { stream, revision } = recorded;
    const known = this.remembered.get(stream);
    if (known !== undefined && known.version > revision) return known;
    // The first event of a stream plans a delivery, so the second is the first possible attempt.
    const before = known ?? (revision <= 1 ? null : await this.read(stream, revision));
    const after = counted(before, recorded);
    this.remembered.set(stream, after);
    return after;
  }

  /** For a follower that begins at another position, because another instance may have followed in between. */
  forget(): void {
    this.remembered.clear();
  }

  /** The attempts of all events before a revision. */
  private async read(stream: string, before: number): Promise<VersionedAttemptUsage | null> {
    let usage: VersionedAttemptUsage | null = null;
    for await (const recorded of this.eventStore.readStream(stream)) {
      if (recorded.revision >= before) break;
      if (isAttempt(deliveryEventOf(recorded))) usage = counted(usage, recorded);
    }
    return usage;
  }
}

function counted(before: VersionedAttemptUsage | null, recorded: RecordedEvent): VersionedAttemptUsage {
  const usage = before?.usage ?? { order_id: orderIdOfStream(recorded.stream), attempts: {} };
  const event = deliveryEventOf(recorded);
  // Versions begin at 1, revisions at 0.
  return { usage: isAttempt(event) ? evolveAttemptUsage(usage, event) : usage, version: recorded.revision + 1 };
}

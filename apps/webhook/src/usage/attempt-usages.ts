import { dataBytesOf, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import type { AttemptUsage, VersionedAttemptUsage } from '@dakpion/read-models';
import { LRUCache } from 'lru-cache';
import { deliveryEventOf, orderIdOfStream } from '../deliveries/delivery-stream.ts';
import { isAttempt } from '../domain/delivery-event.ts';
import { evolveAttemptUsage } from './evolve-attempt-usage.ts';

/** The maximum number of orders in memory. Each takes several hundred bytes. */
const rememberedOrders = 20_000;

/**
 * Counts the attempts of the webhooks of orders, and the bytes of their events, from their streams only. It never continues from the figures in the state
 * store, which can lose its last second unnoticed. The lost attempts would then be missing.
 */
export class AttemptUsages {
  private readonly remembered = new LRUCache<string, VersionedAttemptUsage>({ max: rememberedOrders });

  constructor(private readonly eventStore: EventStore) {}

  /** The usage of the order up to an event that is an attempt, or later. Rejects with the errors of the event store. */
  async after(recorded: RecordedEvent): Promise<VersionedAttemptUsage> {
    const { stream, revision } = recorded;
    const known = this.pass(recorded);
    if (known !== null) return known;
    const after = counted(await this.read(stream, revision), recorded);
    this.remembered.set(stream, after);
    return after;
  }

  /**
   * Counts an event if all earlier events of its stream are in memory. Returns the usage up to it, or later. Null: they are not in
   * memory.
   */
  pass(recorded: RecordedEvent): VersionedAttemptUsage | null {
    const { stream, revision } = recorded;
    const known = this.remembered.get(stream) ?? null;
    const version = known?.version ?? 0;
    if (version > revision) return known;
    if (version < revision) return null;
    const after = counted(known, recorded);
    this.remembered.set(stream, after);
    return after;
  }

  /** Must be called when the follower begins at another position, because another instance may have followed in between. */
  forget(): void {
    this.remembered.clear();
  }

  /** The usage of all events before a revision. */
  private async read(stream: string, before: number): Promise<VersionedAttemptUsage | null> {
    let usage: VersionedAttemptUsage | null = null;
    for await (const recorded of this.eventStore.readStream(stream)) {
      if (recorded.revision >= before) break;
      usage = counted(usage, recorded);
    }
    return usage;
  }
}

function counted(before: VersionedAttemptUsage | null, recorded: RecordedEvent): VersionedAttemptUsage {
  const usage: AttemptUsage = before?.usage ?? { order_id: orderIdOfStream(recorded.stream), attempts: {} };
  const event = deliveryEventOf(recorded);
  const stored_bytes = (usage.stored_bytes ?? 0) + dataBytesOf(recorded);
  const after = { ...(isAttempt(event) ? evolveAttemptUsage(usage, event) : usage), stored_bytes };
  // Versions begin at 1, revisions at 0.
  return { usage: after, version: recorded.revision + 1 };
}

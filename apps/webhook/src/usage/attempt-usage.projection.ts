import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import { type UsageOwner, UsageWriter, usageScopeOf, type VersionedAttemptUsage } from '@dakpion/usage';
import { deliveryEventOf, orderIdOfStream } from '../delivery-stream.ts';
import { DeliveryOwners } from '../log/delivery-owners.ts';
import { evolveAttemptUsage, isAttempt } from './evolve-attempt-usage.ts';

/** Counts the attempts at webhooks. An attempt counted before changes nothing: each order's document says up to which revision it counts. */
export class AttemptUsageProjection {
  private readonly owners: DeliveryOwners;
  private readonly writer: UsageWriter;

  constructor(eventStore: EventStore, stateStore: StateStore) {
    this.owners = new DeliveryOwners(eventStore);
    this.writer = new UsageWriter(stateStore);
  }

  /** Takes events in the order of the store. Errors: those of the stores. */
  async project(events: readonly RecordedEvent[]): Promise<void> {
    const byScope = new Map<string, { readonly owner: UsageOwner; readonly attempts: RecordedEvent[] }>();
    for (const event of events) {
      // Also of what is no attempt: the event that begins a stream says whose it is.
      const known = this.owners.known(event);
      if (!isAttempt(deliveryEventOf(event))) continue;
      const owner = known ?? (await this.owners.read(event.stream));
      const scope = usageScopeOf(owner);
      const owned = byScope.get(scope) ?? { owner, attempts: [] };
      owned.attempts.push(event);
      byScope.set(scope, owned);
    }
    await Promise.all([...byScope.values()].map(({ owner, attempts }) => this.count(owner, attempts)));
  }

  private async count(owner: UsageOwner, attempts: readonly RecordedEvent[]): Promise<void> {
    const orderIds = [...new Set(attempts.map(({ stream }) => orderIdOfStream(stream)))];
    const counted = await this.writer.readAttempts(owner, orderIds);
    const changed = new Map<string, VersionedAttemptUsage>();
    for (const recorded of attempts) {
      const order_id = orderIdOfStream(recorded.stream);
      const before = changed.get(order_id) ??
        counted.get(order_id) ?? { usage: { order_id, attempts: {} }, version: 0 };
      // Versions begin at 1, revisions at 0.
      const version = recorded.revision + 1;
      const event = deliveryEventOf(recorded);
      if (before.version >= version || !isAttempt(event)) continue;
      changed.set(order_id, { usage: evolveAttemptUsage(before.usage, event), version });
    }
    await this.writer.writeAttempts(owner, [...changed.values()]);
  }
}

import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import { type UsageOwner, UsageWriter, usageScopeOf, type VersionedAttemptUsage } from '@dakpion/usage';
import { deliveryEventOf } from '../delivery-stream.ts';
import { DeliveryOwners } from '../log/delivery-owners.ts';
import { AttemptUsages } from './attempt-usages.ts';
import { isAttempt } from './evolve-attempt-usage.ts';

interface OwnedAttempts {
  readonly owner: UsageOwner;
  /** By order id. */
  readonly orders: Map<string, VersionedAttemptUsage>;
}

/** Counts the attempts at webhooks. An attempt that comes again changes nothing: each order's document has all attempts up to its version. */
export class AttemptUsageProjection {
  private readonly owners: DeliveryOwners;
  private readonly usages: AttemptUsages;
  private readonly writer: UsageWriter;

  constructor(eventStore: EventStore, stateStore: StateStore) {
    this.owners = new DeliveryOwners(eventStore);
    this.usages = new AttemptUsages(eventStore);
    this.writer = new UsageWriter(stateStore);
  }

  /** Takes events in the order of the store. Errors: those of the stores. */
  async project(events: readonly RecordedEvent[]): Promise<void> {
    const byScope = new Map<string, OwnedAttempts>();
    for (const event of events) {
      // Also of what is no attempt: the event that begins a stream says whose it is.
      const known = this.owners.known(event);
      if (!isAttempt(deliveryEventOf(event))) continue;
      const owner = known ?? (await this.owners.read(event.stream));
      const scope = usageScopeOf(owner);
      const owned = byScope.get(scope) ?? { owner, orders: new Map() };
      const after = await this.usages.after(event);
      owned.orders.set(after.usage.order_id, after);
      byScope.set(scope, owned);
    }
    const written = [...byScope.values()].map(({ owner, orders }) =>
      this.writer.writeAttempts(owner, [...orders.values()]),
    );
    await Promise.all(written);
  }

  /** Before it follows from another place than the last event that it has taken. */
  begin(): void {
    this.usages.forget();
  }
}

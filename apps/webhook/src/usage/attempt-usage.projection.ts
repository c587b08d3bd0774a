import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { afterViewsMs, type FollowedBuild, type Following, type ReadModelProjection } from '@dakpion/following';
import {
  attemptUsageModel,
  type UsageOwner,
  UsageWriter,
  usageScopeOf,
  type VersionedAttemptUsage,
} from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { deliveryEventOf, deliveryStreamPrefix } from '../deliveries/delivery-stream.ts';
import { DeliveryOwners } from '../log/delivery-owners.ts';
import { AttemptUsages } from './attempt-usages.ts';
import { isAttempt } from './evolve-attempt-usage.ts';

interface OwnedAttempts {
  readonly owner: UsageOwner;
  /** By order id. */
  readonly orders: Map<string, VersionedAttemptUsage>;
}

/**
 * Counts the attempts of webhooks. A repeated event changes nothing: the document of each order has all attempts up to its
 * version. It is separate from the follower of the log, because entries that leave the log stay counted, and because missing
 * figures are counted from the first event on.
 */
export class AttemptUsageProjection implements Following {
  readonly parksAs: string = attemptUsageModel.name;
  readonly streamPrefix = deliveryStreamPrefix;
  /** About 6 MB. */
  readonly batchLimit = 2_000;
  readonly eventsPerCheckpoint = 10_000;
  readonly lateAfterLossMs = afterViewsMs;
  /** The attempts of an order come in quick succession, and are written once. */
  readonly gatherMs = 1_000;
  private readonly owners: DeliveryOwners;
  private readonly usages: AttemptUsages;
  private readonly writer: UsageWriter;

  constructor(
    readonly name: string,
    eventStore: EventStore,
    stateStore: StateStore,
  ) {
    this.owners = new DeliveryOwners(eventStore);
    this.usages = new AttemptUsages(eventStore);
    this.writer = new UsageWriter(stateStore);
  }

  /** Projects events in the order of the store. Rejects with the errors of the stores. */
  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const byScope = new Map<string, OwnedAttempts>();
    for (const event of events) {
      // Also of events that are not attempts: the first event of a stream has its owner.
      const known = this.owners.known(event);
      if (!isAttempt(deliveryEventOf(event))) {
        this.usages.pass(event);
        continue;
      }
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

  /** Must be called before the projection continues at another position than after its last event. */
  begin(): void {
    this.usages.forget();
  }
}

/** The attempts of webhooks as a read model. */
@Injectable()
export class AttemptUsageReadModel implements ReadModelProjection {
  readonly model = attemptUsageModel;

  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  followingOf({ name, stateStore }: FollowedBuild): Following {
    return new AttemptUsageProjection(name, this.eventStore, stateStore);
  }
}

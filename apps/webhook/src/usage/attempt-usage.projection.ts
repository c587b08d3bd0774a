import { deliveryStreamPrefix, type Owner } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import {
  afterViewsMs,
  type FollowedBuild,
  type Following,
  type ReadModelProjection,
  StreamOwners,
} from '@dakpion/following';
import { attemptUsageModel, byOwner, UsageWriter, type VersionedAttemptUsage } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { deliveryEventOf, deliveryOwnerIn } from '../deliveries/delivery-stream.ts';
import { isAttempt } from '../domain/delivery-event.ts';
import { AttemptUsages } from './attempt-usages.ts';

/**
 * Counts the attempts of webhooks. A repeated event changes nothing: the document of each order has all attempts up to its
 * version. It is separate from the follower of the log, because entries that leave the log stay counted, and because missing
 * figures are counted from the first event on.
 */
export class AttemptUsageProjection implements Following {
  readonly streamPrefix = deliveryStreamPrefix;
  /** About 6 MB. */
  readonly batchLimit = 2_000;
  readonly eventsPerCheckpoint = 10_000;
  readonly lateAfterLossMs = afterViewsMs;
  /** The attempts of an order come in quick succession, and are written once. */
  readonly gatherMs = 1_000;
  private readonly owners: StreamOwners;
  private readonly usages: AttemptUsages;
  private readonly writer: UsageWriter;

  constructor(
    readonly name: string,
    eventStore: EventStore,
    stateStore: StateStore,
  ) {
    this.owners = new StreamOwners(eventStore, deliveryOwnerIn);
    this.usages = new AttemptUsages(eventStore);
    this.writer = new UsageWriter(stateStore);
  }

  /** Projects events in the order of the store. Rejects with the errors of the stores. */
  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const counted = new Map<string, VersionedAttemptUsage & { readonly owner: Owner }>();
    for (const event of events) {
      // Called for all events, because the first event of a stream names its owner.
      const known = this.owners.known(event);
      if (!isAttempt(deliveryEventOf(event))) {
        this.usages.pass(event);
        continue;
      }
      const owner = known ?? (await this.owners.of(event));
      counted.set(event.stream, { owner, ...(await this.usages.after(event)) });
    }
    await Promise.all(byOwner(counted.values()).map(({ owner, entries }) => this.writer.writeAttempts(owner, entries)));
  }

  /** Must be called before the projection continues at a position other than after its last event. */
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

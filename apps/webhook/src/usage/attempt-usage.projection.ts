import { deliveryStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import {
  afterViewsMs,
  type FollowedBuild,
  type Following,
  type ReadModelProjection,
  StreamFold,
} from '@dakpion/following';
import { attemptUsageModel, byOwner, UsageWriter } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { deliveryEventOf } from '../deliveries/delivery-stream.ts';
import { isAttempt } from '../domain/delivery-event.ts';
import { afterEvent, type OwnedAttemptUsage } from './attempt-usages.ts';

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
  private readonly usages: StreamFold<OwnedAttemptUsage>;
  private readonly writer: UsageWriter;

  constructor(
    readonly name: string,
    eventStore: EventStore,
    stateStore: StateStore,
  ) {
    this.usages = new StreamFold(eventStore, afterEvent);
    this.writer = new UsageWriter(stateStore);
  }

  /** Projects events in the order of the store. Rejects with the errors of the stores. */
  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const counted = new Map<string, OwnedAttemptUsage>();
    for (const event of events) {
      if (isAttempt(deliveryEventOf(event))) counted.set(event.stream, await this.usages.after(event));
      else this.usages.pass(event);
    }
    await Promise.all(byOwner(counted.values()).map(({ owner, entries }) => this.writer.writeAttempts(owner, entries)));
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

import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import {
  afterViewsMs,
  type Checkpoint,
  type FollowedBuild,
  type Following,
  type ReadModelProjection,
  type Tenure,
} from '@dakpion/following';
import {
  type IndexedEvent,
  OrderEventIndexWriter,
  type OwnersEvents,
  orderEventIndexModel,
} from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { orderStreamPrefix } from '../order-stream.ts';
import { indexedEvent, isIndexed } from './indexed-event.ts';
import { OrderOwners } from './order-owners.ts';

/**
 * Keeps the order of the events with a webhook for each partner and environment, in the order of the event store. The events of
 * a parked stream come at its release, so that who has read on gets them.
 */
export class OrderEventIndexFollower implements Following {
  readonly parksAs: string = orderEventIndexModel.name;
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 1_000;
  readonly eventsPerCheckpoint = 1_000;
  /** The index of a busy partner is written about four times a second, not with each event. */
  readonly gatherMs = 250;
  readonly lateAfterLossMs: number = afterViewsMs;
  private readonly owners: OrderOwners;
  private readonly writer: OrderEventIndexWriter;
  private checkpoint: Checkpoint | undefined;

  constructor(
    readonly name: string,
    eventStore: EventStore,
    stateStore: StateStore,
  ) {
    this.owners = new OrderOwners(eventStore);
    this.writer = new OrderEventIndexWriter(stateStore);
  }

  begin(checkpoint: Checkpoint): void {
    this.checkpoint = checkpoint;
    this.writer.forget();
  }

  async handle(events: readonly RecordedEvent[], { releasedAt }: Tenure): Promise<void> {
    const byOwner = new Map<string, { owner: OwnersEvents['owner']; events: IndexedEvent[] }>();
    for (const event of events.filter(isIndexed)) {
      const owner = await this.owners.of(event);
      const name = `${owner.partner_id}:${owner.environment}`;
      const theirs = byOwner.get(name) ?? { owner, events: [] };
      byOwner.set(name, theirs);
      theirs.events.push(indexedEvent(event, releasedAt));
    }
    await this.writer.append([...byOwner.values()], () => this.confirm());
  }

  private async confirm(): Promise<void> {
    if (this.checkpoint === undefined) throw new Error('The follower has not begun.');
    await this.checkpoint.confirm();
  }
}

/** The order of a partner's events as a read model. */
@Injectable()
export class OrderEventIndexReadModel implements ReadModelProjection {
  readonly model = orderEventIndexModel;

  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  followingOf({ name, stateStore }: FollowedBuild): Following {
    return new OrderEventIndexFollower(name, this.eventStore, stateStore);
  }
}

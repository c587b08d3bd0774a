import { type Owner, orderStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import {
  afterViewsMs,
  type Checkpoint,
  type FollowedBuild,
  type Following,
  type ReadModelProjection,
  StreamOwners,
  type Tenure,
} from '@dakpion/following';
import { byOwner, type IndexedEvent, OrderEventIndexWriter, orderEventIndexModel } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { orderEventOf } from '../order-stream.ts';
import { indexedEvent, isIndexed } from './indexed-event.ts';

/**
 * Indexes the events with a webhook for each partner and environment, in the order of the event store. The events of a parked
 * stream are indexed at its release, after all events that readers may have passed already.
 */
export class OrderEventIndexFollower implements Following {
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 1_000;
  readonly eventsPerCheckpoint = 1_000;
  /** The index of a busy partner is written about four times a second, not with each event. */
  readonly gatherMs = 250;
  readonly lateAfterLossMs: number = afterViewsMs;
  private readonly owners: StreamOwners;
  private readonly writer: OrderEventIndexWriter;
  private checkpoint: Checkpoint | undefined;

  constructor(
    readonly name: string,
    eventStore: EventStore,
    stateStore: StateStore,
  ) {
    this.owners = new StreamOwners(eventStore, ownerIn);
    this.writer = new OrderEventIndexWriter(stateStore);
  }

  begin(checkpoint: Checkpoint): void {
    this.checkpoint = checkpoint;
    this.writer.forget();
  }

  async handle(events: readonly RecordedEvent[], { releasedAt }: Tenure): Promise<void> {
    const indexed: (IndexedEvent & { readonly owner: Owner })[] = [];
    for (const event of events) {
      // Without an event of a newer version, the later ones cannot be read: the stream is parked, and they come after its release.
      orderEventOf(event);
      if (!isIndexed(event)) continue;
      indexed.push({ owner: await this.owners.of(event), ...indexedEvent(event, releasedAt) });
    }
    const owned = byOwner(indexed).map(({ owner, entries }) => ({ owner, events: entries }));
    await this.writer.append(owned, () => this.confirm());
  }

  private async confirm(): Promise<void> {
    if (this.checkpoint === undefined) throw new Error('The follower has not begun.');
    await this.checkpoint.confirm();
  }
}

function ownerIn(recorded: RecordedEvent): Owner | undefined {
  const event = orderEventOf(recorded);
  if (event.type !== 'OrderCreated') return undefined;
  const { partner_id, environment } = event.data;
  return { partner_id, environment };
}

/** The index of a partner's events as a read model. */
@Injectable()
export class OrderEventIndexReadModel implements ReadModelProjection {
  readonly model = orderEventIndexModel;

  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  followingOf({ name, stateStore }: FollowedBuild): Following {
    return new OrderEventIndexFollower(name, this.eventStore, stateStore);
  }
}

import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { afterViewsMs, type Checkpoint, type Following, followerNames } from '@dakpion/following';
import { hasWebhook, type IndexedEvent, OrderEventIndexWriter, type OwnersEvents } from '@dakpion/order-views';
import { EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { eventNames, type OrderEventType } from '../domain/order-event.ts';
import { orderIdOfStream, orderStreamPrefix } from '../order-stream.ts';
import { OrderOwners } from './order-owners.ts';

/** Keeps the order of the events with a webhook for each partner and environment, in the order of the event store. */
@Injectable()
export class OrderEventIndexFollower implements Following {
  readonly name = followerNames.orderEventIndex;
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 200;
  readonly eventsPerCheckpoint = 200;
  /** The index of a busy partner is written ten times a second, not with each event. */
  readonly gatherMs = 100;
  readonly lateAfterLossMs: number = afterViewsMs;
  private readonly owners: OrderOwners;
  private readonly writer: OrderEventIndexWriter;
  private checkpoint: Checkpoint | undefined;

  constructor(@Inject(EVENT_STORE) eventStore: EventStore, @Inject(STATE_STORE) stateStore: StateStore) {
    this.owners = new OrderOwners(eventStore);
    this.writer = new OrderEventIndexWriter(stateStore);
  }

  begin(checkpoint: Checkpoint): void {
    this.checkpoint = checkpoint;
    this.writer.forget();
  }

  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const byOwner = new Map<string, { owner: OwnersEvents['owner']; events: IndexedEvent[] }>();
    for (const event of events.filter(isTold)) {
      const owner = await this.owners.of(event);
      const name = `${owner.partner_id}:${owner.environment}`;
      const theirs = byOwner.get(name) ?? { owner, events: [] };
      byOwner.set(name, theirs);
      theirs.events.push(indexed(event));
    }
    await this.writer.append([...byOwner.values()], () => this.confirm());
  }

  private async confirm(): Promise<void> {
    if (this.checkpoint === undefined) throw new Error('The follower has not begun.');
    await this.checkpoint.confirm();
  }
}

/** An event of an unknown type has no webhook. */
function isTold({ type }: RecordedEvent): boolean {
  return Object.hasOwn(eventNames, type) && hasWebhook(eventNames[type as OrderEventType]);
}

function indexed({ position, stream, revision }: RecordedEvent): IndexedEvent {
  const place = Number(position);
  if (!Number.isSafeInteger(place)) throw new RangeError(`${stream}@${revision} is beyond what a number can count.`);
  return { position: place, order_id: orderIdOfStream(stream), revision };
}

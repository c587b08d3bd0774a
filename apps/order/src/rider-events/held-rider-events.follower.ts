import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Following, followedStreams, followerNames, type Tenure } from '@dakpion/following';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { follow, heldStream } from './held-event-stream.ts';
import type { HeldRiderEvent } from './held-rider-event.ts';
import { HeldRiderEvents } from './held-rider-events.ts';

/**
 * After a loss of the state store, holds events again that still wait according to their streams. It does so from the checkpoint
 * until it has caught up for the first time. After that there is nothing to do, because an event is in the state store before it is
 * in its stream. If the state store loses it later, the follower goes back to an earlier checkpoint.
 */
@Injectable()
export class HeldRiderEventsFollower implements Following {
  readonly name = followerNames.heldRiderEvents;
  readonly streamPrefix = followedStreams.heldRiderEvents;
  readonly batchLimit = 1_000;
  readonly eventsPerCheckpoint = 10_000;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly held: HeldRiderEvents,
  ) {}

  async handle(
    events: readonly RecordedEvent[],
    { isLive, releasedAt }: Pick<Tenure, 'isLive' | 'releasedAt'>,
  ): Promise<void> {
    // The events of a parked stream are restored when the stream is released, even after the follower has caught up.
    if (isLive() && releasedAt === undefined) return;
    const waiting = new Map<string, HeldRiderEvent>();
    for (const event of events) follow(waiting, event);
    const orders = new Set([...waiting.values()].map(({ transition }) => transition.order_id));
    for (const orderId of orders) await this.restore(orderId);
  }

  /** Reads the whole stream, because it usually settles the event later. */
  private async restore(orderId: string): Promise<void> {
    const waiting = new Map<string, HeldRiderEvent>();
    for await (const event of this.eventStore.readStream(heldStream(orderId))) follow(waiting, event);
    for (const event of waiting.values()) await this.held.restore(event);
  }
}

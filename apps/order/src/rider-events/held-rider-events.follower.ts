import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Following, followedStreams, followerNames, type Tenure } from '@dakpion/following';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { follow, heldStream } from './held-event-stream.ts';
import type { HeldRiderEvent } from './held-rider-event.ts';
import { HeldRiderEvents } from './held-rider-events.ts';

/**
 * Holds events again that the state store may have lost: all that wait according to their streams, from the checkpoint to the
 * first time that it has caught up. After that there is nothing to do, because an event is in the state store before it is in
 * its stream. If the state store loses it later, the follower goes back.
 */
@Injectable()
export class HeldRiderEventsFollower implements Following {
  readonly name = followerNames.heldRiderEvents;
  readonly streamPrefix = followedStreams.heldRiderEvents;
  readonly batchLimit = 1_000;
  readonly eventsPerCheckpoint = 10_000;
  private isRestoring = true;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly held: HeldRiderEvents,
  ) {}

  begin(): void {
    this.isRestoring = true;
  }

  async caughtUp(): Promise<void> {
    this.isRestoring = false;
  }

  async handle(events: readonly RecordedEvent[], { releasedAt }: Pick<Tenure, 'releasedAt'>): Promise<void> {
    // What was parked is restored when it is released.
    if (!this.isRestoring && releasedAt === undefined) return;
    const waiting = new Map<string, HeldRiderEvent>();
    for (const event of events) follow(waiting, event);
    const orders = new Set([...waiting.values()].map(({ transition }) => transition.order_id));
    for (const orderId of orders) await this.restore(orderId);
  }

  /** Reads the stream, because most events were settled later. */
  private async restore(orderId: string): Promise<void> {
    const waiting = new Map<string, HeldRiderEvent>();
    for await (const event of this.eventStore.readStream(heldStream(orderId))) follow(waiting, event);
    for (const event of waiting.values()) await this.held.restore(event);
  }
}

import type { EventStore } from '@dakpion/event-store';
import { EventFollower } from '@dakpion/following';
import { PartnerProjection } from '@dakpion/partners';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** Keeps the partners' read models, from which keys are checked, up with their streams: one gateway at a time. */
@Injectable()
export class PartnerProjectionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly follower: EventFollower;

  constructor(
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.follower = new EventFollower({ eventStore, stateStore, clock }, new PartnerProjection(eventStore, stateStore));
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }
}

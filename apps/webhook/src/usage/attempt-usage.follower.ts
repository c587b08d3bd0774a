import type { EventStore } from '@dakpion/event-store';
import { EventFollower, followerNames, LateBeginning } from '@dakpion/following';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { deliveryStreamPrefix } from '../delivery-stream.ts';
import { AttemptUsageProjection } from './attempt-usage.projection.ts';

/**
 * Follows the streams of deliveries and counts their attempts. Not the log's follower: what leaves the log with its retention stays
 * counted, and the figures are made from the first event on where there were none before.
 */
@Injectable()
export class AttemptUsageFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly follower: EventFollower;

  constructor(
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    private readonly lateBeginning: LateBeginning,
  ) {
    const projection = new AttemptUsageProjection(eventStore, stateStore);
    this.follower = new EventFollower(
      { eventStore, stateStore, clock },
      {
        name: followerNames.webhookUsage,
        streamPrefix: deliveryStreamPrefix,
        // Some 3 MB.
        batchLimit: 1_000,
        eventsPerCheckpoint: 10_000,
        begin: async (checkpoint) => {
          await this.lateBeginning.wait(checkpoint);
          await projection.begin();
        },
        handle: (events) => projection.project(events),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.lateBeginning.stop();
    await this.follower.stop();
  }
}

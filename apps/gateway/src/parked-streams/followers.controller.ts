import type { EventStore } from '@dakpion/event-store';
import {
  Checkpoints,
  countUnhandled,
  followedStreams,
  followerNames,
  foundInPlaceOf,
  servingFollower,
} from '@dakpion/following';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Get } from '../openapi/route.ts';

/** The maximum number of counted events. Counting all of a follower that is being rebuilt would take minutes. */
const maxCounted = 1_000;

const keys = Object.keys(followerNames) as (keyof typeof followerNames)[];

/** A follower of the event store, and the events after its last saved position. */
export interface FollowerProgress {
  readonly follower: string;
  /**
   * Events after the last saved position, 1000 at most. All events, if the event store has another event at that position.
   * @minimum 0
   * @maximum 1000
   */
  readonly events_behind: number;
  /**
   * Seconds since the first of these events was recorded; 0 without one.
   * @minimum 0
   */
  readonly seconds_behind: number;
}

/** The progress of each follower of the event store. */
@OperatorApi('Parked streams')
export class FollowersController {
  private looking: Promise<readonly FollowerProgress[]> | null = null;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** A position is saved after several events: a follower that has handled everything may be behind by a few for a moment. */
  @Get('followers', {
    summary: 'List followers of the event store',
    description: 'How many events of its streams each follower has not handled, by its last saved position.',
    answers: { 200: { description: 'All followers.', schema: 'FollowerList' } },
  })
  async listFollowers(): Promise<{ data: readonly FollowerProgress[] }> {
    // Simultaneous requests share a look: it can read many events of other streams.
    this.looking ??= Promise.all(keys.map((key) => this.progressOf(key))).finally(() => {
      this.looking = null;
    });
    return { data: await this.looking };
  }

  private async progressOf(key: keyof typeof followerNames): Promise<FollowerProgress> {
    const follower = followerNames[key];
    const serving = await servingFollower(this.stateStore, follower);
    const last = await this.checkpoints.lastEvent(serving);
    const isOther = last !== undefined && (await foundInPlaceOf(this.eventStore, last)) !== null;
    // It has handled nothing of this history.
    const after = isOther ? undefined : await this.checkpoints.handledTo(serving);
    const options = { after, streamPrefix: followedStreams[key], now: this.clock(), atMost: maxCounted };
    const { events, seconds } = await countUnhandled(this.eventStore, options);
    return { follower, events_behind: events, seconds_behind: seconds };
  }
}

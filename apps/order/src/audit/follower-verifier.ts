import type { EventStore } from '@dakpion/event-store';
import {
  Checkpoints,
  countUnhandled,
  followedStreams,
  followerNames,
  foundInPlaceOf,
  servingFollower,
} from '@dakpion/following';
import type { StateStore } from '@dakpion/state-store';
import type { Difference, Settled } from './difference.ts';

type Name = keyof typeof followerNames;

/** What a difference is called when the follower is behind. A record by name, so that a new follower cannot be omitted. */
const verified: Readonly<Record<Name, Difference['what']>> = {
  publisher: 'publisher_checkpoint',
  orderViews: 'projection_checkpoint',
  orderEventIndex: 'event_index_checkpoint',
  deliveryLog: 'delivery_log_checkpoint',
  partners: 'partners_checkpoint',
  openOrders: 'open_orders_checkpoint',
  courses: 'courses_checkpoint',
  heldRiderEvents: 'held_rider_events_checkpoint',
  orderUsage: 'order_usage_checkpoint',
  webhookUsage: 'webhook_usage_checkpoint',
};
const followers = (Object.keys(verified) as Name[]).map((key) => ({
  name: followerNames[key],
  streamPrefix: followedStreams[key],
  what: verified[key],
}));
type Follower = (typeof followers)[number];
/**
 * Followers of services that stop before the order service. It can record events after they have stopped, which they handle at the
 * next start.
 */
const stoppedBefore: readonly string[] = [
  followerNames.deliveryLog,
  followerNames.webhookUsage,
  followerNames.openOrders,
  // Its streams include the held rider events, which the order service records.
  followerNames.courses,
];

/** Verifies that every follower has reached the events that existed when the verification began, in this history. */
export class FollowerVerifier {
  private readonly checkpoints: Checkpoints;

  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
    private readonly settled: Settled,
  ) {
    this.checkpoints = new Checkpoints(stateStore);
  }

  /** `heads`: by stream prefix, the position of the last event. A prefix without events is absent. */
  async verify(
    heads: ReadonlyMap<string, bigint>,
    { atRest }: { readonly atRest: boolean },
  ): Promise<readonly Difference[]> {
    const differences: Difference[] = [];
    for (const follower of followers) {
      const other = await this.otherHistory(follower);
      if (other !== null) differences.push(other);
      else if (atRest && (await this.beginsLater(follower))) continue;
      // The checkpoint of the delivery log also trails on purpose.
      else if (atRest && stoppedBefore.includes(follower.name)) continue;
      else differences.push(...(await this.behind(follower, heads.get(follower.streamPrefix))));
    }
    return differences;
  }

  /** Version 0.1.0 did not have this follower: after an upgrade, it begins at the first start. */
  private async beginsLater({ name }: Follower): Promise<boolean> {
    return name === followerNames.heldRiderEvents && (await this.checkpoints.read(name)) === undefined;
  }

  private async otherHistory({ name }: Follower): Promise<Difference | null> {
    const last = await this.checkpoints.lastEvent(await servingFollower(this.stateStore, name));
    const found = last === undefined ? null : await foundInPlaceOf(this.eventStore, last);
    if (last === undefined || found === null) return null;
    const { id, stream, revision, position } = last;
    const expected = { event_id: id, stream, revision, position: position.toString() };
    return { order_id: null, what: 'follower_history', follower: name, expected, found };
  }

  private async behind(
    { name, streamPrefix, what }: Follower,
    head: bigint | undefined,
  ): Promise<readonly Difference[]> {
    if (head === undefined) return [];
    const behind = await this.settled(async () => {
      const position = await this.checkpoints.read(await servingFollower(this.stateStore, name));
      return position !== undefined && position >= head ? [] : [position];
    });
    if (behind.length === 0) return [];
    const [position] = behind;
    const { events } = await countUnhandled(this.eventStore, { after: position, streamPrefix, now: 0 });
    const found = { position: position?.toString() ?? null, events_behind: events };
    return [{ order_id: null, what, follower: name, expected: `at least ${head}`, found }];
  }
}

import { type CommandContext, dhakaTime } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { followerNames } from '../follower-names.ts';
import type { ParkedStream } from './parked-stream.ts';
import { ParkedStreamsRepository } from './parked-streams.repository.ts';

/** What operators see of the streams that followers have parked, and what they can do about them. */
export class StreamRelease {
  private readonly parked: ParkedStreamsRepository;

  /** `clock` gives epoch milliseconds. */
  constructor(
    eventStore: EventStore,
    private readonly clock: () => number,
  ) {
    this.parked = new ParkedStreamsRepository(eventStore);
  }

  /** Every follower's, in the order in which they were parked. */
  async list(): Promise<readonly ParkedStream[]> {
    const states = await Promise.all(Object.values(followerNames).map((follower) => this.parked.read(follower)));
    return states.flatMap(({ streams }) => [...streams.values()]);
  }

  /** The follower tries the stream again, from where it was parked. Null when it has not parked it. */
  async release(follower: string, stream: string, context: CommandContext): Promise<ParkedStream | null> {
    const released_at = dhakaTime(this.clock());
    const { streams } = await this.parked.record(
      follower,
      await this.parked.read(follower),
      (parked) =>
        parked.get(stream)?.released_at === null ? { type: 'StreamReleased', data: { stream, released_at } } : null,
      context,
    );
    return streams.get(stream) ?? null;
  }
}

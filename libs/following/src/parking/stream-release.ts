import { type CommandContext, dhakaTime } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { followerNames } from '../follower-names.ts';
import type { ParkedStream } from './parked-stream.ts';
import { ParkedStreamsRepository } from './parked-streams.repository.ts';

/** Lists the parked streams of all followers for operators, and releases them. */
export class StreamRelease {
  private readonly parked: ParkedStreamsRepository;

  /** `clock` gives epoch milliseconds. */
  constructor(
    eventStore: EventStore,
    private readonly clock: () => number,
  ) {
    this.parked = new ParkedStreamsRepository(eventStore);
  }

  /** The parked streams of all followers, in the order in which they were parked. */
  async list(): Promise<readonly ParkedStream[]> {
    const states = await Promise.all(Object.values(followerNames).map((follower) => this.parked.read(follower)));
    return states.flatMap(({ streams }) => [...streams.values()]);
  }

  /** Releases a stream: the follower handles it from the event at which it was parked. Null if it is not parked. */
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

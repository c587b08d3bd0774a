import type { EventStore } from '@dakpion/event-store';
import { type EventPlace, waitOf } from './parked-stream.ts';
import { nothingParked, type ParkedState, ParkedStreamsRepository } from './parked-streams.repository.ts';

/** When an event was handled: at its own position, at the position of a release, or not yet. */
export type EventRelease = 'own_position' | { readonly releasedAt: bigint } | 'waits';

/** Finds out when a follower has handled the events of its parked streams. Rejects with the errors of the event store. */
export class EventReleases {
  private readonly parked: ParkedStreamsRepository;
  private known: ParkedState = nothingParked;

  constructor(
    eventStore: EventStore,
    private readonly follower: string,
  ) {
    this.parked = new ParkedStreamsRepository(eventStore);
  }

  /** Reads the releases. Returns a function that answers for any event, as of now. */
  async read(): Promise<(event: EventPlace) => EventRelease> {
    const state = await this.parked.read(this.follower, this.known);
    this.known = state;
    return (event) => {
      const wait = waitOf(state.waits, event);
      if (wait === undefined) return 'own_position';
      return wait.until === null ? 'waits' : { releasedAt: wait.until };
    };
  }
}

import type { EventStore } from '@dakpion/event-store';
import { followerNames, ParkedStreamsRepository } from '@dakpion/following';

/** The partners whose streams are parked, because one of their events could not be handled. A rebuild skips them. */
export class ParkedPartners {
  private readonly parked: ParkedStreamsRepository;

  constructor(private readonly eventStore: EventStore) {
    this.parked = new ParkedStreamsRepository(eventStore);
  }

  /**
   * Whether an event of a parked partner, even of an unknown type, has a key with this hash. Reads all parked streams: at most 200,
   * usually none. Rejects with the errors of the event store.
   */
  async tellOf(sha256: string): Promise<boolean> {
    const { streams } = await this.parked.read(followerNames.partners);
    for (const stream of streams.keys()) {
      for await (const { data } of this.eventStore.readStream(stream, { unreadable: () => null })) {
        if (JSON.stringify(data).includes(sha256)) return true;
      }
    }
    return false;
  }
}

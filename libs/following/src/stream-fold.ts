import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';

/** The maximum number of streams in memory, also of orders that have ended. Each takes several hundred bytes. */
const rememberedStreams = 20_000;

/**
 * Computes states of streams from their events only. It never continues from the state store, which can lose its last second
 * unnoticed. `version` of a state: the revision of its last event, plus one.
 */
export class StreamFold<State extends { readonly version: number }> {
  private readonly remembered = new LRUCache<string, State>({ max: rememberedStreams });

  /** `next`: the state after one more event of the stream. Null: before the first event. */
  constructor(
    private readonly eventStore: EventStore,
    private readonly next: (before: State | null, event: RecordedEvent) => State,
  ) {}

  /** The state after the event. Rejects with the errors of the event store. */
  async after(event: RecordedEvent): Promise<State> {
    const { stream, revision } = event;
    const known = this.pass(event);
    if (known !== null) return known;
    let state: State | null = null;
    for await (const each of this.eventStore.readStream(stream, { maxCount: revision + 1 }))
      state = this.next(state, each);
    if (state?.version !== revision + 1)
      throw new Error(`The event ${revision} of ${stream} was handled but cannot be read.`);
    this.remembered.set(stream, state);
    return state;
  }

  /** The state after the event, which is remembered for later ones. Null: not all earlier events are in memory. */
  pass(event: RecordedEvent): State | null {
    const { stream, revision } = event;
    const before = revision === 0 ? null : (this.remembered.get(stream) ?? null);
    // Another instance may have handled the events in between.
    if ((before?.version ?? 0) !== revision) return null;
    const state = this.next(before, event);
    this.remembered.set(stream, state);
    return state;
  }
}

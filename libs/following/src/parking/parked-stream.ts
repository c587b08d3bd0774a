import type { DhakaTime } from '@dakpion/contracts';

/** A stream that a follower skips, from an event on that it could not handle. */
export interface ParkedStream {
  readonly follower: string;
  readonly stream: string;
  /** The revision of the event that could not be handled. All earlier events were handled. */
  readonly revision: number;
  /** The position of that event, in decimal. */
  readonly position: string;
  readonly reason: string;
  readonly parked_at: DhakaTime;
  /** The time at which an operator released the stream. Null again when the follower has resumed it. */
  readonly released_at: DhakaTime | null;
}

/** The event of this stream cannot be handled: this event and later ones wait. */
interface StreamParked {
  readonly type: 'StreamParked';
  readonly data: {
    readonly stream: string;
    readonly revision: number;
    readonly position: string;
    readonly reason: string;
    readonly parked_at: DhakaTime;
  };
}

/** An operator has released the stream: the event can be handled now. */
interface StreamReleased {
  readonly type: 'StreamReleased';
  readonly data: { readonly stream: string; readonly released_at: DhakaTime };
}

/** The follower has handled the waiting events and follows the stream again. */
interface StreamResumed {
  readonly type: 'StreamResumed';
  readonly data: { readonly stream: string; readonly resumed_at: DhakaTime };
}

/** The events of the stream `parked-{follower}`. */
export type ParkedStreamEvent = StreamParked | StreamReleased | StreamResumed;

/** By the name of the stream. */
export type ParkedStreams = ReadonlyMap<string, ParkedStream>;

/** The events of a stream that wait, or have waited, for a release. */
export interface Wait {
  /** The revision of the first event that waits. */
  readonly revision: number;
  /** The position of the release, at which they are handled. Later events do not wait. Null: they wait. */
  readonly until: bigint | null;
}

/** All waits of each stream, in the order in which they began. They are never removed: a follower that begins again needs them. */
export type Waits = ReadonlyMap<string, readonly Wait[]>;

const prefix = 'parked-';

/** The name of the stream for the parked streams of a follower. */
export function parkedStreamsOf(follower: string): string {
  return prefix + follower;
}

/** The parked streams after an event. */
export function evolveParked(follower: string, parked: ParkedStreams, event: ParkedStreamEvent): ParkedStreams {
  const after = new Map(parked);
  const { stream } = event.data;
  switch (event.type) {
    case 'StreamParked':
      return after.set(stream, { follower, ...event.data, released_at: null });
    case 'StreamReleased': {
      const held = after.get(stream);
      return held === undefined ? parked : after.set(stream, { ...held, released_at: event.data.released_at });
    }
    case 'StreamResumed':
      after.delete(stream);
      return after;
  }
}

/**
 * The waits after an event at a position. Several builds of a read model can park the same stream. Then one release ends the wait of
 * all of them.
 */
export function evolveWaits(waits: Waits, { type, data }: ParkedStreamEvent, position: bigint | null): Waits {
  const known = waits.get(data.stream) ?? [];
  const open = known.find(({ until }) => until === null);
  const ended = known.filter((wait) => wait !== open);
  switch (type) {
    case 'StreamParked':
      // A stream that waits is only parked again from an earlier event on.
      return new Map(waits).set(data.stream, [...ended, { revision: data.revision, until: null }]);
    case 'StreamReleased':
      if (open === undefined) return waits;
      return new Map(waits).set(data.stream, [...ended, { ...open, until: position }]);
    case 'StreamResumed':
      return waits;
  }
}

/** The wait that decides when an event is handled: the last one that includes it. Undefined: it is handled at its position. */
export function waitOf(waits: Waits, { stream, revision, position }: EventPlace): Wait | undefined {
  return waits
    .get(stream)
    ?.findLast((wait) => revision >= wait.revision && (wait.until === null || position <= wait.until));
}

/** The place of an event. */
export interface EventPlace {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
}

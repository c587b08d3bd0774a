import type { DhakaTime } from '@dakpion/contracts';

/** A stream whose events a follower leaves aside, from one that it could not handle. */
export interface ParkedStream {
  readonly follower: string;
  readonly stream: string;
  /** Of the event that could not be handled; those before it were. */
  readonly revision: number;
  /** That event's, in decimal. */
  readonly position: string;
  readonly reason: string;
  readonly parked_at: DhakaTime;
  /** Set when an operator has released it and the follower has not taken it up yet. */
  readonly released_at: DhakaTime | null;
}

/** The event of this stream cannot be handled: it and those after it wait. */
export interface StreamParked {
  readonly type: 'StreamParked';
  readonly data: {
    readonly stream: string;
    readonly revision: number;
    readonly position: string;
    readonly reason: string;
    readonly parked_at: DhakaTime;
  };
}

/** An operator says that the event can be handled by now. */
export interface StreamReleased {
  readonly type: 'StreamReleased';
  readonly data: { readonly stream: string; readonly released_at: DhakaTime };
}

/** The follower has handled what had waited, and goes on with the stream as with any other. */
export interface StreamResumed {
  readonly type: 'StreamResumed';
  readonly data: { readonly stream: string; readonly resumed_at: DhakaTime };
}

/** What can happen to a follower's streams: the events of the stream `parked-{follower}`. */
export type ParkedStreamEvent = StreamParked | StreamReleased | StreamResumed;

/** By the name of the stream. */
export type ParkedStreams = ReadonlyMap<string, ParkedStream>;

const prefix = 'parked-';

/** The stream in which a follower keeps what it has parked. */
export function parkedStreamsOf(follower: string): string {
  return prefix + follower;
}

/** The follower's parked streams after an event. Throws for a type that a newer version wrote. */
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
  throw new Error(`${parkedStreamsOf(follower)} has an event of an unknown type, ${(event as { type: string }).type}.`);
}

import { type CommandContext, storedVersions } from '@dakpion/contracts';
import {
  type EventStore,
  type EventStream,
  handleCommand,
  newEvent,
  presentData,
  type RecordedEvent,
  type UnreadableEvent,
  type Upcasters,
} from '@dakpion/event-store';
import { Logger } from '@nestjs/common';
import { leftOut } from '../foreign-event.ts';
import {
  evolveParked,
  evolveWaits,
  type ParkedStreamEvent,
  type ParkedStreams,
  parkedStreamsOf,
  type Waits,
} from './parked-stream.ts';

/** The parked streams of a follower, and the number of events that led to them. */
export interface ParkedState {
  readonly streams: ParkedStreams;
  readonly waits: Waits;
  readonly events: number;
}

export const nothingParked: ParkedState = { streams: new Map(), waits: new Map(), events: 0 };
/** Only a follower and operators write here, rarely. More conflicts in succession mean that something loops. */
const maxDecisions = 10;

/** The parked streams of followers, in the event store, so that they survive the loss of all derived state. */
export class ParkedStreamsRepository {
  private readonly logger = new Logger(ParkedStreamsRepository.name);

  constructor(private readonly eventStore: EventStore) {}

  /** Reads the parked streams of a follower, continuing from a known state. Events of other programs are left out. */
  async read(follower: string, known: ParkedState = nothingParked): Promise<ParkedState> {
    let { streams, waits, events } = known;
    const leaveOut = (event: RecordedEvent | UnreadableEvent): null => {
      this.logger.warn(leftOut(event));
      events = event.revision + 1;
      return null;
    };
    const range = { fromRevision: known.events, unreadable: leaveOut };
    for await (const recorded of this.eventStore.readStream(parkedStreamsOf(follower), range)) {
      const event = parkedStreamEventOf(recorded) ?? leaveOut(recorded);
      if (event === null) continue;
      streams = evolveParked(follower, streams, event);
      waits = evolveWaits(waits, event, recorded.position);
      events = recorded.revision + 1;
    }
    return { streams, waits, events };
  }

  /** Records a decision about the present streams. Null records nothing. Returns the state after it. */
  async record(
    follower: string,
    known: ParkedState,
    decide: (streams: ParkedStreams) => ParkedStreamEvent | null,
    context: CommandContext,
  ): Promise<ParkedState> {
    const name = parkedStreamsOf(follower);
    const stream: EventStream<ParkedState, ParkedStreamEvent> = {
      name,
      maxDecisions,
      known: { state: known },
      read: () => this.read(follower, known),
      append: async (events, state) => {
        const schema_version = storedVersions.parked_stream_events;
        const stored = events.map((event) =>
          newEvent(event, { schema_version, occurred_at: occurredAt(event), context }),
        );
        const expected = state.events === 0 ? 'no_stream' : state.events - 1;
        return (await this.eventStore.append(name, stored, expected)).outcome === 'appended';
      },
      // The position of a release is not known here. Only readers need it.
      evolve: ({ streams, waits, events }, event) => ({
        streams: evolveParked(follower, streams, event),
        waits: evolveWaits(waits, event, null),
        events: events + 1,
      }),
    };
    const { state } = await handleCommand(stream, ({ streams }) => {
      const event = decide(streams);
      return { outcome: 'events', events: event === null ? [] : [event] };
    });
    return state;
  }
}

function occurredAt(event: ParkedStreamEvent): string {
  switch (event.type) {
    case 'StreamParked':
      return event.data.parked_at;
    case 'StreamReleased':
      return event.data.released_at;
    case 'StreamResumed':
      return event.data.resumed_at;
  }
}

const upcasters: Upcasters<'parked_stream_events', { 1: ParkedStreamEvent['data'] }> = {};
const types: Readonly<Record<ParkedStreamEvent['type'], true>> = {
  StreamParked: true,
  StreamReleased: true,
  StreamResumed: true,
};

/** The recorded event as an event of parked streams. Null for a type that Dakpion does not write. Throws NewerVersionError. */
export function parkedStreamEventOf(event: RecordedEvent): ParkedStreamEvent | null {
  const data = presentData(event, 'parked_stream_events', upcasters);
  return Object.hasOwn(types, event.type) ? ({ type: event.type, data } as unknown as ParkedStreamEvent) : null;
}

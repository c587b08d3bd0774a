import { type Actor, type CommandContext, epochMsOf, storedVersions } from '@dakpion/contracts';
import {
  type EventStore,
  newEvent,
  presentData,
  type RecordedEvent,
  type StreamRevision,
  type Upcasters,
} from '@dakpion/event-store';
import type { DeadLetterDecision } from './dead-letter.ts';
import { type DeadLetterEvent, deadLetterStream } from './dead-letter-events.ts';
import type { LetterPlace } from './letter-id.ts';

/** Decisions of version 0.1.0 have the time of the gateway, which may be behind the time of their letter by this much, in ms. */
const clocksDifferMs = 60_000;

/** A dead letter and the time at which it became one, in epoch milliseconds. */
export type DatedLetter = LetterPlace & { readonly deadAt: number };

/** The end of the stream of a letter. */
interface LastDecision {
  readonly revision: StreamRevision;
  /** Null: the letter has no decision. */
  readonly decision: DeadLetterDecision | null;
}

/** The decisions about dead letters, in the event store. */
export class DeadLetterDecisions {
  constructor(private readonly eventStore: EventStore) {}

  /** The decision. Null if there is none yet. */
  async of(letter: DatedLetter): Promise<DeadLetterDecision | null> {
    return (await this.last(letter)).decision;
  }

  /** Records a decision durably, at the end of the stream that {@link last} has read. Null if there was another decision before. */
  async record(
    letter: DatedLetter,
    event: DeadLetterEvent,
    context: CommandContext,
    revision: StreamRevision,
  ): Promise<DeadLetterDecision | null> {
    const envelope = { schema_version: storedVersions.dead_letter_events, occurred_at: event.data.decided_at, context };
    const { outcome } = await this.eventStore.append(deadLetterStream(letter), [newEvent(event, envelope)], revision);
    return outcome === 'appended' ? decisionOf({ ...event, actor: context.actor }) : null;
  }

  /** The end of the stream of the letter. */
  async last(letter: DatedLetter): Promise<LastDecision> {
    const options = { direction: 'backwards', maxCount: 1 } as const;
    for await (const event of this.eventStore.readStream(deadLetterStream(letter), options)) {
      const decision = decisionOf(recordedDecisionOf(event));
      // A topic that was lost and created again has other letters at the same places. Earlier decisions do not count for them.
      const isAboutThis = epochMsOf(decision.decided_at) >= letter.deadAt - clocksDifferMs;
      return { revision: event.revision, decision: isAboutThis ? decision : null };
    }
    return { revision: 'no_stream', decision: null };
  }
}

/** A decision from its stream: the event and its actor. */
type RecordedDecision = DeadLetterEvent & { readonly actor: Actor };

const upcasters: Upcasters<'dead_letter_events', { 1: DeadLetterEvent['data'] }> = {};

/** The decision in an event. Only `record` appends to these streams, so its type is known. Throws NewerVersionError. */
export function recordedDecisionOf(event: RecordedEvent): RecordedDecision {
  const { type, metadata } = event;
  const data = presentData(event, 'dead_letter_events', upcasters);
  return { type, data, actor: metadata.actor as Actor } as unknown as RecordedDecision;
}

function decisionOf(event: RecordedDecision): DeadLetterDecision {
  const { actor } = event;
  const { decided_at } = event.data;
  switch (event.type) {
    case 'DeadLetterReplayed':
      return { outcome: 'replayed', decided_at, actor, reason: null };
    case 'DeadLetterDropped':
      return { outcome: 'dropped', decided_at, actor, reason: event.data.reason };
  }
}

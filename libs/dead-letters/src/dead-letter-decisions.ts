import { type Actor, type CommandContext, storedVersions } from '@dakpion/contracts';
import {
  type EventStore,
  handleCommand,
  type NewEvent,
  newEvent,
  presentData,
  type RecordedEvent,
  type Upcasters,
} from '@dakpion/event-store';
import type { DeadLetterDecision } from './dead-letter.ts';
import { type DeadLetterEvent, deadLetterStream } from './dead-letter-events.ts';
import type { LetterPlace } from './letter-id.ts';

/** A letter has one decision: a second request gets the first decision. */
const maxDecisions = 2;

/** The decisions about dead letters, in the event store. */
export class DeadLetterDecisions {
  constructor(private readonly eventStore: EventStore) {}

  /** The decision. Null if there is none yet. */
  async of(letter: LetterPlace): Promise<DeadLetterDecision | null> {
    for await (const event of this.eventStore.readStream(deadLetterStream(letter), { maxCount: 1 })) {
      return decisionOf(recordedDecisionOf(event));
    }
    return null;
  }

  /** Records a decision durably. False if there was another decision before. Rejects with the errors of the event store. */
  async record(letter: LetterPlace, event: DeadLetterEvent, context: CommandContext): Promise<boolean> {
    const envelope = { schema_version: storedVersions.dead_letter_events, occurred_at: event.data.decided_at, context };
    const handled = await handleCommand<DeadLetterDecision | null, DeadLetterEvent, 'decided_before'>(
      {
        name: deadLetterStream(letter),
        maxDecisions,
        known: { state: null },
        read: () => this.of(letter),
        append: async ([first]) => first !== undefined && this.begin(letter, newEvent(first, envelope)),
        evolve: (_before, decided) => decisionOf({ ...decided, actor: context.actor }),
      },
      (before) =>
        before === null ? { outcome: 'events', events: [event] } : { outcome: 'refused', refusal: 'decided_before' },
    );
    return handled.outcome === 'changed';
  }

  private async begin(letter: LetterPlace, event: NewEvent): Promise<boolean> {
    return (await this.eventStore.append(deadLetterStream(letter), [event], 'no_stream')).outcome === 'appended';
  }
}

/** A decision from its stream: the event and its actor. */
type RecordedDecision = DeadLetterEvent & { readonly actor: Actor };

const upcasters: Upcasters<'dead_letter_events', { 1: DeadLetterEvent['data'] }> = {};

/** Only `record` appends to these streams. Throws NewerVersionError. */
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

import { randomUUID } from 'node:crypto';
import type { Actor, CommandContext } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { DeadLetterDecision } from './dead-letter.ts';
import { type DeadLetterEvent, deadLetterStream } from './dead-letter-events.ts';
import type { LetterPlace } from './letter-id.ts';

/** What was decided about dead letters, in the event store. */
export class DeadLetterDecisions {
  constructor(private readonly eventStore: EventStore) {}

  /** Null when nothing was decided yet. */
  async of(letter: LetterPlace): Promise<DeadLetterDecision | null> {
    for await (const event of this.eventStore.readStream(deadLetterStream(letter), { maxCount: 1 })) {
      return decisionOf(event);
    }
    return null;
  }

  /** Records a decision durably; false when another was made before. */
  async record(letter: LetterPlace, { type, data }: DeadLetterEvent, context: CommandContext): Promise<boolean> {
    const metadata = {
      schema_version: 1,
      $correlationId: context.correlation_id,
      $causationId: context.causation_id,
      actor: context.actor,
      occurred_at: data.decided_at,
    };
    const event = { id: randomUUID(), type, data: { ...data }, metadata };
    const { outcome } = await this.eventStore.append(deadLetterStream(letter), [event], 'no_stream');
    return outcome === 'appended';
  }
}

// Only record() appends to these streams.
function decisionOf({ type, data, metadata }: RecordedEvent): DeadLetterDecision {
  const event = { type, data } as unknown as DeadLetterEvent;
  const { decided_at } = event.data;
  const actor = metadata.actor as Actor;
  switch (event.type) {
    case 'DeadLetterReplayed':
      return { outcome: 'replayed', decided_at, actor, reason: null };
    case 'DeadLetterDropped':
      return { outcome: 'dropped', decided_at, actor, reason: event.data.reason };
  }
}

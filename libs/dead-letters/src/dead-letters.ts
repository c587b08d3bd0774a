import { type CommandContext, deadLetterTopic, dhakaTime, replayOfHeader } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { type Broker, deadLetterHeaders, type IncomingMessage } from '@dakpion/messaging';
import type { DeadLetter, DeadLetterStatus, OpenedDeadLetter } from './dead-letter.ts';
import { DeadLetterDecisions } from './dead-letter-decisions.ts';
import type { DeadLetterEvent } from './dead-letter-events.ts';
import { deadLetterOf, openedDeadLetterOf, originalHeadersOf } from './dead-letter-of-message.ts';
import { type LetterPlace, letterIdOf, letterPlaceOf, lettersTopics } from './letter-id.ts';

/** Most letters that one page looks at; where the filter lets few through, the page ends there and the next goes on. */
export const maxLookedAt = 2_000;

/** Which dead letters; absent (null) lets all through. */
export interface DeadLetterFilter {
  readonly topic: string | null;
  readonly reason: string | null;
  /** Of rider events and order events: the order's id. */
  readonly key: string | null;
  /** Epoch milliseconds, inclusive: when the letter came among the dead ones. */
  readonly since: number | null;
  readonly status: DeadLetterStatus;
  /** A letter's id: begin after it. */
  readonly after: string | null;
  readonly limit: number;
}

/** A page, topic by topic, the oldest first. `next_after` is null when there are no more. */
export interface DeadLetterPage {
  readonly letters: readonly DeadLetter[];
  readonly next_after: string | null;
}

/** The result of a decision: the letter as it then is, and whether another decision had been made before. */
export type DecidedDeadLetter =
  | { readonly outcome: 'done'; readonly letter: DeadLetter }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'settled'; readonly status: DeadLetterStatus };

/**
 * The messages that no consumer could take: looked at in the broker, decided about in the event store. A decided letter
 * stays where it is until the broker's retention (30 days) takes it, and is listed as open no longer.
 */
export class DeadLetters {
  private readonly decisions: DeadLetterDecisions;

  /** `clock` gives epoch milliseconds. */
  constructor(
    private readonly broker: Broker,
    eventStore: EventStore,
    private readonly clock: () => number,
  ) {
    this.decisions = new DeadLetterDecisions(eventStore);
  }

  async list(filter: DeadLetterFilter): Promise<DeadLetterPage> {
    const begin = filter.after === null ? null : letterPlaceOf(filter.after);
    const letters: DeadLetter[] = [];
    let lookedAt = 0;
    for (const topic of lettersTopics) {
      if (filter.topic !== null && topic !== filter.topic) continue;
      if (begin !== null && topic < begin.topic) continue;
      const after = begin?.topic === topic ? { after: begin.place } : {};
      for await (const message of this.broker.browse(deadLetterTopic(topic), after)) {
        if (mayPass(message, filter)) {
          const letter = deadLetterOf(topic, message, await this.decisions.of({ topic, place: message.place }));
          if (letter.status === filter.status) letters.push(letter);
        }
        if (letters.length === filter.limit || ++lookedAt === maxLookedAt) {
          return { letters, next_after: letterIdOf({ topic, place: message.place }) };
        }
      }
    }
    return { letters, next_after: null };
  }

  /** Null when there is no such letter, or no more. */
  async find(letterId: string): Promise<OpenedDeadLetter | null> {
    const place = letterPlaceOf(letterId);
    const message = place === null ? null : await this.read(place);
    if (place === null || message === null) return null;
    return openedDeadLetterOf(place.topic, message, await this.decisions.of(place));
  }

  /**
   * Publishes what was sent, byte for byte, to where it was sent, and records it. Recorded last: a crash between the two
   * leaves the letter open and the next replay sends it twice, which consumers take for the duplicate it is.
   */
  async replay(letterId: string, context: CommandContext): Promise<DecidedDeadLetter> {
    return this.decide(letterId, context, async ({ topic }, message, data) => {
      const { key, type, bytes: value } = message;
      const headers = { ...originalHeadersOf(message), [replayOfHeader]: letterId };
      await this.broker.publish([{ topic, key, type, value, headers }]);
      return { type: 'DeadLetterReplayed', data };
    });
  }

  /** Records that the message is not wanted, and why. */
  async drop(letterId: string, reason: string, context: CommandContext): Promise<DecidedDeadLetter> {
    return this.decide(letterId, context, async (_place, _message, data) => ({
      type: 'DeadLetterDropped',
      data: { ...data, reason },
    }));
  }

  private async decide(
    letterId: string,
    context: CommandContext,
    carryOut: (place: LetterPlace, message: IncomingMessage, data: DeadLetterEvent['data']) => Promise<DeadLetterEvent>,
  ): Promise<DecidedDeadLetter> {
    const place = letterPlaceOf(letterId);
    const message = place === null ? null : await this.read(place);
    if (place === null || message === null) return { outcome: 'unknown' };
    const before = await this.decisions.of(place);
    if (before !== null) return { outcome: 'settled', status: before.outcome };
    const event = await carryOut(place, message, {
      letter_id: letterId,
      topic: place.topic,
      key: message.key,
      dead_letter_reason: message.headers[deadLetterHeaders.reason] ?? 'unknown',
      decided_at: dhakaTime(this.clock()),
    });
    const isFirst = await this.decisions.record(place, event, context);
    const decision = await this.decisions.of(place);
    if (isFirst) return { outcome: 'done', letter: deadLetterOf(place.topic, message, decision) };
    return { outcome: 'settled', status: decision?.outcome ?? 'open' };
  }

  private async read({ topic, place }: LetterPlace): Promise<IncomingMessage | null> {
    for await (const message of this.broker.browse(deadLetterTopic(topic), { from: place, maxCount: 1 })) {
      // Retention may have taken it; then this is one that came later.
      return message.place === place ? message : null;
    }
    return null;
  }
}

function mayPass(message: IncomingMessage, { reason, key, since }: DeadLetterFilter): boolean {
  if (key !== null && message.key !== key) return false;
  if (since !== null && message.publishedAt < since) return false;
  return reason === null || message.headers[deadLetterHeaders.reason] === reason;
}

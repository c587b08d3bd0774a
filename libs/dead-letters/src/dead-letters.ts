import { type CommandContext, deadLetterTopic, dhakaTime, replayOfHeader } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import {
  type Broker,
  browseInTime,
  deadLetterHeaders,
  type IncomingMessage,
  publishInTime,
  UnsendableMessageError,
} from '@dakpion/messaging';
import type { DeadLetter, DeadLetterStatus, OpenedDeadLetter } from './dead-letter.ts';
import { type DatedLetter, DeadLetterDecisions } from './dead-letter-decisions.ts';
import type { DeadLetterEvent } from './dead-letter-events.ts';
import { deadLetterOf, openedDeadLetterOf, originalHeadersOf } from './dead-letter-of-message.ts';
import { type LetterPlace, letterIdOf, letterPlaceOf, lettersTopics } from './letter-id.ts';

/**
 * The maximum number of letters that one page reads. If few of them match the filter, the page ends there and the next
 * continues.
 */
export const maxLookedAt = 2_000;
/** A page ends after the letter with which it reaches this size, because the sender of a message chooses the size of its key. */
const maxPageBytes = 512 * 1024;

/** The filter of dead letters. Absent (null): all. */
export interface DeadLetterFilter {
  readonly topic: string | null;
  readonly reason: string | null;
  /** For rider events and order events: the id of the order. */
  readonly key: string | null;
  /** The time at which the letter became a dead letter. Epoch milliseconds, inclusive. */
  readonly since: number | null;
  readonly status: DeadLetterStatus;
  /** Begins after the letter with this id. */
  readonly after: string | null;
  readonly limit: number;
}

/** A page, topic by topic, the oldest first. `next_after`: null after the last page. */
export interface DeadLetterPage {
  readonly letters: readonly DeadLetter[];
  readonly next_after: string | null;
}

/**
 * The result of a decision: the letter after it, and whether there was another decision before. `unsendable`: another system sent
 * a larger message than Dakpion sends, so that it cannot be replayed.
 */
export type DecidedDeadLetter =
  | { readonly outcome: 'done'; readonly letter: DeadLetter }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unsendable'; readonly detail: string }
  | { readonly outcome: 'settled'; readonly status: DeadLetterStatus };

/**
 * The messages that no consumer could handle: read from the broker, and decided in the event store. A decided letter stays in
 * the broker until its retention (30 days) ends, and is no longer listed as open.
 */
export class DeadLetters {
  private readonly decisions: DeadLetterDecisions;

  /** `clock`: epoch milliseconds. */
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
    let bytes = 0;
    for (const topic of lettersTopics) {
      if (filter.topic !== null && topic !== filter.topic) continue;
      if (begin !== null && topic < begin.topic) continue;
      const after = begin?.topic === topic ? { after: begin.place } : {};
      for await (const message of browseInTime(this.broker, deadLetterTopic(topic), after)) {
        if (mayPass(message, filter)) {
          const letter = deadLetterOf(topic, message, await this.decisions.of(datedLetter(topic, message)));
          if (letter.status === filter.status) {
            letters.push(letter);
            bytes += Buffer.byteLength(JSON.stringify(letter));
          }
        }
        if (letters.length === filter.limit || bytes >= maxPageBytes || ++lookedAt === maxLookedAt) {
          return { letters, next_after: letterIdOf({ topic, place: message.place }) };
        }
      }
    }
    return { letters, next_after: null };
  }

  /** One letter with everything that was sent. Null if it does not exist, or was removed. */
  async find(letterId: string): Promise<OpenedDeadLetter | null> {
    const place = letterPlaceOf(letterId);
    const message = place === null ? null : await this.read(place);
    if (place === null || message === null) return null;
    return openedDeadLetterOf(place.topic, message, await this.decisions.of(datedLetter(place.topic, message)));
  }

  /**
   * Publishes the original bytes on the original topic, then records it. After a crash between the two, or when the broker does not
   * acknowledge in time, the letter stays open and the next replay sends it twice, which consumers recognise as a duplicate. A drop
   * that is recorded between the two is followed by the replay, which counts.
   */
  async replay(letterId: string, context: CommandContext): Promise<DecidedDeadLetter> {
    try {
      return await this.decide(letterId, context, async ({ topic }, message, data) => {
        const { key, type, bytes: value } = message;
        const headers = { ...originalHeadersOf(message), [replayOfHeader]: letterId };
        await publishInTime(this.broker, [{ topic, key, type, value, headers }]);
        return { type: 'DeadLetterReplayed', data };
      });
    } catch (error) {
      if (error instanceof UnsendableMessageError) return { outcome: 'unsendable', detail: error.message };
      throw error;
    }
  }

  /** Records that the message is dropped, and the reason. */
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
    const dated = datedLetter(place.topic, message);
    const { revision, decision: before } = await this.decisions.last(dated);
    if (before !== null) return { outcome: 'settled', status: before.outcome };
    const event = await carryOut(place, message, {
      letter_id: letterId,
      topic: place.topic,
      key: message.key,
      dead_letter_reason: message.headers[deadLetterHeaders.reason] ?? 'unknown',
      // A decision must not be older than its letter, even if a clock is behind: it would count for a former letter at this place.
      decided_at: dhakaTime(Math.max(this.clock(), dated.deadAt)),
    });
    let decision = await this.decisions.record(dated, event, context, revision);
    if (decision === null && event.type === 'DeadLetterReplayed') {
      // The message is published: if the letter was dropped meanwhile, its last decision must not say that it was not sent.
      const other = await this.decisions.last(dated);
      if (other.decision?.outcome === 'dropped') {
        decision = await this.decisions.record(dated, event, context, other.revision);
      }
    }
    if (decision !== null) return { outcome: 'done', letter: deadLetterOf(place.topic, message, decision) };
    return { outcome: 'settled', status: (await this.decisions.of(dated))?.outcome ?? 'open' };
  }

  private async read({ topic, place }: LetterPlace): Promise<IncomingMessage | null> {
    for await (const message of browseInTime(this.broker, deadLetterTopic(topic), { from: place, maxCount: 1 })) {
      // Retention may have removed the letter. Then this is a later message.
      return message.place === place ? message : null;
    }
    return null;
  }
}

function datedLetter(topic: string, { place, publishedAt }: IncomingMessage): DatedLetter {
  return { topic, place, deadAt: publishedAt };
}

function mayPass(message: IncomingMessage, { reason, key, since }: DeadLetterFilter): boolean {
  if (key !== null && message.key !== key) return false;
  if (since !== null && message.publishedAt < since) return false;
  return reason === null || message.headers[deadLetterHeaders.reason] === reason;
}

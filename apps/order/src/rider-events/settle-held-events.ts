import { riderEventsGroup, topics } from '@dakpion/contracts';
import { type Broker, deadLetter } from '@dakpion/messaging';
import { type Clock, tellDeadLetter } from '@dakpion/service';
import type { StoreClock } from '@dakpion/state-store';
import type { RiderSteps } from '../commands/rider-steps.ts';
import { describeRefusal } from './describe-refusal.ts';
import { firstDeadline, type HeldRiderEvent, inCourseOrder } from './held-rider-event.ts';
import type { HeldRiderEvents } from './held-rider-events.ts';
import type { RecordLocation } from './record-location.ts';
import { countReleased, type RiderEventOutcome } from './rider-event-counts.ts';

/**
 * How long after it began a worker makes dead letters, in ms. After 15 s, e.g. because this process was paused, another worker takes the
 * order over and may have applied an event.
 */
const deadLettersWithinMs = 10_000;

/** The dependencies for settling held events. */
interface SettleHeldEventsTools {
  readonly broker: Broker;
  readonly steps: Pick<RiderSteps, 'apply'>;
  readonly recordLocation: RecordLocation;
  readonly held: HeldRiderEvents;
  /** The clock of this process. */
  readonly clock: Clock;
  /** The clock of the state store, which determines when held events are due. */
  readonly storeClock: StoreClock;
}

/** The reason for settling: an event of the order was applied, or the worker of deadlines found one due. */
type SettlingOccasion = 'transition' | 'deadline';

/** The outcome of a held event. Null while it waits. */
type Settled = Exclude<RiderEventOutcome, 'held'> | null;

/**
 * Tries the held events of an order in the order of a delivery. Events that are applied or can never be applied are no longer
 * held. Events that are still too early wait until their deadline, then become dead letters. An event is removed from the list
 * last, so that a crash repeats a step and skips none: applying it again changes nothing, and a dead letter can occur twice.
 *
 * An event is never both applied and made a dead letter, although two processes settle the events of an order: the worker of
 * deadlines and, one after another, the consumer of its messages. Only the worker lets events expire. It marks the event, then
 * asks the order, and makes a dead letter only if the answer after the mark is "too early". The consumer checks the mark after
 * the event that made the order ready, and skips marked events.
 */
export class SettleHeldEvents {
  constructor(private readonly tools: SettleHeldEventsTools) {}

  /**
   * Resolves with the time in ms until the first hold time ends, or null if no event is held. `listed`: the held events of the
   * order, if they were just read.
   */
  async execute(
    orderId: string,
    occasion: SettlingOccasion,
    listed?: readonly HeldRiderEvent[],
  ): Promise<number | null> {
    const { held, storeClock } = this.tools;
    const begunAt = performance.now();
    const waiting = listed ?? (await held.list(orderId));
    if (waiting.length === 0) return null;
    for (const { transition } of inCourseOrder(waiting)) {
      const { event_id } = transition;
      // Read again: the other process may have marked or settled it since.
      const event = (await held.list(orderId)).find((other) => other.transition.event_id === event_id);
      if (event === undefined || (event.expiring && occasion === 'transition')) continue;
      const settled = await this.settle(event, occasion, begunAt);
      // Two processes may settle the event. Only the one that removes it counts it.
      if (settled !== null && (await held.settle(event, settled))) countReleased(settled);
    }
    const deadline = firstDeadline(await held.list(orderId));
    return deadline === null ? null : Math.max(0, deadline - storeClock.now());
  }

  private async settle(event: HeldRiderEvent, occasion: SettlingOccasion, begunAt: number): Promise<Settled> {
    const { steps, recordLocation, held, storeClock } = this.tools;
    const { transition, context, held_until } = event;
    const { order_id, event_id } = transition;
    const expires = occasion === 'deadline' && storeClock.now() >= held_until;
    if (expires) await held.markExpiring(order_id, event_id);
    const isLocation = transition.type === 'RIDER_LOCATION';
    const reply = isLocation ? await recordLocation.execute(transition) : await steps.apply(transition, context);
    if (reply.outcome !== 'refused') return reply.outcome;
    const { refusal } = reply;
    // The order was known when the event was held. `order_unknown`: a location whose order has no view yet after a loss of the
    // state store.
    if (!expires && (refusal.code === 'too_early' || refusal.code === 'order_unknown')) return null;
    const mayBeSent = () => performance.now() - begunAt < deadLettersWithinMs;
    await this.deadLetter(event, refusal.code, describeRefusal(refusal), mayBeSent);
    return 'dead_lettered';
  }

  private async deadLetter(
    event: HeldRiderEvent,
    reason: string,
    detail: string,
    mayBeSent: () => boolean,
  ): Promise<void> {
    const { transition, message } = event;
    const failed = {
      topic: topics.riderEvents.name,
      key: transition.order_id,
      type: message.type,
      headers: message.headers,
      bytes: Buffer.from(message.bytes, 'base64'),
      place: message.place,
    };
    const cause = { group: riderEventsGroup, reason, detail, tries: message.tries, at: this.tools.clock() };
    const letter = deadLetter(failed, cause);
    await this.tools.broker.publish([letter], { mayBeSent });
    tellDeadLetter(letter);
  }
}

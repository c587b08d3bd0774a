import { topics } from '@dakpion/contracts';
import { type Broker, deadLetterHeaders, deadLettersOf } from '@dakpion/messaging';
import type { Clock } from '@dakpion/service';
import type { AppliedRiderEvents } from './applied-rider-events.ts';
import type { AskOrder } from './ask-order.ts';
import { describeRefusal } from './describe-refusal.ts';
import { firstDeadline, type HeldRiderEvent, inCourseOrder } from './held-rider-event.ts';
import type { HeldRiderEvents } from './held-rider-events.ts';
import type { RiderEventCounts } from './rider-event-counts.ts';

/** What settling held events works with. */
export interface SettleHeldEventsTools {
  readonly broker: Broker;
  readonly askOrder: AskOrder;
  readonly applied: AppliedRiderEvents;
  readonly held: HeldRiderEvents;
  readonly counts: RiderEventCounts;
  readonly clock: Clock;
}

/**
 * Tries an order's held events in the order of a delivery. What is applied or can never be is held no longer; what is too
 * early still goes on waiting until its deadline, then to the dead letters. An event leaves the list last, so that a
 * crash repeats a step and skips none: applying it again changes nothing, and a dead letter may come twice.
 */
export class SettleHeldEvents {
  constructor(private readonly tools: SettleHeldEventsTools) {}

  /** Answers the deadline of the first event that still waits (epoch ms), null when none does. */
  async execute(orderId: string): Promise<number | null> {
    const waiting: HeldRiderEvent[] = [];
    for (const event of inCourseOrder(await this.tools.held.list(orderId))) {
      if (!(await this.isSettled(event))) waiting.push(event);
      else await this.tools.held.remove(orderId, event.transition.event_id);
    }
    return firstDeadline(waiting);
  }

  private async isSettled(event: HeldRiderEvent): Promise<boolean> {
    const { transition, context, held_until } = event;
    const reply = await this.tools.askOrder(transition, context);
    if (reply.outcome !== 'refused') {
      await this.tools.applied.add(transition.order_id, transition.event_id, this.tools.clock());
      this.tools.counts.add(reply.outcome);
      return true;
    }
    const { refusal } = reply;
    if (refusal.code === 'too_early' && this.tools.clock() < held_until) return false;
    await this.deadLetter(event, refusal.code, describeRefusal(refusal));
    this.tools.counts.add('dead_lettered');
    return true;
  }

  private async deadLetter(event: HeldRiderEvent, reason: string, detail: string): Promise<void> {
    const { transition, message } = event;
    const topic = topics.riderEvents.name;
    const headers = {
      ...message.headers,
      [deadLetterHeaders.reason]: reason,
      [deadLetterHeaders.detail]: detail,
      [deadLetterHeaders.tries]: String(message.tries),
      [deadLetterHeaders.group]: 'dispatch',
      [deadLetterHeaders.topic]: topic,
      [deadLetterHeaders.place]: message.place,
      [deadLetterHeaders.at]: String(this.tools.clock()),
    };
    const value = Buffer.from(message.bytes, 'base64');
    const key = transition.order_id;
    await this.tools.broker.publish([{ topic: deadLettersOf(topic), key, type: message.type, value, headers }]);
  }
}

import type { RiderTransition } from '@dakpion/contracts';
import { type IncomingMessage, RejectedMessageError } from '@dakpion/messaging';
import type { StoreClock } from '@dakpion/state-store';
import type { RiderSteps } from '../commands/rider-steps.ts';
import { describeRefusal } from './describe-refusal.ts';
import { type HeldRiderEvent, holdMs, originalOf } from './held-rider-event.ts';
import type { HeldRiderEvents } from './held-rider-events.ts';
import { contextOf } from './message-context.ts';
import type { RiderEventOutcome } from './rider-event-counts.ts';
import type { SettleHeldEvents } from './settle-held-events.ts';

/** The dependencies for applying a transition. */
interface ApplyTransitionTools {
  readonly steps: Pick<RiderSteps, 'apply'>;
  readonly held: HeldRiderEvents;
  readonly settleHeld: SettleHeldEvents;
  /** The clock of the state store, which determines when held events are due. */
  readonly storeClock: StoreClock;
}

/**
 * Applies a transition to its order, then the events that were held for it. Holds the transition if it came too early. Can be
 * repeated at any point: repeated steps change nothing.
 */
export class ApplyTransition {
  constructor(private readonly tools: ApplyTransitionTools) {}

  /** Rejects with {@link RejectedMessageError} if the event can never be applied. */
  async execute(transition: RiderTransition, message: IncomingMessage): Promise<RiderEventOutcome> {
    const { order_id, event_id } = transition;
    let waiting: Promise<readonly HeldRiderEvent[]> | undefined;
    // Reads the held events while the views are written, in the same request to the state store.
    const stored = () => {
      waiting = this.tools.held.list(order_id);
      // The error of this read is thrown where it is awaited. If writing the views fails first, nobody awaits it.
      waiting.catch(() => undefined);
    };
    const context = contextOf(message, event_id);
    const reply = await this.tools.steps.apply(transition, context, stored);
    if (reply.outcome === 'refused') {
      const { refusal } = reply;
      if (refusal.code === 'too_early') return this.hold(transition, message);
      // The robot courier reads the order before it sends a step, and the partner may cancel in between. Dead letters would let
      // every partner fire the operators' alert.
      if (refusal.code === 'too_late' && context.actor.kind === 'robot_courier') return 'ignored';
      throw new RejectedMessageError(refusal.code, describeRefusal(refusal));
    }
    await this.tools.settleHeld.execute(order_id, 'transition', await waiting);
    return reply.outcome;
  }

  /** Holds an event that came too early. Rejects with {@link RejectedMessageError} if too many events of the order are held. */
  async hold(transition: HeldRiderEvent['transition'], message: IncomingMessage): Promise<RiderEventOutcome> {
    const context = contextOf(message, transition.event_id);
    const held_until = this.tools.storeClock.now() + holdMs;
    switch (await this.tools.held.hold({ transition, context, message: originalOf(message), held_until })) {
      case 'held':
        return 'held';
      case 'repeated':
        return 'unchanged';
      case 'full':
        throw new RejectedMessageError(
          'too_early',
          'As many events of this order as may are waiting for earlier ones already.',
        );
    }
  }
}

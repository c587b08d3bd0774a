import { type RiderTransition, topics } from '@dakpion/contracts';
import { type Broker, defaultRetryPolicy, type IncomingMessage, RejectedMessageError } from '@dakpion/messaging';
import { isTemporary, type RetryPolicy } from '@dakpion/repetition';
import { BROKER, CLOCK, type Clock, entryWorker, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { DueWorker, StateStore, StoreClock } from '@dakpion/state-store';
import {
  type BeforeApplicationShutdown,
  Controller,
  Inject,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Ctx, EventPattern } from '@nestjs/microservices';
import { OrderRepository } from '../commands/order-repository.ts';
import { RiderSteps } from '../commands/rider-steps.ts';
import { describeRefusal } from './describe-refusal.ts';
import { type HeldRiderEvent, holdMs, originalOf } from './held-rider-event.ts';
import { HeldRiderEvents, heldRiderEventsQueue } from './held-rider-events.ts';
import { contextOf } from './message-context.ts';
import { type RiderSighting, readRiderEvent } from './read-rider-event.ts';
import { RecordLocation } from './record-location.ts';
import { countOutcome, countReceived, type RiderEventOutcome } from './rider-event-counts.ts';
import { SettleHeldEvents } from './settle-held-events.ts';

/**
 * Tries for about two minutes. Valid events must not become dead letters while pods of a newer version are rolled out, and a
 * permanent fault must not block the events of an order forever. While an engine is unavailable, there is no limit.
 */
export const riderEventRetry: RetryPolicy = { ...defaultRetryPolicy, maxTries: 30 };

const hourMs = 60 * 60 * 1000;

/**
 * Handles rider events: each is applied, a duplicate, held for a time, ignored and counted, or rejected. The pattern names no type,
 * because dispatch systems send no type header. The value says what the event is.
 */
@Controller()
export class RiderEventsConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RiderEventsConsumer.name);
  /** The clock of the state store, which determines when held events are due. */
  private readonly storeClock: StoreClock;
  private readonly settleHeld: SettleHeldEvents;
  private readonly deadlines: DueWorker;

  constructor(
    @Inject(BROKER) broker: Broker,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly held: HeldRiderEvents,
    private readonly recordLocation: RecordLocation,
    private readonly repository: OrderRepository,
    private readonly steps: RiderSteps,
  ) {
    const { clock: storeClock } = stateStore;
    this.storeClock = storeClock;
    this.settleHeld = new SettleHeldEvents({ broker, steps, recordLocation, held, clock, storeClock });
    this.deadlines = entryWorker(stateStore, heldRiderEventsQueue, (id) => this.settleHeld.execute(id, 'deadline'));
  }

  onApplicationBootstrap(): void {
    this.deadlines.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.deadlines.stop();
  }

  /** Handles one message. Rejects with {@link RejectedMessageError} if it must become a dead letter. */
  @EventPattern<string>(topics.riderEvents.name)
  async take(@Ctx() message: IncomingMessage): Promise<RiderEventOutcome> {
    if (message.tries === 1) countReceived();
    try {
      const outcome = await this.outcomeOf(message);
      countOutcome(outcome);
      this.logger.debug(`${message.place} for ${message.key}: ${outcome}`);
      return outcome;
    } catch (error) {
      if (isLastTry(error, message)) countOutcome('dead_lettered');
      throw error;
    }
  }

  private async outcomeOf(message: IncomingMessage): Promise<RiderEventOutcome> {
    const read = readRiderEvent(message, this.clock(), this.settings.riderEventMaxAgeHours * hourMs);
    switch (read.outcome) {
      case 'malformed':
        throw new RejectedMessageError('malformed', read.detail);
      case 'wrong_key':
        throw new RejectedMessageError('wrong_key', read.detail);
      case 'location':
        return this.locate(read.sighting, message);
      case 'transition':
        return this.apply(read.transition, message);
    }
  }

  /**
   * Applies a transition to its order, then the events that were held for it. Can be repeated at any point: repeated steps change
   * nothing.
   */
  private async apply(transition: RiderTransition, message: IncomingMessage): Promise<RiderEventOutcome> {
    const { order_id, event_id } = transition;
    let waiting: Promise<readonly HeldRiderEvent[]> | undefined;
    // Reads the held events while the views are written, in the same request to the state store.
    const stored = () => {
      waiting = this.held.list(order_id);
      // The error of this read is thrown where it is awaited. If writing the views fails first, nobody awaits it.
      waiting.catch(() => undefined);
    };
    const context = contextOf(message, event_id);
    const reply = await this.steps.apply(transition, context, stored);
    if (reply.outcome === 'refused') {
      const { refusal } = reply;
      if (refusal.code === 'too_early') return this.hold(transition, message);
      // The robot courier reads the order before it sends a step, and the partner may cancel in between. Dead letters would let
      // every partner fire the operators' alert.
      if (refusal.code === 'too_late' && context.actor.kind === 'robot_courier') return 'ignored';
      throw new RejectedMessageError(refusal.code, describeRefusal(refusal));
    }
    await this.settleHeld.execute(order_id, 'transition', await waiting);
    return reply.outcome;
  }

  /** Holds an event that came too early. Rejects with {@link RejectedMessageError} if too many events of the order are held. */
  private async hold(transition: HeldRiderEvent['transition'], message: IncomingMessage): Promise<RiderEventOutcome> {
    const context = contextOf(message, transition.event_id);
    const held_until = this.storeClock.now() + holdMs;
    switch (await this.held.hold({ transition, context, message: originalOf(message), held_until })) {
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

  private async locate(sighting: RiderSighting, message: IncomingMessage): Promise<RiderEventOutcome> {
    const recorded = await this.recordLocation.execute(sighting);
    if (recorded.outcome === 'refused') {
      const { refusal } = recorded;
      const waits = refusal.code === 'too_early' || (refusal.code === 'order_unknown' && (await this.exists(sighting)));
      if (waits) return this.hold(sighting, message);
      throw new RejectedMessageError(refusal.code, describeRefusal(refusal));
    }
    if (recorded.outcome === 'ignored') {
      const { event_id, order_id } = sighting;
      this.logger.log(`The location ${event_id} (${message.place}) came after the end of ${order_id}: ignored`);
    }
    return recorded.outcome;
  }

  /** Whether the order exists. Its view can be missing for a while after a loss of the state store. */
  private async exists({ order_id }: RiderSighting): Promise<boolean> {
    return (await this.repository.load(order_id)) !== null;
  }
}

/** Whether the message becomes a dead letter because of this error. */
function isLastTry(error: unknown, { failures }: IncomingMessage): boolean {
  if (error instanceof RejectedMessageError) return true;
  return !isTemporary(error) && failures + 1 >= riderEventRetry.maxTries;
}

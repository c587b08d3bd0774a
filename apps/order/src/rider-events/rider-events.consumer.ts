import { topics } from '@dakpion/contracts';
import { type Broker, defaultRetryPolicy, type IncomingMessage, RejectedMessageError } from '@dakpion/messaging';
import { isTemporary, type RetryPolicy } from '@dakpion/repetition';
import { BROKER, CLOCK, type Clock, entryWorker, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { DueWorker, StateStore } from '@dakpion/state-store';
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
import { ApplyTransition } from './apply-transition.ts';
import { describeRefusal } from './describe-refusal.ts';
import { HeldRiderEvents, heldRiderEventsQueue } from './held-rider-events.ts';
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
  private readonly applyTransition: ApplyTransition;
  private readonly deadlines: DueWorker;

  constructor(
    @Inject(BROKER) broker: Broker,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    held: HeldRiderEvents,
    private readonly recordLocation: RecordLocation,
    private readonly repository: OrderRepository,
    steps: RiderSteps,
  ) {
    const { clock: storeClock } = stateStore;
    const settling = { broker, steps, recordLocation, held, clock, storeClock };
    const settleHeld = new SettleHeldEvents(settling);
    this.applyTransition = new ApplyTransition({ steps, held, settleHeld, storeClock });
    this.deadlines = entryWorker(stateStore, heldRiderEventsQueue, (id) => settleHeld.execute(id, 'deadline'));
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
        return this.applyTransition.execute(read.transition, message);
    }
  }

  private async locate(sighting: RiderSighting, message: IncomingMessage): Promise<RiderEventOutcome> {
    const recorded = await this.recordLocation.execute(sighting);
    if (recorded.outcome === 'refused') {
      const { refusal } = recorded;
      const waits = refusal.code === 'too_early' || (refusal.code === 'order_unknown' && (await this.exists(sighting)));
      if (waits) return this.applyTransition.hold(sighting, message);
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

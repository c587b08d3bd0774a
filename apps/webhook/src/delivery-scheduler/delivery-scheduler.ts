import { setTimeout as pause } from 'node:timers/promises';
import type { DiskSpace } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { Answer, DeliveryAttempts } from '../attempts/delivery-attempts.ts';
import { EndpointLanes, type Turn } from '../endpoint-lanes/endpoint-lanes.ts';
import { laneLimits, maxHeldOrders } from '../endpoint-lanes/lane-limits.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import { type ClaimChange, type DueOrder, type DueOrders, type OrdersWaiting } from './due-orders.ts';
import {
  idle,
  type OrderClaim,
  type OrderSchedule,
  type ScheduleEffect,
  type ScheduleInput,
} from './order-schedule.ts';
import { OrderWaiters } from './order-waiters.ts';
import { acknowledgeAfterMs, isSafe, outlastsAttempt, step } from './schedule-order.ts';

/** The dependencies of the scheduler. */
export interface SchedulerParts {
  readonly dueOrders: DueOrders;
  readonly attempts: Pick<DeliveryAttempts, 'nextTurn' | 'knownEndpoint' | 'make'>;
  /** Null where the engines look after their own disks. */
  readonly diskSpace: DiskSpace | null;
}

const stopWithinMs = 6_000;

/** Delivers what is due: performs the effects that {@link step} decides for each order, and feeds their results back as inputs. */
export class DeliveryScheduler {
  private readonly logger = new Logger('DeliveryScheduler');
  private readonly lanes = new EndpointLanes(laneLimits);
  /** By order id; those that are idle are not there. */
  private readonly schedules = new Map<string, OrderSchedule>();
  private readonly waiters = { tellers: new OrderWaiters(), restorers: new OrderWaiters() };
  private readonly underWay = new Set<Promise<unknown>>();
  private isStopping = false;

  constructor(private readonly parts: SchedulerParts) {}

  /** Begins to take what is due. */
  start(): void {
    this.parts.dueOrders.start(
      (orders) => this.takeDue(orders),
      () => this.room,
    );
  }

  /** Begins nothing more, waits for the attempts under way (at most 6 s), gives the other claims back. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.parts.dueOrders.stop();
    for (const orderId of this.lanes.clear()) void this.input(orderId, { type: 'stopped' });
    await pTimeout(this.drain(), { milliseconds: stopWithinMs, message: false });
  }

  /**
   * Takes on an order that has something new to deliver. Resolves when nothing of it waits, or the caller need not wait
   * for it any longer. Errors: those of the state store.
   */
  take(orderId: string): Promise<void> {
    return this.tell(orderId, { type: 'notified', hasRoom: this.room > 0 });
  }

  /**
   * As {@link take}, for an order that was left waiting and may be unknown to all processes. A process that may have claimed it
   * did so before `lostBy`, epoch milliseconds by the state store's clock.
   */
  restore(orderId: string, lostBy: number): Promise<void> {
    return this.parts.dueOrders.outlastProcess ? this.tell(orderId, { type: 'restore', lostBy }) : this.take(orderId);
  }

  /** True if the order is certainly idle. Never true with several processes. */
  isFree(orderId: string): boolean {
    return !this.parts.dueOrders.outlastProcess && !this.schedules.has(orderId);
  }

  /** Resolves as {@link take} does when the order is ours, else at once. */
  async whenSafe(orderId: string): Promise<void> {
    if (!isSafe(this.schedules.get(orderId) ?? idle)) await this.waiters.tellers.wait(orderId);
  }

  /** Whether the due times are there after a crash; else they are to be restored from the log. */
  get outlastsProcess(): boolean {
    return this.parts.dueOrders.outlastProcess;
  }

  /** Errors: those of the state store. */
  async waiting(): Promise<OrdersWaiting> {
    const heldSince: number[] = [];
    for (const state of this.schedules.values())
      if ('held' in state && state.held.isSafe) heldSince.push(state.held.since);
    return this.parts.dueOrders.waiting(heldSince);
  }

  /** How many endpoints have orders in line, and how many are slow. */
  get endpointCounts(): { readonly waiting: number; readonly slow: number } {
    return this.lanes.counts;
  }

  private get room(): number {
    return maxHeldOrders - this.schedules.size;
  }

  private get canRecord(): boolean {
    const { diskSpace } = this.parts;
    return diskSpace === null || diskSpace.shortage() === null;
  }

  private async takeDue(orders: readonly DueOrder[]): Promise<void> {
    await Promise.all(orders.map(({ orderId, claim, since }) => this.input(orderId, { type: 'due', claim, since })));
  }

  private tell(orderId: string, input: ScheduleInput): Promise<void> {
    const promise = this.waiters[input.type === 'restore' ? 'restorers' : 'tellers'].wait(orderId);
    void this.input(orderId, input);
    return promise;
  }

  /** Resolves when what follows at once has been done, except attempts. Never rejects. */
  private input(orderId: string, input: ScheduleInput): Answer<unknown> {
    const before = this.schedules.get(orderId) ?? idle;
    const moment = { now: this.parts.dueOrders.now(), isStopping: this.isStopping };
    const [after, effects] = step(before, input, moment);
    if (after.name === 'idle') this.schedules.delete(orderId);
    else if (after !== before) this.schedules.set(orderId, after);
    let work: Answer<unknown>;
    for (const effect of effects) {
      work = work instanceof Promise ? work.then(() => this.perform(orderId, effect)) : this.perform(orderId, effect);
    }
    return work;
  }

  private perform(orderId: string, effect: ScheduleEffect): Answer<unknown> {
    const { dueOrders, attempts } = this.parts;
    switch (effect.type) {
      case 'claim':
        return this.ask(orderId, dueOrders.claim(orderId), claimedOrRefused);
      case 'leave':
        return this.ask(orderId, dueOrders.leave(orderId), () => ({ type: 'left' }), notLeft);
      case 'restore':
        return this.ask(
          orderId,
          dueOrders.restore(orderId, effect.claim, effect.lostBy),
          (claim) => ({ type: 'restored', claim }),
          notRestored,
        );
      case 'read':
        return this.ask(orderId, attempts.nextTurn(orderId, effect.isStale), (next) => ({
          type: 'found',
          next,
          canRecord: this.canRecord,
        }));
      case 'joinLane':
        return this.joinLane(orderId, effect.endpoint);
      case 'leaveLane':
        this.lanes.finished(effect.endpoint, effect.durationMs);
        return this.beginTurns();
      case 'renew':
        return this.ask(orderId, dueOrders.renew(orderId, effect.claim), changed('renewed', effect.claim));
      case 'attempt':
        return this.ask(orderId, this.attempt(orderId, effect.isStale), () => ({ type: 'attempted' }));
      case 'release':
        return this.ask(
          orderId,
          dueOrders.release(orderId, effect.claim, effect.next),
          changed('released', effect.claim),
        );
      case 'releaseLater':
        return this.ask(orderId, pause(effect.inMs), () => ({ type: 'releaseAgain' }));
      case 'acknowledgeLater':
        return this.waiters.tellers.after(orderId, effect.inMs, () => void this.input(orderId, { type: 'slow' }));
      case 'acknowledge':
        return this.waiters[effect.whom].acknowledge(orderId);
      case 'refuse':
        return this.waiters[effect.whom].refuse(orderId, effect.error);
      case 'warn':
        return this.logger.warn(`${orderId} ${effect.text}: ${String(effect.error)}`);
    }
  }

  /** Tells the order what came of an effect. Never rejects. */
  private ask<Value>(
    orderId: string,
    answer: Answer<Value>,
    inputOf: (value: Value) => ScheduleInput,
    failureOf: (error: unknown) => ScheduleInput = failed,
  ): Answer<unknown> {
    if (!(answer instanceof Promise)) return this.input(orderId, inputOf(answer));
    return this.track(
      answer.then(
        (value) => this.input(orderId, inputOf(value)),
        (error: unknown) => this.input(orderId, failureOf(error)),
      ),
    );
  }

  private joinLane(orderId: string, endpoint: Endpoint): Answer<unknown> {
    const { lanes } = this;
    if (!lanes.add(endpoint, orderId)) {
      return this.input(orderId, { type: 'full', expectedMs: lanes.expectedMs(endpoint) });
    }
    this.beginTurns();
    // One that takes longer than its message is held for anyway would hold it for nothing until then.
    const isSlow = lanes.waits(endpoint, orderId) && lanes.expectedMs(endpoint) > acknowledgeAfterMs;
    return isSlow ? this.input(orderId, { type: 'slow' }) : undefined;
  }

  private beginTurns(): void {
    if (this.isStopping) return;
    for (let turn = this.lanes.next(); turn !== null; turn = this.lanes.next()) this.begin(turn);
  }

  private begin({ orderId, endpoint }: Turn): void {
    const known = this.parts.attempts.knownEndpoint(orderId);
    const isElsewhere = known !== null && known.key !== endpoint.key;
    void this.input(orderId, { type: 'turn', isElsewhere, canRecord: this.canRecord });
  }

  private attempt(orderId: string, isStale: boolean): Promise<void> {
    const { attempts, dueOrders } = this.parts;
    return attempts.make(orderId, {
      isStale,
      isOurs: () => outlastsAttempt(this.schedules.get(orderId) ?? idle, dueOrders.now()),
      onAnswer: (_delivery, durationMs) => void this.input(orderId, { type: 'answered', durationMs }),
    });
  }

  /** What is under way may lead to more, e.g. the order's claim to be given back. */
  private async drain(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** `work` never rejects. */
  private async track(work: Promise<unknown>): Promise<void> {
    this.underWay.add(work);
    await work;
    this.underWay.delete(work);
  }
}

function failed(error: unknown): ScheduleInput {
  return { type: 'failed', error };
}

function notLeft(error: unknown): ScheduleInput {
  return { type: 'notLeft', error };
}

function notRestored(error: unknown): ScheduleInput {
  return { type: 'notRestored', error };
}

function claimedOrRefused(claim: OrderClaim | null): ScheduleInput {
  return claim === null ? { type: 'refused' } : { type: 'claimed', claim };
}

/** The outcome of `previous`. */
function changed(type: 'renewed' | 'released', previous: OrderClaim): (change: ClaimChange) => ScheduleInput {
  return (change) => {
    if (change.outcome === 'lost') return { type: 'lost', claim: previous };
    if (change.outcome === 'nudged') return { type: 'nudged', claim: change.claim };
    return type === 'released' ? { type } : { type, claim: change.claim };
  };
}

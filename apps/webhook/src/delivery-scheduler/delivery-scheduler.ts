import { setTimeout as pause } from 'node:timers/promises';
import { type DiskSpace, LineBudget } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { Answer, DeliveryAttempts } from '../attempts/delivery-attempts.ts';
import { countPrevented } from '../attempts/delivery-metrics.ts';
import { EndpointLanes, type Turn } from '../endpoint-lanes/endpoint-lanes.ts';
import { laneLimits, maxHeldOrders } from '../endpoint-lanes/lane-limits.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import type { DueOrder, DueOrders, OrdersWaiting } from './due-orders.ts';
import { claimedOrRefused, failedIn, releasedFrom, renewedFrom } from './effect-results.ts';
import { FailingOrders } from './failing-orders.ts';
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
  /** Null if the engines watch their own disks. */
  readonly diskSpace: DiskSpace | null;
}

const stopWithinMs = 6_000;
/** While an engine is away, each waiting order fails every few seconds. */
const warningEveryMs = 1_000;

/** Delivers due webhooks: performs the effects that {@link step} decides for each order, and passes their results on as inputs. */
export class DeliveryScheduler {
  private readonly logger = new Logger('DeliveryScheduler');
  private readonly lanes = new EndpointLanes(laneLimits);
  /** By order id. Idle orders are absent. */
  private readonly schedules = new Map<string, OrderSchedule>();
  private readonly failing = new FailingOrders();
  private readonly warnings = new LineBudget(warningEveryMs);
  private readonly waiters = { tellers: new OrderWaiters(), restorers: new OrderWaiters() };
  private readonly underWay = new Set<Promise<unknown>>();
  private isStopping = false;

  constructor(private readonly parts: SchedulerParts) {}

  /** Begins to take due orders. */
  start(): void {
    this.parts.dueOrders.start(
      (orders) => this.takeDue(orders),
      () => this.room,
    );
  }

  /** Begins no more attempts. Waits for the attempts in progress, at most 6 s, then releases the other claims. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.parts.dueOrders.stop();
    for (const orderId of this.lanes.clear()) void this.input(orderId, { in: 'waiting', type: 'stopped' });
    await pTimeout(this.drain(), { milliseconds: stopWithinMs, message: false });
  }

  /**
   * Claims an order without waiting deliveries, for {@link take}. Null: the order has waiting deliveries, another process has it
   * and is notified, or this process has no room for more orders.
   */
  reserve(orderId: string): Answer<OrderClaim | null> {
    if (this.isStopping || this.room <= 0 || this.schedules.has(orderId)) return null;
    return this.parts.dueOrders.reserve(orderId);
  }

  /** Ends the claim of an order for which nothing was planned. If that fails, the claim expires. */
  async giveBack(orderId: string, claim: OrderClaim): Promise<void> {
    try {
      await this.parts.dueOrders.release(orderId, claim, null);
    } catch (error) {
      this.logger.warn(`${orderId} could not be given back, and is free when its claim expires: ${String(error)}`);
    }
  }

  /**
   * Takes on an order with a new delivery, which was stored or decided under the claim of {@link reserve}. Resolves when nothing of
   * the order waits, or when the caller need not wait any longer. Rejects with the errors of the state store.
   */
  take(orderId: string, claim: OrderClaim | null = null): Promise<void> {
    if (claim !== null) return this.tell(orderId, { type: 'reserved', claim });
    return this.tell(orderId, { type: 'notified', hasRoom: this.room > 0 });
  }

  /**
   * Like {@link take}, for an order of a shared state store that may be waiting although no process knows it. Another process may
   * have claimed it, but only before `lostBy` (epoch milliseconds by the clock of the state store).
   */
  restore(orderId: string, lostBy: number): Promise<void> {
    return this.tell(orderId, { type: 'restore', lostBy });
  }

  /** Resolves like {@link take} if this process has the order, otherwise immediately. */
  async whenSafe(orderId: string): Promise<void> {
    if (!isSafe(this.schedules.get(orderId) ?? idle)) await this.waiters.tellers.wait(orderId);
  }

  /** The waiting orders. Rejects with the errors of the state store. */
  async waiting(): Promise<OrdersWaiting> {
    const heldSince: number[] = [];
    for (const state of this.schedules.values())
      if ('held' in state && state.held.isSafe) heldSince.push(state.held.since);
    const { count, earliestDueAt } = await this.parts.dueOrders.waiting(heldSince);
    // The queue has the end of the pause of such an order.
    const times = [earliestDueAt, this.failing.earliest()].filter((time) => time !== null);
    return { count, earliestDueAt: times.length === 0 ? null : Math.min(...times) };
  }

  /** The number of endpoints with waiting orders, and of slow endpoints. */
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

  /** Applies an input. Resolves when its immediate effects, except attempts, have ended. Never rejects. */
  private input(orderId: string, input: ScheduleInput): Answer<unknown> {
    const before = this.schedules.get(orderId) ?? idle;
    const failures = this.failing.failuresOf(orderId);
    const moment = { now: this.parts.dueOrders.now(), isStopping: this.isStopping, failures };
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
        return this.ask(orderId, dueOrders.claim(orderId), claimedOrRefused, failedIn('claiming'));
      case 'leave':
        return this.ask(
          orderId,
          dueOrders.leave(orderId),
          () => ({ type: 'left' }),
          (error) => ({ type: 'notLeft', error }),
        );
      case 'restore':
        return this.ask(
          orderId,
          dueOrders.restore(orderId, effect.claim, effect.lostBy),
          (claim) => ({ type: 'restored', claim }),
          (error) => ({ type: 'notRestored', error }),
        );
      case 'read':
        return this.ask(
          orderId,
          attempts.nextTurn(orderId, effect.isStale),
          (next) => ({ in: 'reading', type: 'found', next, canRecord: this.canRecord }),
          failedIn('reading'),
        );
      case 'joinLane':
        return this.joinLane(orderId, effect.endpoint);
      case 'leaveLane':
        this.lanes.finished(effect.endpoint, effect.durationMs);
        return this.beginTurns();
      case 'renew': {
        const { claim } = effect;
        return this.ask(orderId, dueOrders.renew(orderId, claim), renewedFrom(claim), failedIn('renewing'));
      }
      case 'attempt': {
        const made = this.attempt(orderId, effect.currentUntil);
        return this.ask(orderId, made, () => this.attempted(orderId), failedIn('attempting'));
      }
      case 'release': {
        const { claim, next } = effect;
        return this.ask(orderId, dueOrders.release(orderId, claim, next), releasedFrom(claim), failedIn('releasing'));
      }
      case 'releaseLater':
        return this.ask(
          orderId,
          pause(effect.inMs),
          () => ({ in: 'releasing', type: 'releaseAgain' }),
          failedIn('releasing'),
        );
      case 'acknowledgeLater':
        return this.waiters.tellers.after(orderId, effect.inMs, () => void this.input(orderId, { type: 'slow' }));
      case 'acknowledge':
        return this.waiters[effect.whom].acknowledge(orderId);
      case 'refuse':
        return this.waiters[effect.whom].refuse(orderId, effect.error);
      case 'paused':
        this.failing.add(orderId, effect.since);
        countPrevented();
        return this.warn(`${orderId} failed, retrying in ${effect.inMs} ms`, effect.error);
      case 'warn':
        return this.warn(`${orderId} ${effect.text}`, effect.error);
    }
  }

  private attempted(orderId: string): ScheduleInput {
    this.failing.delete(orderId);
    return { in: 'attempting', type: 'attempted' };
  }

  private warn(text: string, error: unknown): void {
    const line = this.warnings.take();
    if (line === null) return;
    const others = line.leftOut === 0 ? '' : ` (${line.leftOut} more lines like this were left out)`;
    this.logger.warn(`${text}: ${String(error)}${others}`);
  }

  /** Passes the result of an effect to the state of the order. Never rejects. */
  private ask<Value>(
    orderId: string,
    answer: Answer<Value>,
    inputOf: (value: Value) => ScheduleInput,
    failureOf: (error: unknown) => ScheduleInput,
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
      return this.input(orderId, { in: 'waiting', type: 'full', expectedMs: lanes.expectedMs(endpoint) });
    }
    this.beginTurns();
    // The attempt would begin only after the maximum wait of the caller, so the caller need not wait.
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
    void this.input(orderId, { in: 'waiting', type: 'turn', isElsewhere, canRecord: this.canRecord });
  }

  private attempt(orderId: string, currentUntil: number): Promise<void> {
    const { attempts, dueOrders } = this.parts;
    return attempts.make(orderId, {
      isStale: () => dueOrders.now() > currentUntil,
      isOurs: () => outlastsAttempt(this.schedules.get(orderId) ?? idle, dueOrders.now()),
      onAnswer: (durationMs) => void this.input(orderId, { in: 'attempting', type: 'answered', durationMs }),
    });
  }

  /** Work in progress can begin more work, e.g. release a claim. */
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

import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { nextAttempt, type OrderDeliveries } from '../domain/order-deliveries.ts';
import type { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import type { DeliveryAttempts } from './delivery-attempts.ts';
import type { DueOrders } from './due-orders.ts';
import { EndpointLanes, type Turn } from './endpoint-lanes.ts';

/** What the deliverer works with. */
export interface DelivererParts {
  readonly repository: OrderDeliveriesRepository;
  readonly attempts: DeliveryAttempts;
  readonly dueOrders: DueOrders;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** An order that is ours for now. */
interface HeldOrder {
  /** The end of our claim; null while the order is not in the due queue, because its first attempt will soon be over. */
  claimedUntil: number | null;
  /** Something was planned since we last looked. */
  again: boolean;
  /** Resolves when the order is in the due queue, or nothing of it waits. */
  readonly safe: Promise<void>;
  readonly becomeSafe: () => void;
  /** Set when we are about to let go of it: what is planned now must wait for that. */
  leaving: Promise<void> | null;
}

/** Requests under way to one origin at most. */
export const requestsPerOrigin = 16;
const laneLimits = { total: 256, perOrigin: requestsPerOrigin, slowTotal: 128, waitingPerOrigin: 10_000 };
const maxHeldOrders = 30_000;
/** A claim must outlast an attempt (6 s) and its record. */
const claimNeededMs = 8_000;
const pauseAfterErrorMs = 1_000;
/** Most first attempts are over by then. Whoever told us of the order waits so long, so it holds up others little. */
const secureAfterMs = 20;
const pauseWhenFullMs = 10_000;
const stopWithinMs = 6_000;

/**
 * Delivers what is due: holds an order's claim, lets it wait for its turn at its endpoint, makes the attempt, and goes on
 * with the order's next delivery or gives the claim back with the time of the next attempt. One attempt per order at once.
 */
export class Deliverer {
  private readonly logger = new Logger('Deliverer');
  private readonly lanes = new EndpointLanes(laneLimits);
  private readonly held = new Map<string, HeldOrder>();
  private readonly underWay = new Set<Promise<void>>();
  private stopping = false;

  constructor(private readonly parts: DelivererParts) {}

  start(): void {
    this.parts.dueOrders.start(
      (orderIds, claimedUntil) => this.takeClaimed(orderIds, claimedUntil),
      () => maxHeldOrders - this.held.size,
    );
  }

  /** Begins nothing more, waits for the attempts under way (at most 6 s), gives the other claims back. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.parts.dueOrders.stop();
    await Promise.all(this.lanes.clear().map((orderId) => this.release(orderId, this.parts.clock())));
    const timeUp = new AbortController();
    await Promise.race([
      this.drain(),
      pause(stopWithinMs, undefined, { signal: timeUp.signal }).catch(() => undefined),
    ]);
    timeUp.abort();
  }

  /**
   * Takes on an order that has something new to deliver. Resolves when nothing of it waits or it is in the due queue, where
   * it is found after a crash. Until then the caller must be there to tell us again, e.g. by a message not acknowledged; so
   * most deliveries never enter the queue. Errors: those of the state store.
   */
  async take(orderId: string): Promise<void> {
    const { dueOrders, clock, repository } = this.parts;
    const known = this.held.get(orderId);
    if (known !== undefined) {
      known.again = true;
      return known.leaving ?? known.safe;
    }
    if (this.stopping || this.held.size >= maxHeldOrders) return dueOrders.schedule(orderId, clock());
    const held = this.hold(orderId, null);
    setTimeout(() => this.secure(orderId, held), secureAfterMs).unref();
    this.track(this.proceed(orderId, () => repository.load(orderId)));
    return held.safe;
  }

  /** As `take`, for an order that may be missing in the due queue though we hold its claim. */
  async restore(orderId: string): Promise<void> {
    const known = this.held.get(orderId);
    if (known === undefined || known.claimedUntil === null) return this.take(orderId);
    known.again = true;
    await this.parts.dueOrders.schedule(orderId, known.claimedUntil);
  }

  /** Resolves as {@link take} does when the order is ours, else at once. */
  async whenSafe(orderId: string): Promise<void> {
    const held = this.held.get(orderId);
    await (held?.leaving ?? held?.safe);
  }

  /** How many origins have orders in line, and how many are slow. */
  get endpoints(): { readonly waiting: number; readonly slow: number } {
    return this.lanes.counts;
  }

  private hold(orderId: string, claimedUntil: number | null): HeldOrder {
    let becomeSafe = () => {};
    const safe = new Promise<void>((resolve) => {
      becomeSafe = resolve;
    });
    const held: HeldOrder = { claimedUntil, again: false, safe, becomeSafe, leaving: null };
    if (claimedUntil !== null) becomeSafe();
    this.held.set(orderId, held);
    return held;
  }

  /** Puts an order into the due queue that is ours without being there. */
  private secure(orderId: string, held: HeldOrder): void {
    if (held.claimedUntil !== null || this.held.get(orderId) !== held) return;
    const claimedUntil = this.parts.dueOrders.claimEnd();
    held.claimedUntil = claimedUntil;
    this.parts.dueOrders.schedule(orderId, claimedUntil).then(held.becomeSafe, (error: unknown) => {
      this.logger.warn(`${orderId} is put into the due queue in ${pauseAfterErrorMs} ms: ${String(error)}`);
      if (held.claimedUntil === claimedUntil) held.claimedUntil = null;
      setTimeout(() => this.secure(orderId, held), pauseAfterErrorMs).unref();
    });
  }

  private async takeClaimed(orderIds: readonly string[], claimedUntil: number): Promise<void> {
    const proceedings = orderIds.map(async (orderId) => {
      const known = this.held.get(orderId);
      if (known !== undefined) {
        // It waits for its turn longer than a claim lasts; now the claim is new.
        known.claimedUntil = claimedUntil;
        known.becomeSafe();
        return;
      }
      this.hold(orderId, claimedUntil);
      // Another instance may have been at work on it.
      await this.proceed(orderId, () => this.parts.repository.reload(orderId));
    });
    await Promise.all(proceedings);
  }

  /** What is next for an order that we hold: its turn, a later time, or nothing more. Never rejects. */
  private async proceed(orderId: string, load: () => Promise<OrderDeliveries>): Promise<void> {
    const held = this.held.get(orderId);
    // What was planned up to here is seen now.
    if (held !== undefined) held.again = false;
    try {
      const next = nextAttempt(await load());
      const now = this.parts.clock();
      if (next === null) return await this.release(orderId, null);
      if (next.dueAt > now || this.stopping) return await this.release(orderId, Math.max(next.dueAt, now));
      const origin = originOf(next.delivery.url);
      if (!this.lanes.add(origin, orderId)) return await this.release(orderId, now + pauseWhenFullMs);
      this.beginTurns();
      // One that has to wait for an endpoint of which we do not know that it is quick would hold its message for nothing.
      if (held !== undefined && !this.lanes.isProven(origin) && this.lanes.waits(origin, orderId)) {
        this.secure(orderId, held);
      }
    } catch (error) {
      await this.postpone(orderId, error);
    }
  }

  private beginTurns(): void {
    if (this.stopping) return;
    for (let turn = this.lanes.next(); turn !== null; turn = this.lanes.next()) this.track(this.attempt(turn));
  }

  /** Never rejects. */
  private async attempt({ orderId, origin }: Turn): Promise<void> {
    let holdsPlace = true;
    const giveBackPlace = (durationMs: number) => {
      if (!holdsPlace) return;
      holdsPlace = false;
      this.lanes.finished(origin, durationMs);
      this.beginTurns();
    };
    try {
      const held = this.held.get(orderId);
      if (held === undefined) return;
      if (!(await this.keepClaim(orderId, held))) return await this.letGo(orderId, held);
      await this.parts.attempts.make(orderId, giveBackPlace);
      await this.proceed(orderId, () => this.parts.repository.load(orderId));
    } catch (error) {
      await this.postpone(orderId, error);
    } finally {
      giveBackPlace(0);
    }
  }

  /** Makes sure that the claim lasts for an attempt. False when another instance has it. */
  private async keepClaim(orderId: string, held: HeldOrder): Promise<boolean> {
    const { dueOrders, clock } = this.parts;
    const { claimedUntil } = held;
    if (claimedUntil === null || claimedUntil - clock() >= claimNeededMs) return true;
    const renewed = dueOrders.claimEnd();
    if (!(await dueOrders.settle(orderId, claimedUntil, renewed))) return false;
    held.claimedUntil = renewed;
    return true;
  }

  /** Gives the claim back; `next` null: nothing waits. What was planned meanwhile is taken on at once. Never rejects. */
  private async release(orderId: string, next: number | null): Promise<void> {
    const held = this.held.get(orderId);
    if (held === undefined) return;
    held.leaving = this.giveBack(orderId, held, next);
    await held.leaving;
  }

  private async giveBack(orderId: string, held: HeldOrder, next: number | null): Promise<void> {
    try {
      await this.settle(orderId, held, next);
      await this.letGo(orderId, held);
    } catch (error) {
      if (this.stopping) {
        // Not safe: whoever told us of it will tell us again.
        this.held.delete(orderId);
        return;
      }
      this.logger.warn(`${orderId} is given back in ${pauseAfterErrorMs} ms: ${String(error)}`);
      await pause(pauseAfterErrorMs);
      await this.giveBack(orderId, held, next);
    }
  }

  private async settle(orderId: string, held: HeldOrder, next: number | null): Promise<void> {
    const { dueOrders, clock } = this.parts;
    const { claimedUntil } = held;
    if (claimedUntil === null) {
      if (next !== null) await dueOrders.schedule(orderId, next);
      return;
    }
    // Whoever planned more since we looked relies on the entry.
    const kept = next ?? (held.again ? clock() : null);
    const settled = await dueOrders.settle(orderId, claimedUntil, kept);
    // It had waited so long that it was claimed anew, by ourselves.
    if (!settled && held.claimedUntil !== null && held.claimedUntil !== claimedUntil) {
      await dueOrders.settle(orderId, held.claimedUntil, kept);
    }
  }

  private async letGo(orderId: string, held: HeldOrder): Promise<void> {
    this.held.delete(orderId);
    if (held.again) await this.take(orderId);
    held.becomeSafe();
  }

  /** Something of ours failed, not the endpoint: no attempt is counted. */
  private async postpone(orderId: string, error: unknown): Promise<void> {
    this.logger.warn(`${orderId} is tried again in ${pauseAfterErrorMs} ms: ${String(error)}`);
    await this.release(orderId, this.parts.clock() + pauseAfterErrorMs);
  }

  /** What is under way may lead to more, e.g. the order's claim to be given back. */
  private async drain(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private track(work: Promise<void>): void {
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
  }
}

/** Scheme, host and port. What is no URL fails when it is used, as an attempt. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

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

/** An order whose claim we have. `again`: something was planned since we last looked. */
interface HeldOrder {
  claimedUntil: number;
  again: boolean;
}

/** Requests under way to one origin at most. */
export const requestsPerOrigin = 16;
const laneLimits = { total: 256, perOrigin: requestsPerOrigin, slowTotal: 128, waitingPerOrigin: 10_000 };
const maxHeldOrders = 30_000;
/** A claim must outlast an attempt (6 s) and its record. */
const claimNeededMs = 8_000;
const pauseAfterErrorMs = 1_000;
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
   * Takes on an order that has something new to deliver. Resolves when it is in the due queue; by then its attempt may be
   * under way, as nothing is to be waited for. Errors: those of the state store.
   */
  async take(orderId: string): Promise<void> {
    const { dueOrders, clock } = this.parts;
    const known = this.held.get(orderId);
    if (known !== undefined) {
      known.again = true;
      return;
    }
    if (this.stopping || this.held.size >= maxHeldOrders) return dueOrders.schedule(orderId, clock());
    const claimedUntil = dueOrders.claimEnd();
    this.held.set(orderId, { claimedUntil, again: false });
    const scheduled = dueOrders.schedule(orderId, claimedUntil);
    this.track(this.proceed(orderId, () => this.parts.repository.load(orderId)));
    await scheduled;
  }

  /** As `take`, for an order that may be missing in the due queue though we hold its claim. */
  async restore(orderId: string): Promise<void> {
    const known = this.held.get(orderId);
    if (known === undefined) return this.take(orderId);
    known.again = true;
    await this.parts.dueOrders.schedule(orderId, known.claimedUntil);
  }

  private async takeClaimed(orderIds: readonly string[], claimedUntil: number): Promise<void> {
    const proceedings = orderIds.map(async (orderId) => {
      const known = this.held.get(orderId);
      if (known !== undefined) {
        // It waits for its turn longer than a claim lasts; now the claim is new.
        known.claimedUntil = claimedUntil;
        return;
      }
      this.held.set(orderId, { claimedUntil, again: false });
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
      if (!this.lanes.add(originOf(next.delivery.url), orderId))
        return await this.release(orderId, now + pauseWhenFullMs);
      this.beginTurns();
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
    if (held.claimedUntil - clock() >= claimNeededMs) return true;
    const claimedUntil = dueOrders.claimEnd();
    if (!(await dueOrders.settle(orderId, held.claimedUntil, claimedUntil))) return false;
    held.claimedUntil = claimedUntil;
    return true;
  }

  /** Gives the claim back; `next` null: nothing waits. What was planned meanwhile is taken on at once. Never rejects. */
  private async release(orderId: string, next: number | null): Promise<void> {
    const held = this.held.get(orderId);
    if (held === undefined) return;
    const { claimedUntil } = held;
    try {
      const settled = await this.parts.dueOrders.settle(orderId, claimedUntil, next);
      // It had waited so long that it was claimed anew, by ourselves.
      if (!settled && held.claimedUntil !== claimedUntil) {
        await this.parts.dueOrders.settle(orderId, held.claimedUntil, next);
      }
    } catch (error) {
      this.logger.warn(`The claim of ${orderId} is left to run out: ${String(error)}`);
    }
    await this.letGo(orderId, held);
  }

  private async letGo(orderId: string, held: HeldOrder): Promise<void> {
    this.held.delete(orderId);
    if (!held.again) return;
    await this.take(orderId).catch((error: unknown) => {
      this.logger.error(`${orderId} is not in the due queue until the next start: ${String(error)}`);
    });
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

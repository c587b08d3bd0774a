import { setTimeout as pause } from 'node:timers/promises';
import type { DiskSpace } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import { nextAttempt } from '../domain/order-deliveries.ts';
import type { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import type { DeliveryAttempts } from './delivery-attempts.ts';
import { EndpointLanes, type LaneLimits, type Turn } from './endpoint-lanes.ts';
import { Endpoints } from './endpoints.ts';
import { type HeldOrders, maxHeldOrders, secureAfterMs } from './held-orders.ts';
import type { Endpoint } from './lane-turns.ts';

/** What the deliverer works with. */
export interface DelivererParts {
  readonly repository: OrderDeliveriesRepository;
  readonly attempts: DeliveryAttempts;
  readonly heldOrders: HeldOrders;
  /** Null where the engines look after their own disks. */
  readonly diskSpace: DiskSpace | null;
  /** The state store's, epoch milliseconds. */
  readonly clock: () => number;
}

/** Requests under way at most. */
export const requestsAtOnce = 1_024;
/** Orders that wait for their turns at one endpoint at most. */
export const waitingPerEndpoint = maxHeldOrders / 15;
/** A third or so of the places, and of those held. */
const partOfAll = {
  underWay: { total: 384, perPartner: 192 },
  waiting: { total: maxHeldOrders / 3, perPartner: maxHeldOrders / 12 },
};
const laneLimits: LaneLimits = {
  total: requestsAtOnce,
  // A request's place is taken for two or three turns of a busy event loop, of some milliseconds each: with 16 places one
  // endpoint got no more than 1,600 a second.
  perEndpoint: { underWay: 64, waiting: waitingPerEndpoint },
  new: partOfAll,
  // Quick ones give their places back so soon that turns alone are fair.
  quick: {
    underWay: { total: requestsAtOnce, perPartner: requestsAtOnce },
    waiting: { total: maxHeldOrders, perPartner: maxHeldOrders / 3 },
  },
  slow: partOfAll,
};
const pauseAfterErrorMs = 1_000;
const pauseWithoutSpaceMs = 2_000;
/** For an order that finds too many waiting: until those are through, as far as that is known. */
const pauseWhenFullMs = { least: 1_000, unknown: 10_000, most: 60_000 };
const stopWithinMs = 6_000;

/**
 * Delivers what is due: an order that is held waits for its turn at its endpoint, its attempt is made, and then its next
 * delivery follows, or it is released with the time of its next attempt. One attempt per order at once.
 */
export class Deliverer {
  private readonly logger = new Logger('Deliverer');
  private readonly lanes = new EndpointLanes(laneLimits);
  private readonly underWay = new Set<Promise<void>>();
  private readonly endpoints = new Endpoints();
  private stopping = false;

  constructor(private readonly parts: DelivererParts) {
    parts.heldOrders.proceedWith((orderId, anew) => this.track(this.proceed(orderId, anew)));
  }

  start(): void {
    this.parts.heldOrders.start();
  }

  /** Begins nothing more, waits for the attempts under way (at most 6 s), gives the other claims back. */
  async stop(): Promise<void> {
    const { heldOrders, clock } = this.parts;
    this.stopping = true;
    await heldOrders.stop();
    await Promise.all(this.lanes.clear().map((orderId) => heldOrders.release(orderId, clock())));
    const timeUp = new AbortController();
    await Promise.race([
      this.drain(),
      pause(stopWithinMs, undefined, { signal: timeUp.signal }).catch(() => undefined),
    ]);
    timeUp.abort();
  }

  /** How many endpoints have orders in line, and how many are slow. */
  get endpointCounts(): { readonly waiting: number; readonly slow: number } {
    return this.lanes.counts;
  }

  /** What is next for an order that we hold: its turn, a later time, or nothing more. Never rejects. */
  private async proceed(orderId: string, anew: boolean): Promise<void> {
    const { repository, heldOrders, attempts, clock } = this.parts;
    try {
      const mayBeStale = heldOrders.look(orderId) || anew;
      const known = mayBeStale ? undefined : repository.known(orderId);
      const next = nextAttempt(known ?? (await repository.reload(orderId)));
      const now = clock();
      if (next === null) return await heldOrders.release(orderId, null);
      const dueAt = attempts.dueAt(next);
      if (dueAt > now || this.stopping) return await heldOrders.release(orderId, Math.max(dueAt, now));
      if (!this.canRecord) return await heldOrders.release(orderId, now + pauseWithoutSpaceMs);
      const endpoint = this.endpoints.of(next.delivery);
      if (!this.lanes.add(endpoint, orderId)) {
        return await heldOrders.release(orderId, now + pauseWhenFull(this.lanes.expectedMs(endpoint)));
      }
      this.beginTurns();
      // One that takes longer than its message is held for anyway would hold it for nothing until then.
      if (this.lanes.waits(endpoint, orderId) && this.lanes.expectedMs(endpoint) > secureAfterMs)
        heldOrders.secure(orderId);
    } catch (error) {
      await this.postpone(orderId, error);
    }
  }

  private beginTurns(): void {
    if (this.stopping) return;
    for (let turn = this.lanes.next(); turn !== null; turn = this.lanes.next()) void this.track(this.attempt(turn));
  }

  /** Never rejects. */
  private async attempt({ orderId, endpoint }: Turn): Promise<void> {
    const { repository, heldOrders, attempts } = this.parts;
    let holdsPlace = true;
    const giveBackPlace = (durationMs: number | null) => {
      if (!holdsPlace) return;
      holdsPlace = false;
      this.lanes.finished(endpoint, durationMs);
      this.beginTurns();
    };
    try {
      if (this.goesElsewhere(orderId, endpoint)) return await this.proceed(orderId, false);
      if (!this.canRecord) return await heldOrders.release(orderId, this.parts.clock() + pauseWithoutSpaceMs);
      if (!(await heldOrders.keep(orderId))) return;
      if (heldOrders.look(orderId)) await repository.reload(orderId);
      await attempts.make(orderId, {
        isOurs: () => heldOrders.outlastsAttempt(orderId),
        onAnswer: (delivery, durationMs) => {
          this.endpoints.answered(delivery, durationMs);
          giveBackPlace(durationMs);
        },
      });
      await this.proceed(orderId, false);
    } catch (error) {
      await this.postpone(orderId, error);
    } finally {
      giveBackPlace(null);
    }
  }

  /** Whether what was learnt while the order waited makes it wait for another endpoint. */
  private goesElsewhere(orderId: string, endpoint: Endpoint): boolean {
    const known = this.parts.repository.known(orderId);
    const next = known && nextAttempt(known);
    return next != null && this.endpoints.of(next.delivery).key !== endpoint.key;
  }

  /** An attempt that cannot be recorded would be made again and again. */
  private get canRecord(): boolean {
    const { diskSpace } = this.parts;
    return diskSpace === null || diskSpace.shortage() === null;
  }

  /** Something of ours failed, not the endpoint: no attempt is counted. */
  private async postpone(orderId: string, error: unknown): Promise<void> {
    this.logger.warn(`${orderId} is tried again in ${pauseAfterErrorMs} ms: ${String(error)}`);
    await this.parts.heldOrders.release(orderId, this.parts.clock() + pauseAfterErrorMs);
  }

  /** What is under way may lead to more, e.g. the order's claim to be given back. */
  private async drain(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** `work` never rejects. */
  private async track(work: Promise<void>): Promise<void> {
    this.underWay.add(work);
    await work;
    this.underWay.delete(work);
  }
}

function pauseWhenFull(expectedMs: number): number {
  const { least, unknown, most } = pauseWhenFullMs;
  return Number.isFinite(expectedMs) ? Math.min(most, Math.max(least, expectedMs)) : unknown;
}

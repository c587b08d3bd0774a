import { setTimeout as pause } from 'node:timers/promises';
import type { Claim } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { ClaimedOrder } from './claimed-order.ts';
import type { DueOrders } from './due-orders.ts';
import { type HeldOrders, maxHeldOrders, type OrdersWaiting, type Proceed } from './held-orders.ts';

/** A claim must outlast an attempt and its record. */
const claimNeededMs = 7_000;
/** A request ends within 6 s; the state store's time is known to half a second. */
const attemptMs = 6_500;
const clockErrorMs = 500;
/** For so long what was looked at is taken for what is. */
const lookLastsMs = 500;
const pauseAfterErrorMs = 1_000;

/**
 * The orders of one among several instances: each is claimed in the due queue, where it is found after a crash, so that no
 * two instances deliver for one order at once.
 */
export class ClaimedOrders implements HeldOrders {
  readonly outlastProcess = true;
  private readonly logger = new Logger('ClaimedOrders');
  private readonly held = new Map<string, ClaimedOrder>();
  private proceed: Proceed = async () => undefined;
  private stopping = false;

  constructor(private readonly dueOrders: DueOrders) {}

  proceedWith(proceed: Proceed): void {
    this.proceed = proceed;
  }

  start(): void {
    this.dueOrders.start(
      (claims) => this.takeDue(claims),
      () => this.room,
    );
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.dueOrders.stop();
  }

  /** Resolves when the order is in the due queue. */
  async take(orderId: string): Promise<void> {
    const known = this.held.get(orderId);
    if (known !== undefined) {
      known.again = true;
      if (this.isLapsed(known)) await this.dueOrders.leave(orderId);
      return known.leaving ?? known.safe;
    }
    if (this.stopping || this.room <= 0) return this.dueOrders.leave(orderId);
    return this.claim(orderId);
  }

  /** Puts back an order that the due queue may have lost though it is claimed, by us or by another instance. */
  async restore(orderId: string, lostBy: number): Promise<void> {
    const known = this.held.get(orderId);
    if (known !== undefined && known.claimedUntil !== null) {
      known.again = true;
      known.told = true;
      const claimedUntil = await this.dueOrders.restore(orderId, known.claimedUntil);
      if (claimedUntil !== null) known.claimedUntil = claimedUntil;
    } else {
      await this.dueOrders.restoreUnclaimed(orderId, lostBy);
    }
  }

  isFree(): boolean {
    return false;
  }

  async whenSafe(orderId: string): Promise<void> {
    const held = this.held.get(orderId);
    await (held?.leaving ?? held?.safe);
  }

  look(orderId: string): boolean {
    const held = this.held.get(orderId);
    if (held === undefined) return true;
    const { told, lookedAt } = held;
    held.again = false;
    held.told = false;
    held.lookedAt = this.dueOrders.now();
    // When the due queue was lost, another instance may have claimed it beside us.
    return told || held.lookedAt - lookedAt > lookLastsMs;
  }

  /** It is in the due queue before it goes on. */
  secure(): void {}

  outlastsAttempt(orderId: string): boolean {
    const held = this.held.get(orderId);
    return held !== undefined && this.lastsMs(held) >= attemptMs;
  }

  /** Makes sure that the claim lasts for an attempt. */
  async keep(orderId: string): Promise<boolean> {
    const held = this.held.get(orderId);
    if (held === undefined) return false;
    if (this.lastsMs(held) >= claimNeededMs || (await held.renew())) return true;
    await this.release(orderId, null);
    return false;
  }

  async release(orderId: string, next: number | null): Promise<void> {
    const held = this.held.get(orderId);
    if (held === undefined) return;
    held.leaving = this.giveBack(held, next);
    await held.leaving;
  }

  async waiting(): Promise<OrdersWaiting> {
    const [count, earliestDueAt] = await Promise.all([this.dueOrders.depth(), this.dueOrders.earliestAt()]);
    return { count, earliestDueAt };
  }

  /** It waited for its turn so long that another instance may have claimed it, delivered it and let go of it. */
  private isLapsed(held: ClaimedOrder): boolean {
    return this.lastsMs(held) < clockErrorMs;
  }

  /** For how long our claim lasts. */
  private lastsMs({ claimedUntil }: ClaimedOrder): number {
    return claimedUntil === null ? Number.POSITIVE_INFINITY : claimedUntil - this.dueOrders.now();
  }

  private get room(): number {
    return maxHeldOrders - this.held.size;
  }

  private hold(orderId: string, claimedUntil: number | null): ClaimedOrder {
    const held = new ClaimedOrder(orderId, this.dueOrders, claimedUntil);
    this.held.set(orderId, held);
    return held;
  }

  /** Claims an order unless it is another's, who then is told of it. */
  private async claim(orderId: string): Promise<void> {
    const held = this.hold(orderId, null);
    held.safe = this.claimFor(orderId, held);
    // The caller gets it, too, and whoever else waits for it.
    await held.safe;
  }

  private async claimFor(orderId: string, held: ClaimedOrder): Promise<void> {
    try {
      const claimedUntil = await this.dueOrders.claimOrNudge(orderId);
      if (claimedUntil !== null) held.claimedUntil = claimedUntil;
      // Else we may have claimed it meanwhile because it was due.
      if (held.claimedUntil !== null) {
        // Between the look of whoever told us and the claim, another may have held it and be through with it.
        void this.proceed(orderId, true);
        return;
      }
    } catch (error) {
      this.held.delete(orderId);
      throw error;
    }
    this.held.delete(orderId);
    // Its holder may have looked before that was planned.
    if (held.again) await this.take(orderId);
  }

  private async takeDue(claims: readonly Claim[]): Promise<void> {
    const proceedings = claims.map(async ({ id: orderId, until: claimedUntil }) => {
      const known = this.held.get(orderId);
      // It waits for its turn longer than a claim lasts, and the claim is new.
      known?.claimAnew(claimedUntil);
      // It was due again by the time it had been given back.
      await known?.leaving;
      const still = this.held.get(orderId);
      if (still !== undefined) return still.claimAnew(claimedUntil);
      this.hold(orderId, claimedUntil);
      await this.proceed(orderId, true);
    });
    await Promise.all(proceedings);
  }

  private async giveBack(held: ClaimedOrder, next: number | null): Promise<void> {
    try {
      await this.settle(held, next);
      await this.letGo(held);
    } catch (error) {
      const { orderId } = held;
      if (this.stopping) {
        // Not safe: whoever told us of it will tell us again.
        this.held.delete(orderId);
        return;
      }
      this.logger.warn(`${orderId} is given back in ${pauseAfterErrorMs} ms: ${String(error)}`);
      await pause(pauseAfterErrorMs);
      await this.giveBack(held, next);
    }
  }

  private async settle(held: ClaimedOrder, next: number | null): Promise<void> {
    // Whoever planned more since we looked relies on the entry.
    const now = this.dueOrders.now();
    await held.settle(next ?? (held.again ? now : null), now);
  }

  private async letGo(held: ClaimedOrder): Promise<void> {
    this.held.delete(held.orderId);
    if (held.again) await this.take(held.orderId);
    held.becomeSafe();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { DueEntry } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { ClaimedOrder } from './claimed-order.ts';
import type { DueOrders } from './due-orders.ts';
import { clocksApartMs, type HeldOrders, maxHeldOrders, type OrdersWaiting, type Proceed } from './held-orders.ts';

/** A claim must outlast an attempt (6 s) and its record. */
const claimNeededMs = 8_000;
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

  constructor(
    private readonly dueOrders: DueOrders,
    /** Epoch milliseconds. */
    private readonly clock: () => number,
  ) {}

  proceedWith(proceed: Proceed): void {
    this.proceed = proceed;
  }

  start(): void {
    this.dueOrders.start(
      (entries) => this.takeDue(entries),
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
  async restore(orderId: string): Promise<void> {
    const known = this.held.get(orderId);
    if (known !== undefined && known.claimedUntil !== null) {
      known.again = true;
      known.told = true;
      await this.dueOrders.restore(orderId, known.claimedUntil);
    } else {
      // Whoever holds it has ended when such a claim would end.
      await this.dueOrders.restore(orderId, this.dueOrders.claimEnd());
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
    held.lookedAt = this.clock();
    // When the due queue was lost, another instance may have claimed it beside us.
    return told || held.lookedAt - lookedAt > lookLastsMs;
  }

  /** It is in the due queue before it goes on. */
  secure(): void {}

  /** Makes sure that the claim lasts for an attempt. */
  async keep(orderId: string): Promise<boolean> {
    const held = this.held.get(orderId);
    if (held === undefined) return false;
    const { claimedUntil } = held;
    if (claimedUntil === null || claimedUntil - this.clock() >= claimNeededMs) return true;
    const renewed = this.dueOrders.claimEnd();
    if (await held.settle(renewed, this.clock())) {
      held.claimedUntil = renewed;
      return true;
    }
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
  private isLapsed({ claimedUntil }: ClaimedOrder): boolean {
    return claimedUntil !== null && claimedUntil - this.clock() < clocksApartMs;
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
      const claimedUntil = this.dueOrders.claimEnd();
      const isOurs = await this.dueOrders.claimOrNudge(orderId, claimedUntil);
      if (isOurs) held.claimedUntil = claimedUntil;
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

  private async takeDue(entries: readonly DueEntry[]): Promise<void> {
    const proceedings = entries.map(async ({ id: orderId, dueAt: claimedUntil }) => {
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
    const now = this.clock();
    await held.settle(next ?? (held.again ? now : null), now);
  }

  private async letGo(held: ClaimedOrder): Promise<void> {
    this.held.delete(held.orderId);
    if (held.again) await this.take(held.orderId);
    held.becomeSafe();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { DueEntry } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import type { DueOrders } from './due-orders.ts';
import { HeldOrder } from './held-order.ts';

/** Goes on with an order that is ours; `anew`: others may have been at work on it since we looked. Must not reject. */
export type Proceed = (orderId: string, anew: boolean) => Promise<void>;

const maxHeldOrders = 30_000;
/** A claim must outlast an attempt (6 s) and its record. */
const claimNeededMs = 8_000;
const pauseAfterErrorMs = 1_000;
/**
 * How long an order may be ours outside of the due queue. Almost all first attempts are over by then, under full load, too;
 * whoever told us of the order waits so long.
 */
export const secureAfterMs = 250;

/**
 * The orders that this instance delivers for at the moment: each is claimed in the due queue, so that no two instances
 * deliver for one order at once. An instance that is alone needs no claim, and puts an order into the due queue only when
 * its first attempt takes long or fails.
 */
export class HeldOrders {
  private readonly logger = new Logger('HeldOrders');
  private readonly held = new Map<string, HeldOrder>();
  private proceed: Proceed = async () => undefined;
  private stopping = false;

  constructor(
    private readonly dueOrders: DueOrders,
    /** Epoch milliseconds. */
    private readonly clock: () => number,
  ) {}

  /** Who goes on with the orders that become ours. */
  proceedWith(proceed: Proceed): void {
    this.proceed = proceed;
  }

  /** Begins to take what is due. */
  start(): void {
    this.dueOrders.start(
      (entries) => this.takeDue(entries),
      () => this.room,
    );
  }

  /** Takes nothing more. What is held stays held until it is released. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.dueOrders.stop();
  }

  /**
   * Takes on an order that has something new to deliver. Resolves when nothing of it waits or it is in the due queue, where
   * it is found after a crash. Until then the caller must be there to tell us again, e.g. by a message not acknowledged; so
   * most deliveries of an instance that is alone never enter the queue. Errors: those of the state store.
   */
  async take(orderId: string): Promise<void> {
    const known = this.held.get(orderId);
    if (known !== undefined) {
      known.again = true;
      return known.leaving ?? known.safe;
    }
    if (this.stopping || this.room <= 0) return this.dueOrders.leave(orderId);
    if (!this.dueOrders.alone) return this.claim(orderId);
    const held = this.hold(orderId, null);
    setTimeout(() => this.secure(orderId), secureAfterMs).unref();
    void this.proceed(orderId, false);
    return held.safe;
  }

  /** As {@link take}, for an order that the due queue may have lost though it is claimed, by us or by another instance. */
  async restore(orderId: string): Promise<void> {
    const known = this.held.get(orderId);
    if (known !== undefined && known.claimedUntil !== null) {
      known.again = true;
      known.told = true;
      await this.dueOrders.restore(orderId, known.claimedUntil);
    } else if (this.dueOrders.alone) {
      await this.take(orderId);
    } else {
      // Whoever holds it has ended when such a claim would end.
      await this.dueOrders.restore(orderId, this.dueOrders.claimEnd());
    }
  }

  /** Whether we know that nobody is at work on the order: among several instances we never do. */
  isFree(orderId: string): boolean {
    return this.dueOrders.alone && !this.held.has(orderId);
  }

  /** Resolves as {@link take} does when the order is ours, else at once. */
  async whenSafe(orderId: string): Promise<void> {
    const held = this.held.get(orderId);
    await (held?.leaving ?? held?.safe);
  }

  /** What was planned up to now is about to be looked at. True when others may have planned it. */
  look(orderId: string): boolean {
    const held = this.held.get(orderId);
    if (held === undefined) return true;
    const { told } = held;
    held.again = false;
    held.told = false;
    return told;
  }

  /** Sees to it that an order is in the due queue that is ours without being there. */
  secure(orderId: string): void {
    const held = this.held.get(orderId);
    // One that is being given back has the time of its next attempt there by now, or nothing waits.
    if (held === undefined || held.claimedUntil !== null || held.leaving !== null) return;
    const claimedUntil = this.dueOrders.claimEnd();
    held.claimedUntil = claimedUntil;
    this.dueOrders.schedule(orderId, claimedUntil).then(
      () => held.becomeSafe(),
      (error: unknown) => {
        this.logger.warn(`${orderId} is put into the due queue in ${pauseAfterErrorMs} ms: ${String(error)}`);
        if (held.claimedUntil === claimedUntil) held.claimedUntil = null;
        setTimeout(() => this.secure(orderId), pauseAfterErrorMs).unref();
      },
    );
  }

  /** Makes sure that the claim lasts for an attempt. False when it is lost to another instance; then it is not held any more. */
  async keep(orderId: string): Promise<boolean> {
    const held = this.held.get(orderId);
    if (held === undefined) return false;
    const { claimedUntil } = held;
    if (claimedUntil === null || this.dueOrders.alone || claimedUntil - this.clock() >= claimNeededMs) return true;
    const renewed = this.dueOrders.claimEnd();
    if (await held.settle(renewed, this.clock())) {
      held.claimedUntil = renewed;
      return true;
    }
    await this.letGo(held);
    return false;
  }

  /**
   * Gives the claim back with the time of the order's next attempt; null: nothing waits. What was planned meanwhile is
   * taken on at once. Never rejects.
   */
  async release(orderId: string, next: number | null): Promise<void> {
    const held = this.held.get(orderId);
    if (held === undefined) return;
    held.leaving = this.giveBack(held, next);
    await held.leaving;
  }

  private get room(): number {
    return maxHeldOrders - this.held.size;
  }

  private hold(orderId: string, claimedUntil: number | null): HeldOrder {
    const held = new HeldOrder(orderId, this.dueOrders, claimedUntil);
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

  private async claimFor(orderId: string, held: HeldOrder): Promise<void> {
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
      // It waits for its turn longer than a claim lasts, and the claim is new; or we are alone, and this changes nothing.
      known?.claimAnew(claimedUntil);
      // It was due again by the time it had been given back.
      await known?.leaving;
      const still = this.held.get(orderId);
      if (still !== undefined) return still.claimAnew(claimedUntil);
      this.hold(orderId, claimedUntil);
      await this.proceed(orderId, !this.dueOrders.alone);
    });
    await Promise.all(proceedings);
  }

  private async giveBack(held: HeldOrder, next: number | null): Promise<void> {
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

  private async settle(held: HeldOrder, next: number | null): Promise<void> {
    if (held.claimedUntil === null) {
      if (next !== null) await this.dueOrders.schedule(held.orderId, next);
      return;
    }
    // Whoever planned more since we looked relies on the entry.
    const now = this.clock();
    await held.settle(next ?? (held.again ? now : null), now);
  }

  private async letGo(held: HeldOrder): Promise<void> {
    this.held.delete(held.orderId);
    if (held.again) await this.take(held.orderId);
    held.becomeSafe();
  }
}

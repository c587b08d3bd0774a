import type { DueOrders } from './due-orders.ts';

/** An order that this instance delivers for, and its entry in the due queue. */
export class ClaimedOrder {
  /** Something was planned since we last looked. */
  again = false;
  /** Another instance planned it, or may have delivered. */
  told = false;
  /** When its deliveries were looked at, epoch milliseconds. */
  lookedAt = 0;
  /** Resolves when the order is in the due queue, or nothing of it waits. */
  safe: Promise<void>;
  /** Set when we are about to let go of it: what is planned now must wait for that. */
  leaving: Promise<void> | null = null;
  private resolveSafe: (() => void) | undefined;

  constructor(
    readonly orderId: string,
    private readonly dueOrders: DueOrders,
    /** The end of our claim; null while it is being claimed. */
    public claimedUntil: number | null,
  ) {
    this.safe = new Promise((resolve) => {
      this.resolveSafe = resolve;
    });
    if (claimedUntil !== null) this.becomeSafe();
  }

  becomeSafe(): void {
    this.resolveSafe?.();
  }

  /** Our former claim had lapsed: another instance may have been at work in between. */
  claimAnew(claimedUntil: number): void {
    this.claimedUntil = claimedUntil;
    this.told = true;
    this.becomeSafe();
  }

  /**
   * Ends our claim, if there is one, with the time of the next attempt or (null) for good, whatever became of it meanwhile.
   * What was asked for by others meanwhile is due `now`. False when another instance has it. Errors: those of the state store.
   */
  async settle(next: number | null, now: number): Promise<boolean> {
    const { orderId, claimedUntil, dueOrders } = this;
    if (claimedUntil === null || (await dueOrders.settle(orderId, claimedUntil, next))) return true;
    if (this.claimedUntil !== null && this.claimedUntil !== claimedUntil) {
      // It had waited so long that it was claimed anew, by ourselves.
      return dueOrders.settle(orderId, this.claimedUntil, next);
    }
    const nudged = await dueOrders.nudgedClaim(orderId, claimedUntil);
    if (nudged === null) return false;
    this.again = true;
    this.told = true;
    return dueOrders.settle(orderId, nudged, next ?? now);
  }
}

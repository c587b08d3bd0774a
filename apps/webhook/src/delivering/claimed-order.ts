import type { DueOrders } from './due-orders.ts';

/** An order that this instance delivers for, and its entry in the due queue. */
export class ClaimedOrder {
  /** Something was planned since we last looked. */
  again = false;
  /** Another instance planned it, or may have delivered. */
  told = false;
  /** When its deliveries were looked at, epoch milliseconds by the state store's clock. */
  lookedAt = 0;
  /** Resolves when the order is in the due queue, or nothing of it waits. */
  safe: Promise<void>;
  /** Set when we are about to let go of it: what is planned now must wait for that. */
  leaving: Promise<void> | null = null;
  private resolveSafe: (() => void) | undefined;

  constructor(
    readonly orderId: string,
    private readonly dueOrders: DueOrders,
    /** The end of our claim by the state store's clock; null while it is being claimed. */
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

  /** Makes our claim last anew, if there is one. False when another instance has it. Errors: those of the state store. */
  async renew(): Promise<boolean> {
    if (this.claimedUntil === null) return true;
    const renewed = await this.asClaimed((claimedUntil) => this.dueOrders.renew(this.orderId, claimedUntil));
    if (renewed !== null) this.claimedUntil = renewed;
    return renewed !== null;
  }

  /**
   * Ends our claim, if there is one, with the time of the next attempt or (null) for good, whatever became of it meanwhile.
   * What was asked for by others meanwhile is due `now`. False when another instance has it. Errors: those of the state store.
   */
  async settle(next: number | null, now: number): Promise<boolean> {
    if (this.claimedUntil === null) return true;
    const settled = await this.asClaimed(async (claimedUntil, isNudged) => {
      const isOurs = await this.dueOrders.settle(this.orderId, claimedUntil, isNudged ? (next ?? now) : next);
      return isOurs ? true : null;
    });
    return settled !== null;
  }

  /** Changes the entry by the end of our claim, whatever that has become meanwhile. Null: another instance has it. */
  private async asClaimed<Changed>(
    change: (claimedUntil: number, isNudged: boolean) => Promise<Changed | null>,
  ): Promise<Changed | null> {
    const { orderId, claimedUntil, dueOrders } = this;
    if (claimedUntil === null) return null;
    const changed = await change(claimedUntil, false);
    if (changed !== null) return changed;
    // It had waited so long that it was claimed anew, by ourselves.
    if (this.claimedUntil !== null && this.claimedUntil !== claimedUntil) return change(this.claimedUntil, false);
    const nudged = await dueOrders.nudgedClaim(orderId, claimedUntil);
    if (nudged === null) return null;
    this.again = true;
    this.told = true;
    return change(nudged, true);
  }
}

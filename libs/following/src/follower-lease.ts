import { randomUUID } from 'node:crypto';
import type { Leases } from '@dakpion/state-store';

const leaseMs = 5_000;
/** The lease survives two failed renewals. */
const renewAfterMs = leaseMs / 3;

/** The lease that allows one instance at a time to follow. Errors: those of the state store. */
export class FollowerLease {
  private readonly holder = randomUUID();
  private until = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly leases: Leases,
    private readonly follower: string,
    /** Milliseconds of a clock that advances while the process is paused, and that cannot be set. */
    private readonly monotonic: () => number,
  ) {}

  /** Whether this instance has the lease. False as soon as another instance can have it. */
  get isHeld(): boolean {
    return this.monotonic() < this.until;
  }

  /** Rejects with {@link LeaseLostError} if another instance can have the lease. */
  require(): void {
    if (!this.isHeld) throw new LeaseLostError(this.follower);
  }

  /** Takes or renews the lease for 5 s from now. False: another instance has it. */
  async hold(): Promise<boolean> {
    // Measured from before the call, so that our copy expires before the store's.
    const askedAt = this.monotonic();
    const isHeld = await this.leases.hold(this.follower, this.holder, leaseMs);
    this.until = isHeld ? askedAt + leaseMs : Number.NEGATIVE_INFINITY;
    return isHeld;
  }

  /**
   * Renews the lease if it was held for a while. Rejects with {@link LeaseLostError} if another instance has it, or may have had it
   * in between.
   */
  async renew(): Promise<void> {
    // Another holder has handled events that we do not know of, so following starts again.
    this.require();
    const isDue = this.monotonic() >= this.until - leaseMs + renewAfterMs;
    if (isDue && !(await this.hold())) throw new LeaseLostError(this.follower);
  }

  async release(): Promise<void> {
    await this.leases.release(this.follower, this.holder);
  }
}

/** Another instance can have the lease now. */
class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
  readonly temporary = true;

  constructor(follower: string) {
    super(`${follower} may have lost its lease.`);
  }
}

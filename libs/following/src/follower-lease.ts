import { randomUUID } from 'node:crypto';
import type { Leases } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';

/** The lease that allows one instance at a time to follow, or to do other work. Errors: those of the state store. */
export class FollowerLease {
  private readonly logger = new Logger(FollowerLease.name);
  private readonly holder = randomUUID();
  private until = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly leases: Leases,
    private readonly name: string,
    private readonly leaseMs = 5_000,
    /** Milliseconds of a clock that advances while the process is paused, and that cannot be set. */
    private readonly monotonic: () => number = () => performance.now(),
  ) {}

  /** Whether this instance has the lease. False as soon as another instance can have it. */
  get isHeld(): boolean {
    return this.monotonic() < this.until;
  }

  /** Rejects with {@link LeaseLostError} if another instance can have the lease. */
  require(): void {
    if (!this.isHeld) throw new LeaseLostError(this.name);
  }

  /** Takes or renews the lease from now. False: another instance has it. */
  async hold(): Promise<boolean> {
    // Measured from before the call, so that our copy expires before the store's.
    const askedAt = this.monotonic();
    const isHeld = await this.leases.hold(this.name, this.holder, this.leaseMs);
    this.until = isHeld ? askedAt + this.leaseMs : Number.NEGATIVE_INFINITY;
    return isHeld;
  }

  /**
   * Renews the lease if it was held for a while. Rejects with {@link LeaseLostError} if another instance has it, or may have had it
   * in between.
   */
  async renew(): Promise<void> {
    // Another holder has handled events that we do not know of, so following starts again.
    this.require();
    // The lease survives two failed renewals.
    const isDue = this.monotonic() >= this.until - (this.leaseMs * 2) / 3;
    if (isDue && !(await this.hold())) throw new LeaseLostError(this.name);
  }

  /** Never rejects. A lease that cannot be released expires. */
  async release(): Promise<void> {
    await this.leases.release(this.name, this.holder).catch((error: unknown) => {
      this.logger.warn(`The lease ${this.name} could not be released and will expire: ${String(error)}`);
    });
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

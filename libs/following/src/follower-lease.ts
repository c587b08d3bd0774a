import { randomUUID } from 'node:crypto';
import type { Leases } from '@dakpion/state-store';

const leaseMs = 5_000;
const renewAfterMs = 1_500;

/** The lease that lets one instance at a time follow. Errors: those of the state store. */
export class FollowerLease {
  private readonly holder = randomUUID();
  private until = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly leases: Leases,
    private readonly follower: string,
    /** Milliseconds. Advances while the process is stopped, and cannot be set. */
    private readonly monotonic: () => number,
  ) {}

  /** False as soon as another instance may have it. */
  get isHeld(): boolean {
    return this.monotonic() < this.until;
  }

  /** Rejects with {@link LeaseLostError} when another instance may have it. */
  require(): void {
    if (!this.isHeld) throw new LeaseLostError(this.follower);
  }

  /** Takes it, or makes it last for 5 s from now on. False: another instance has it. */
  async hold(): Promise<boolean> {
    // Counted from before the call, so that our idea of the lease ends before the store's.
    const askedAt = this.monotonic();
    const isHeld = await this.leases.hold(this.follower, this.holder, leaseMs);
    this.until = isHeld ? askedAt + leaseMs : Number.NEGATIVE_INFINITY;
    return isHeld;
  }

  /** Renews it when it has been held for a while. Rejects when another instance has it, or may have had it in between. */
  async renew(): Promise<void> {
    // Another holder has handled more than we know of, so that all begins again.
    if (!this.isHeld) throw new Error('the lease has run out');
    const isDue = this.monotonic() >= this.until - leaseMs + renewAfterMs;
    if (isDue && !(await this.hold())) throw new Error('another instance has the lease');
  }

  async release(): Promise<void> {
    await this.leases.release(this.follower, this.holder);
  }
}

/** Another instance may have the lease by now. */
class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
  readonly temporary = true;

  constructor(follower: string) {
    super(`${follower} may have lost its lease.`);
  }
}

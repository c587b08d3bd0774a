import type { NewEvent } from '@dakpion/event-store';
import type { OrderDeliveries } from '../domain/order-deliveries.ts';

/** Events of an order's stream that are valid and not stored yet. */
export class UnwrittenEvents {
  /** Resolves when they are stored. No caller has to wait for it. */
  readonly stored: Promise<void>;
  private settle: (() => void) | undefined;
  private reject: ((reason: unknown) => void) | undefined;

  constructor(
    /** The revision of the event before them. −1 if they are the first of the stream. */
    readonly beforeRevision: number,
    readonly events: readonly NewEvent[],
    /** The state after them. */
    readonly after: OrderDeliveries,
  ) {
    this.stored = new Promise((resolve, reject) => {
      this.settle = resolve;
      this.reject = reject;
    });
    this.stored.catch(() => undefined);
  }

  succeed(): void {
    this.settle?.();
  }

  fail(reason: unknown): void {
    this.reject?.(reason);
  }
}

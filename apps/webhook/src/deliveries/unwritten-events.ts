import type { NewEvent } from '@dakpion/event-store';
import type { OrderDeliveries } from '../domain/order-deliveries.ts';

/** Events of an order's stream that are already valid and not stored yet. */
export class UnwrittenEvents {
  /** Resolves when the events are stored. No caller has to wait for it. */
  readonly stored: Promise<void>;
  private settle: (() => void) | undefined;
  private reject: ((reason: unknown) => void) | undefined;

  constructor(
    /** The revision of the event before the first of them. −1 if that is the first of the stream. */
    readonly beforeRevision: number,
    readonly events: readonly NewEvent[],
    /** The state after these events. */
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

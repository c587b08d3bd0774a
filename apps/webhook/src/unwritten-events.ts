import type { NewEvent } from '@dakpion/event-store';
import type { OrderDeliveries } from './domain/order-deliveries.ts';

/** Events of an order's stream that count already and are to be written. */
export class UnwrittenEvents {
  /** Resolves when they are in the store. Nobody need wait for it. */
  readonly stored: Promise<void>;
  private settle: (() => void) | undefined;
  private reject: ((reason: unknown) => void) | undefined;

  constructor(
    /** Of the event they follow; −1 when they are the stream's first. */
    readonly beforeRevision: number,
    readonly events: readonly NewEvent[],
    /** The state that they lead to. */
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

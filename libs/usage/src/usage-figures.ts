import type { Amounts } from '@dakpion/state-store';

/** Orders and the sum of their prices, in whole BDT. */
export interface OrderFigures {
  readonly orders: number;
  readonly total_price: number;
}

/** What can happen to an order that counts. `retried`: of the created those that were made from a cancelled order. */
export const countedEvents = ['created', 'completed', 'cancelled', 'retried'] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** What was used in some time. */
export type UsageFigures = Readonly<Record<CountedEvent, OrderFigures>> & { readonly webhook_attempts: number };

/** What the tallies of attempts count. */
export const webhookAttempts = 'webhook_attempts';

/** What one order adds to a day's figures of an event. */
export function amountsOf(event: CountedEvent, total_price: number): Amounts {
  return { [`${event}.orders`]: 1, [`${event}.total_price`]: total_price };
}

/** A tally, or several added up, as figures. */
export function figuresOf(...tallies: readonly Amounts[]): UsageFigures {
  const of = (what: string) => tallies.reduce((sum, amounts) => sum + (amounts[what] ?? 0), 0);
  const orders = (event: CountedEvent): OrderFigures => ({
    orders: of(`${event}.orders`),
    total_price: of(`${event}.total_price`),
  });
  return {
    created: orders('created'),
    completed: orders('completed'),
    cancelled: orders('cancelled'),
    retried: orders('retried'),
    webhook_attempts: of(webhookAttempts),
  };
}

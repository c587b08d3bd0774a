import type { Amounts } from '@dakpion/state-store';

/** Orders and the sum of their prices, in whole BDT. */
export interface OrderFigures {
  readonly orders: number;
  readonly total_price: number;
}

/** The counted events of orders. `retried`: the number of created orders that are retries. */
const countedEvents = ['created', 'completed', 'cancelled', 'retried'] as const;
type CountedEvent = (typeof countedEvents)[number];

/** The usage of a period. */
export type UsageFigures = Readonly<Record<CountedEvent, OrderFigures>> & { readonly webhook_attempts: number };

/** The amounts in the tallies of attempts. */
export const webhookAttempts = 'webhook_attempts';

/** The share of one order in the figures of an event on a day. */
export function amountsOf(event: CountedEvent, total_price: number): Amounts {
  return { [`${event}.orders`]: 1, [`${event}.total_price`]: total_price };
}

/** A tally, or the sum of several, as figures. */
export function figuresOf(...tallies: readonly Amounts[]): UsageFigures {
  const of = (what: string) => tallies.reduce((sum, amounts) => sum + (amounts[what] ?? 0), 0);
  return figuresBy((event, what) => of(`${event}.${what}`), of(webhookAttempts));
}

/** The sum of the figures of several days. */
export function totalsOf(days: readonly UsageFigures[]): UsageFigures {
  const sum = (pick: (figures: UsageFigures) => number) => days.reduce((total, each) => total + pick(each), 0);
  return figuresBy(
    (event, what) => sum((each) => each[event][what]),
    sum((each) => each.webhook_attempts),
  );
}

function figuresBy(
  amountOf: (event: CountedEvent, what: keyof OrderFigures) => number,
  webhook_attempts: number,
): UsageFigures {
  const orders = (event: CountedEvent): OrderFigures => ({
    orders: amountOf(event, 'orders'),
    total_price: amountOf(event, 'total_price'),
  });
  return {
    created: orders('created'),
    completed: orders('completed'),
    cancelled: orders('cancelled'),
    retried: orders('retried'),
    webhook_attempts,
  };
}

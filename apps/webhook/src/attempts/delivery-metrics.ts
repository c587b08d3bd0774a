import { Counter, Histogram } from 'prom-client';
import type { AttemptResult } from '../domain/delivery-command.ts';
import type { NextAttempt } from '../domain/order-deliveries.ts';

// No label names an endpoint, a partner or an order, because their number is unbounded. The delivery log can be searched by
// URL.
const attempts = new Counter({
  name: 'dakpion_webhook_attempts_total',
  help: 'Attempts to deliver a webhook, by outcome: delivered, or the error that partners see in their log.',
  labelNames: ['outcome'] as const,
});
const prevented = new Counter({
  name: 'dakpion_webhook_attempts_prevented_total',
  help: 'How often a due attempt could not be made or recorded, because Dakpion or an engine failed. It is tried again within 16 s, and does not count as an attempt.',
});
const attemptSeconds = new Histogram({
  name: 'dakpion_webhook_attempt_seconds',
  help: 'Time from the start of an attempt to the end of the response headers, or to the failure of the attempt.',
  // A time-out takes 5 s or slightly longer, so it is in the last bucket. A longer duration would show that the limit does not
  // work.
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 6],
});
const firstAttemptDelay = new Histogram({
  name: 'dakpion_webhook_first_attempt_delay_seconds',
  help: 'Time from the record of an event of an order to the first attempt to deliver its webhook.',
  buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
});
const deliveryDelay = new Histogram({
  name: 'dakpion_webhook_delivery_delay_seconds',
  help: 'Time from the record of an event of an order until the receiver answered its webhook with 200, including retries. Redeliveries do not count.',
  buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 60],
});

/** Counts an attempt. `eventAt`: the time at which the order's event was recorded, epoch milliseconds. */
export function countAttempt({ number, delivery }: NextAttempt, result: AttemptResult, eventAt: number): void {
  const { error, started_at, duration_ms } = result;
  attempts.inc({ outcome: error ?? 'delivered' });
  attemptSeconds.observe(duration_ms / 1_000);
  // The clocks of two machines can differ slightly.
  if (number === 1) firstAttemptDelay.observe(Math.max(0, started_at - eventAt) / 1_000);
  if (error === null && delivery.redelivery_requested_at === null) {
    deliveryDelay.observe(Math.max(0, started_at + duration_ms - eventAt) / 1_000);
  }
}

export function countPrevented(): void {
  prevented.inc();
}

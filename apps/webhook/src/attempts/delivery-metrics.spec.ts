import { register } from 'prom-client';
import { decide } from '../domain/decide-delivery.ts';
import { attemptResult, planDelivery, t0 } from '../domain/delivery-command.fixture.ts';
import { evolve, nextAttempt, noDeliveries } from '../domain/order-deliveries.ts';
import { countAttempt } from './delivery-metrics.ts';

test('counts a time-out within its bucket, whether the timer fired in time or a millisecond late', async () => {
  const decision = decide(planDelivery(1), noDeliveries);
  const events = decision.outcome === 'refused' ? [] : decision.events;
  const attempt = nextAttempt(events.reduce(evolve, noDeliveries))!;
  for (const duration_ms of [5_000, 5_001, 5_040]) countAttempt(attempt, attemptResult(null, { duration_ms }), t0);
  const { values = [] } = (await register.getSingleMetric('dakpion_webhook_attempt_seconds')?.get()) ?? {};
  const bounds = values.filter(({ labels }) => 'le' in labels).map(({ labels, value }) => [labels.le, value]);
  expect(bounds.slice(-3)).toEqual([
    [5, 1],
    [6, 3],
    ['+Inf', 3],
  ]);
});

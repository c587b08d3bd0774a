import { decide } from '../domain/decide-delivery.ts';
import { planDelivery, t0 } from '../domain/delivery-command.fixture.ts';
import { evolve, type NextAttempt, nextAttempt, noDeliveries } from '../domain/order-deliveries.ts';
import { RetryTimes } from './retry-times.ts';

/** The first attempt of a delivery that was planned at `at`. */
function planned(at: number): NextAttempt {
  const decision = decide(planDelivery(1, { at }), noDeliveries);
  if (decision.outcome === 'refused') throw new Error(decision.refusal.code);
  return nextAttempt(decision.events.reduce(evolve, noDeliveries))!;
}

describe('an attempt', () => {
  let now = t0;
  const times = new RetryTimes(() => now);

  test.each([-3_600_000, 0, 16_000, 18_000])('is due at its time, %d ms from now', (offMs) => {
    now = t0;
    expect(times.dueAt(planned(t0 + offMs))).toBe(t0 + offMs);
  });

  test('is due 16 s after the first check when the clock was set back by hours, and again when it is set back once more', () => {
    const next = planned(t0 + 6 * 3_600_000);
    now = t0;
    expect(times.dueAt(next)).toBe(t0 + 16_000);
    now = t0 + 16_000;
    expect(times.dueAt(next)).toBe(t0 + 16_000);
    now = t0 - 3_600_000;
    expect(times.dueAt(next)).toBe(t0 - 3_600_000 + 16_000);
  });
});

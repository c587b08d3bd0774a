import { epochMsOf } from '@dakpion/contracts';
import fc from 'fast-check';
import { decide } from './decide-delivery.ts';
import { attemptResult, planDelivery, t0 } from './delivery-command.fixture.ts';
import type { DeliveryCommand } from './delivery-command.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { evolve, nextAttempt, noDeliveries, type OrderDeliveries } from './order-deliveries.ts';

const pauses = [1_000, 2_000, 4_000, 8_000, 16_000];
const maxAttempts = pauses.length + 1;

/** Events that can happen to the deliveries of an order. After a crash, the attempt was made and its result is lost. */
type Step =
  | { readonly kind: 'plan'; readonly copies: 1 | 2 }
  | { readonly kind: 'repeat_plan'; readonly which: number }
  | { readonly kind: 'attempt'; readonly status: number | null; readonly durationMs: number; readonly crash: boolean }
  | { readonly kind: 'clock'; readonly byMs: number }
  | { readonly kind: 'redeliver'; readonly which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('plan' as const), copies: fc.constantFrom<1 | 2>(1, 1, 1, 2) }),
  fc.record({ kind: fc.constant('repeat_plan' as const), which: fc.nat(9) }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('attempt' as const),
      status: fc.constantFrom(200, 200, 500, 302, 204, null),
      durationMs: fc.nat(6_000),
      crash: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), byMs: fc.integer({ min: -5_000, max: 20_000 }) }),
  },
  fc.record({ kind: fc.constant('redeliver' as const), which: fc.nat(9) }),
);

/** A minimal deliverer: it makes the next attempt when it is due. */
class Simulation {
  now = t0;
  plans = 0;
  events: DeliveryEvent[] = [];
  state: OrderDeliveries = noDeliveries;
  /** The time of each attempt, including those whose results were lost in a crash. */
  attempts: { id: string; number: number; at: number }[] = [];

  run(command: DeliveryCommand): void {
    const decision = decide(command, this.state);
    if (decision.outcome === 'refused') throw new Error(decision.refusal.code);
    this.events.push(...decision.events);
    this.state = decision.events.reduce(evolve, this.state);
  }

  plan(number: number, copies: 1 | 2): void {
    this.run(planDelivery(number, { copies, at: this.now }));
  }

  attempt(answer: { status: number | null; durationMs: number; crash: boolean }): void {
    const next = nextAttempt(this.state);
    if (next === null || next.dueAt > this.now) return;
    this.attempts.push({ id: next.delivery.delivery_id, number: next.number, at: this.now });
    const result = attemptResult(answer.status, { started_at: this.now, duration_ms: answer.durationMs });
    this.now += answer.durationMs;
    if (answer.crash) return;
    this.run({ type: 'RecordAttempt', delivery_id: next.delivery.delivery_id, number: next.number, result });
  }

  take(step: Step): void {
    if (step.kind === 'plan') this.plan(++this.plans, step.copies);
    else if (step.kind === 'repeat_plan' && this.plans > 0) this.plan(1 + (step.which % this.plans), 1);
    else if (step.kind === 'clock') this.now += step.byMs;
    else if (step.kind === 'attempt') this.attempt(step);
    else if (step.kind === 'redeliver') {
      const delivery = this.state.deliveries[step.which];
      if (delivery !== undefined)
        this.run({
          type: 'RequestRedelivery',
          delivery_id: delivery.delivery_id,
          url: null,
          follows_partner: false,
          ...{ at: this.now, now: this.now },
        });
    }
  }

  /** Advances the time until nothing waits. Answers alternate. */
  finish(statuses: readonly (number | null)[]): void {
    for (let turn = 0; this.state.queue.length > 0; turn += 1) {
      if (turn > 10_000) throw new Error('It does not end.');
      this.now = Math.max(this.now, nextAttempt(this.state)?.dueAt ?? 0);
      this.attempt({ status: statuses[turn % statuses.length] ?? null, durationMs: 3, crash: turn % 7 === 3 });
    }
  }
}

function simulated(check: (simulation: Simulation) => void): void {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.array(fc.constantFrom(200, 500, null), { minLength: 1 }),
      (steps, rest) => {
        const simulation = new Simulation();
        for (const each of steps) simulation.take(each);
        simulation.finish(rest);
        check(simulation);
      },
    ),
    { numRuns: 400 },
  );
}

/** The events of the delivery, split at each requested redelivery. */
function rounds(simulation: Simulation, id: string): DeliveryEvent[][] {
  const list: DeliveryEvent[][] = [];
  for (const event of simulation.events.filter(({ data }) => data.delivery_id === id)) {
    if (event.type === 'DeliveryPlanned' || event.type === 'RedeliveryRequested') list.push([]);
    else list.at(-1)?.push(event);
  }
  return list;
}

describe('with any answers, time-outs, crashes and clock steps', () => {
  test('each repeated attempt is due exactly 1, 2, 4, 8 or 16 s after the failure before, and never made earlier', () => {
    simulated((simulation) => {
      for (const event of simulation.events) {
        if (event.type !== 'AttemptFailed' || event.data.next_attempt_at === null) continue;
        const { delivery_id, number, started_at, duration_ms, next_attempt_at } = event.data;
        const round = rounds(simulation, delivery_id).find((attempts) => attempts.includes(event));
        const pause = pauses[round?.indexOf(event) ?? -1];
        expect(epochMsOf(next_attempt_at)).toBe(epochMsOf(started_at) + duration_ms + (pause ?? Number.NaN));
        const followers = simulation.attempts.filter((each) => each.id === delivery_id && each.number === number + 1);
        expect(followers.length).toBeGreaterThan(0);
        for (const follower of followers) expect(follower.at).toBeGreaterThanOrEqual(epochMsOf(next_attempt_at));
      }
    });
  });

  test('each delivery is delivered in the end or, after six failures, in review', () => {
    simulated((simulation) => {
      for (const delivery of simulation.state.deliveries) {
        for (const round of rounds(simulation, delivery.delivery_id)) {
          const last = round.at(-1);
          expect(round.length).toBeLessThanOrEqual(maxAttempts);
          expect(round.slice(0, -1).every(({ type }) => type === 'AttemptFailed')).toBe(true);
          expect(last?.type === 'DeliverySucceeded' || round.length === maxAttempts).toBe(true);
        }
        expect(['delivered', 'manual_review']).toContain(delivery.status);
      }
    });
  });

  test('first attempts come in sequence: none begins before the previous delivery has ended', () => {
    simulated((simulation) => {
      const planned = simulation.events.flatMap(({ type, data }) =>
        type === 'DeliveryPlanned' ? [data.delivery_id] : [],
      );
      const firstAttempts = planned.map((id) =>
        simulation.events.findIndex((event) => isOutcome(event) && event.data.delivery_id === id),
      );
      const firstEnds = planned.map((id) =>
        simulation.events.findIndex((event) => isOutcome(event) && event.data.delivery_id === id && ends(event)),
      );
      for (let index = 1; index < planned.length; index += 1) {
        expect(firstAttempts[index]).toBeGreaterThan(firstEnds[index - 1] ?? Number.NaN);
      }
    });
  });

  test('an event is planned once, however often it arrives', () => {
    simulated((simulation) => {
      const ids = simulation.state.deliveries.map(({ delivery_id }) => delivery_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(simulation.state.revision).toBe(simulation.events.length - 1);
    });
  });
});

function isOutcome(event: DeliveryEvent): boolean {
  return event.type === 'AttemptFailed' || event.type === 'DeliverySucceeded';
}

function ends(event: DeliveryEvent): boolean {
  return event.type === 'DeliverySucceeded' || (event.type === 'AttemptFailed' && event.data.next_attempt_at === null);
}

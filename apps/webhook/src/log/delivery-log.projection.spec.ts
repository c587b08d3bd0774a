import { randomUUID } from 'node:crypto';
import { deliveryStream, dhakaTime } from '@dakpion/contracts';
import type { NewEvent, RecordedEvent } from '@dakpion/event-store';
import { DeliveryLog, DeliveryLogWriter } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import fc from 'fast-check';
import { decide } from '../domain/decide-delivery.ts';
import { attemptResult, planDelivery, t0 } from '../domain/delivery-command.fixture.ts';
import type { DeliveryCommand } from '../domain/delivery-command.ts';
import type { DeliveryEvent } from '../domain/delivery-event.ts';
import { evolve, nextAttempt, noDeliveries, type OrderDeliveries } from '../domain/order-deliveries.ts';
import { withEngines } from '../webhook.fixture.ts';
import { DeliveryLogProjection } from './delivery-log.projection.ts';

const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;

/** The history of an order: each event is planned, and each number is the status of the next attempt. */
type Course = readonly ('plan' | 'redeliver' | 200 | 500)[];

function eventsOf(orderId: string, course: Course): DeliveryEvent[] {
  let state: OrderDeliveries = noDeliveries;
  let now = t0;
  let sequence = 0;
  const events: DeliveryEvent[] = [];
  const run = (command: DeliveryCommand) => {
    const decision = decide(command, state);
    if (decision.outcome === 'refused') throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.events.reduce(evolve, state);
  };
  for (const step of course) {
    now += 1;
    const next = nextAttempt(state);
    if (step === 'plan') {
      sequence += 1;
      const event_id = `evt_${orderId}${sequence}`;
      run(planDelivery(sequence, { order_id: orderId, ...owner, event_id, at: now }));
    } else if (step === 'redeliver') {
      const [delivery] = state.deliveries;
      if (delivery !== undefined)
        run({
          type: 'RequestRedelivery',
          delivery_id: delivery.delivery_id,
          url: null,
          follows_partner: false,
          ...{ at: now, now },
        });
    } else if (next !== null) {
      now = Math.max(now, next.dueAt);
      const result = attemptResult(step, { started_at: now, duration_ms: 2 });
      run({ type: 'RecordAttempt', delivery_id: next.delivery.delivery_id, number: next.number, result });
    }
  }
  return events;
}

async function append(engines: Engines, orderId: string, events: readonly DeliveryEvent[]): Promise<void> {
  const metadata = {
    schema_version: 1,
    $correlationId: 'req_1',
    $causationId: null,
    actor: { kind: 'service', service: 'webhook' },
    occurred_at: dhakaTime(t0),
  };
  const news = events.map(({ type, data }): NewEvent => ({ id: randomUUID(), type, data: { ...data }, metadata }));
  await engines.eventStore.append(deliveryStream(orderId), news, 'no_stream');
}

async function stored(engines: Engines, orderId: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of engines.eventStore.readStream(deliveryStream(orderId))) events.push(event);
  return events;
}

describe('the projection of the log', () => {
  test('shows a delivery with its attempts', async () => {
    await withEngines(async (engines) => {
      await append(engines, 'ord_1', eventsOf('ord_1', ['plan', 500, 200]));
      const projection = new DeliveryLogProjection(engines.eventStore, engines.stateStore, () => 0);
      expect(await projection.project(await stored(engines, 'ord_1'))).toMatchObject({
        waiting: [],
        ended: ['dlv_ord_11'],
        outcomes: [{ owner, outcomes: [{ isDelivered: true, url: 'https://example.com/hook', attempts: 2 }] }],
      });
      expect(await new DeliveryLog(engines.stateStore).find(owner, 'dlv_ord_11')).toEqual({
        delivery_id: 'dlv_ord_11',
        order_id: 'ord_1',
        event: 'ASSIGNED',
        event_id: 'evt_ord_11',
        sequence: 1,
        url: 'https://example.com/hook',
        environment: 'sandbox',
        status: 'delivered',
        attempts: [
          {
            number: 1,
            started_at: dhakaTime(t0 + 2),
            duration_ms: 2,
            response_status: 500,
            error: 'unexpected_status',
            response_excerpt: null,
          },
          {
            number: 2,
            started_at: dhakaTime(t0 + 1_004),
            duration_ms: 2,
            response_status: 200,
            error: null,
            response_excerpt: null,
          },
        ],
        attempts_total: 2,
        next_attempt_at: null,
        created_at: dhakaTime(t0 + 1),
        updated_at: dhakaTime(t0 + 1_006),
      });
    });
  });

  test('restores completely a delivery that had left the log', async () => {
    await withEngines(async (engines) => {
      await append(engines, 'ord_1', eventsOf('ord_1', ['plan', 500, 200, 'redeliver', 200]));
      const recorded = await stored(engines, 'ord_1');
      const projection = new DeliveryLogProjection(engines.eventStore, engines.stateStore, () => 0);
      const log = new DeliveryLog(engines.stateStore);
      await projection.project(recorded);
      const whole = await log.find(owner, 'dlv_ord_11');
      const writer = new DeliveryLogWriter(engines.stateStore);
      await writer.remove(owner, [...(await writer.read(owner, ['dlv_ord_11'])).values()]);
      await projection.project(recorded.slice(-1));
      expect(await log.find(owner, 'dlv_ord_11')).toEqual(whole);
      expect(whole?.attempts).toHaveLength(3);
    });
  });

  test('keeps no delivery that ended before the log begins, also when its events come in several batches', async () => {
    await withEngines(async (engines) => {
      await append(engines, 'ord_1', eventsOf('ord_1', ['plan', 500, 200]));
      await append(engines, 'ord_2', eventsOf('ord_2', ['plan', 500]));
      const [ended, waiting] = [await stored(engines, 'ord_1'), await stored(engines, 'ord_2')];
      const projection = new DeliveryLogProjection(engines.eventStore, engines.stateStore, () => t0 + 60_000);
      const log = new DeliveryLog(engines.stateStore);
      const listed = async () => {
        const { deliveries } = await log.list(owner, { direction: 'ascending', offset: 0, limit: 10 });
        return deliveries.map(({ order_id }) => order_id).toSorted();
      };
      await projection.project([...ended.slice(0, 2), ...waiting]);
      expect(await listed()).toEqual(['ord_1', 'ord_2']);
      expect(await projection.project(ended.slice(2))).toMatchObject({ waiting: [], ended: ['dlv_ord_11'] });
      expect(await listed()).toEqual(['ord_2']);
      await projection.project(ended);
      expect(await listed()).toEqual(['ord_2']);
    });
  });

  test('equals the deliveries themselves, however the events are batched and repeated', async () => {
    const step = fc.constantFrom<Course[number]>('plan', 'plan', 'redeliver', 200, 200, 500, 500, 500, 500);
    const cut = fc.record({ from: fc.nat(40), length: fc.integer({ min: 1, max: 12 }) });
    await withEngines(async (engines) => {
      const log = new DeliveryLog(engines.stateStore);
      let number = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), fc.array(cut), async (course, repeats) => {
          number += 1;
          const orderId = `ord_${number}`;
          const events = eventsOf(orderId, ['plan', ...course]);
          await append(engines, orderId, events);
          const recorded = await stored(engines, orderId);
          const projection = new DeliveryLogProjection(engines.eventStore, engines.stateStore, () => 0);
          // Forwards in batches. Sometimes it begins again from an earlier position.
          let done = 0;
          for (const { from, length } of [...repeats, { from: 40, length: recorded.length }]) {
            const start = Math.min(from, done);
            await projection.project(recorded.slice(start, start + length));
            done = Math.max(done, Math.min(recorded.length, start + length));
            if (start + length < done) await projection.project(recorded.slice(start + length, done));
          }
          const state = events.reduce(evolve, noDeliveries);
          const { deliveries } = await log.list(owner, {
            order_id: orderId,
            direction: 'ascending',
            offset: 0,
            limit: 100,
          });
          const shown = deliveries.map(({ delivery_id, status, attempts_total, attempts }) => ({
            delivery_id,
            status,
            attempts: attempts_total,
            listed: attempts.length,
          }));
          const truth = state.deliveries.map(({ delivery_id, status, attempts }) => ({
            delivery_id,
            status,
            attempts,
            listed: Math.min(6, attempts),
          }));
          expect(shown).toEqual(truth);
        }),
        { numRuns: 50 },
      );
    });
  });
});

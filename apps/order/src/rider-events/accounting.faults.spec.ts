import { monitorEventLoopDelay } from 'node:perf_hooks';
import { maxRiderEventBytes, type OrderStatus, orderStatuses, type RiderEventType, topics } from '@dakpion/contracts';
import { describeWithEngine, eventually, orderIdOf, rider } from '@dakpion/fixtures';
import fc from 'fast-check';
import { openOwnKafkaBroker } from '../own-kafka-topics.fixture.ts';
import { holdMs } from './held-rider-event.ts';
import { RunningRiderEvents } from './running-rider-events.fixture.ts';

const occurred_at = new Date().toISOString();
const course: readonly RiderEventType[] = [
  'RIDER_ASSIGNED',
  'RIDER_ACCEPTED',
  'RIDER_STARTED',
  'PARCEL_PICKED',
  'PARCEL_DELIVERED',
];
const patienceMs = 120_000;

/** How an event is corrupted before it is sent. Null: it is not corrupted. */
type Corruption = 'no_json' | 'misspelt_field' | 'no_rider' | 'other_rider' | 'other_key' | 'unknown_order' | null;

const reasonsOf: Record<NonNullable<Corruption>, readonly string[]> = {
  no_json: ['malformed_json'],
  misspelt_field: ['malformed'],
  no_rider: ['malformed'],
  // Depends on the state of the order when the event arrives, or when its hold time is over.
  other_rider: ['other_rider', 'too_early', 'too_late'],
  other_key: ['wrong_key'],
  unknown_order: ['order_unknown'],
};

/** One message of a plan: the order of the run, the step of the delivery, and the corruption. */
interface Sending {
  readonly order: number;
  readonly step: number;
  readonly corruption: Corruption;
  /** Messages with equal copy numbers are one event sent twice. Messages with different numbers report the same step again. */
  readonly copy: number;
  /** Sent after the hold times of all held events are over. */
  readonly delayed: boolean;
}

const ordersPerRun = 12;
const corruptions = [null, null, null, null, ...(Object.keys(reasonsOf) as NonNullable<Corruption>[])];

const anySending: fc.Arbitrary<Sending> = fc
  .record({
    order: fc.nat({ max: ordersPerRun - 1 }),
    step: fc.nat({ max: course.length - 1 }),
    corruption: fc.constantFrom(...corruptions),
    copy: fc.nat({ max: 1 }),
    delayed: fc.boolean(),
  })
  // The first rider who is assigned becomes the order's rider, so only a later step can name another rider.
  .map((one) => (one.corruption === 'other_rider' && one.step === 0 ? { ...one, step: 1 } : one));

/** The events of complete deliveries, some of them lost, and arbitrary other messages, all in any order. */
const anyPlan: fc.Arbitrary<readonly Sending[]> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: ordersPerRun * 5, maxLength: ordersPerRun * 5 }),
    fc.array(anySending, { maxLength: 60 }),
  )
  .chain(([fates, more]) => {
    const whole = fates.flatMap((fate, index): Sending[] => {
      const sending = { order: Math.floor(index / 5), step: index % 5, corruption: null, copy: 0 };
      // One event in ten is lost, and one in ten is delayed.
      return fate === 0 ? [] : [{ ...sending, delayed: fate === 1 }];
    });
    const all = [...whole, ...more];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });

let orders = 0;

function accountingOf(service: RunningRiderEvents): void {
  beforeAll(() => service.start(), patienceMs);
  afterAll(() => service.remove(), patienceMs);

  const send = async (id: string, { step, corruption, copy }: Sending): Promise<{ key: string; text: string }> => {
    const order_id = corruption === 'unknown_order' ? orderIdOf(900_000_000 + ++orders) : id;
    const value = {
      event_id: `${id}-${step}-${copy}-${corruption ?? 'true'}`,
      type: course[step],
      order_id,
      // Fixed, so that a copy has the same bytes.
      occurred_at,
      rider: corruption === 'other_rider' ? { ...rider, rider_id: 8 } : corruption === 'no_rider' ? null : rider,
      ...(corruption === 'misspelt_field' ? { resaon: 'x' } : {}),
    };
    const whole = JSON.stringify(value);
    const text = corruption === 'no_json' ? whole.slice(0, -1) : whole;
    const key = corruption === 'other_key' ? `rider-${rider.rider_id}` : order_id;
    await service.broker.publish([{ topic: topics.riderEvents.name, key, type: '', value: Buffer.from(text) }]);
    return { key, text };
  };

  /** Waits until every sent message was received and has an outcome. */
  const settled = (sent: number, letters: () => Promise<number>) =>
    eventually(async () => {
      const counts = await service.counts();
      const byTheBroker = (await letters()) - counts.of('dead_lettered');
      expect(counts.of('received') + byTheBroker).toBe(sent);
      expect(counts.unaccounted).toBe(0);
    }, patienceMs);

  test('every rider event is accounted for after any fault, and orders end as the valid events say', async () => {
    let sentBefore = 0;
    const letterCount = async () => (await service.deadLetters()).length;
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const ids = Array.from({ length: ordersPerRun }, () => orderIdOf(++orders));
        for (const id of ids) await service.place(id);
        const messages: { sending: Sending; key: string; text: string }[] = [];
        for (const delayed of [false, true]) {
          for (const sending of plan.filter((one) => one.delayed === delayed)) {
            messages.push({ sending, ...(await send(ids[sending.order]!, sending)) });
          }
          await settled(sentBefore + messages.length, letterCount);
          // Ends the hold times of all events that are still held.
          service.clockLeadMs += holdMs + 1;
          await eventually(async () => {
            const counts = await service.counts();
            expect(counts.of('released')).toBe(counts.of('held'));
          }, patienceMs);
        }
        sentBefore += messages.length;
        await settled(sentBefore, letterCount);

        const letters = await service.deadLetters();
        const reasonsFor = (text: string) => letters.filter((one) => one.text === text).map(({ reason }) => reason);
        for (const [order, id] of ids.entries()) {
          const reached = orderStatuses.indexOf((await service.statusOf(id)) as OrderStatus);
          const own = messages.filter(({ sending }) => sending.order === order);
          for (const { sending, text } of own) {
            const reasons = reasonsFor(text);
            const copies = own.filter((other) => other.text === text).length;
            if (sending.corruption !== null) {
              expect(reasons.length).toBeGreaterThan(0);
              expect(reasonsOf[sending.corruption]).toEqual(expect.arrayContaining([...new Set(reasons)]));
            } else if (sending.step + 1 > reached) {
              // A valid event that was not applied became a dead letter, and only because it came too early.
              expect([...new Set(reasons)]).toEqual(['too_early']);
            }
            expect(reasons.length).toBeLessThanOrEqual(copies);
          }
          // An order none of whose valid events became a dead letter reaches the status of the last one.
          const trueOnes = own.filter(({ sending }) => sending.corruption === null);
          if (trueOnes.every(({ text }) => reasonsFor(text).length === 0)) {
            expect(reached).toBe(Math.max(0, ...trueOnes.map(({ sending }) => sending.step + 1)));
          }
        }
      }),
      // A run takes seconds, so a failure is not shrunk.
      { numRuns: 8, endOnFailure: true },
    );
  }, 300_000);
}

describe('over the embedded broker', () => accountingOf(new RunningRiderEvents()));

describeWithEngine('KAFKA_BROKERS', 'over Kafka', (brokers) =>
  accountingOf(new RunningRiderEvents(() => openOwnKafkaBroker(brokers.split(',')))),
);

test('9,997 of 10,000 events are applied without a pause, despite one without JSON, one too large and one of an unknown order', async () => {
  const service = new RunningRiderEvents();
  await service.start();
  const stalls = monitorEventLoopDelay();
  try {
    const total = 10_000;
    const bad = 3;
    const ids = Array.from({ length: total / 5 }, () => orderIdOf(++orders));
    await Promise.all(ids.map((id) => service.place(id)));
    const occurred_at = new Date().toISOString();
    const events: { key: string; value: unknown }[] = course
      .flatMap((type) =>
        ids.map((order_id) => ({ event_id: `${order_id}-${type}`, type, order_id, occurred_at, rider })),
      )
      .slice(0, total - bad)
      .map((value) => ({ key: value.order_id, value }));
    const [first] = events;
    const unknown = orderIdOf(999_999_999);
    const key = ids[0]!;
    events.splice(2_000, 0, { key, value: Buffer.from('{"half') });
    events.splice(5_000, 0, { key, value: { ...(first?.value as object), reason: 'x'.repeat(maxRiderEventBytes) } });
    events.splice(8_000, 0, { key: unknown, value: { ...(first?.value as object), order_id: unknown } });
    expect(events).toHaveLength(total);

    service.watchPauses();
    stalls.enable();
    for (let from = 0; from < total; from += 500) {
      const batch = events.slice(from, from + 500);
      await service.broker.publish(batch.map((one) => ({ topic: topics.riderEvents.name, type: '', ...one })));
    }
    await eventually(async () => expect((await service.counts()).of('applied')).toBe(total - bad), patienceMs);
    stalls.disable();
    expect((await service.deadLetters()).map(({ key: of, reason }) => [of, reason])).toEqual([
      [key, expect.any(String)],
      [key, 'malformed'],
      [unknown, 'order_unknown'],
    ]);
    expect((await service.counts()).unaccounted).toBe(0);
    // The time for which the machine stopped this process altogether is not counted as a pause.
    const stalledMs = stalls.max / 1e6;
    expect(service.longestPauseMs).toBeLessThan(1_000 + stalledMs);
  } finally {
    await service.remove();
  }
}, 300_000);

import { randomUUID } from 'node:crypto';
import { deliveryStream, deliveryStreamPrefix, dhakaTime } from '@dakpion/contracts';
import type { NewEvent, RecordedEvent } from '@dakpion/event-store';
import { attemptUsageCollection, attemptUsageModel, scopeOf, Usage } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { ReadModelDocuments } from '@dakpion/state-store';
import fc from 'fast-check';
import { t0 } from '../domain/delivery-command.fixture.ts';
import type { DeliveryEvent } from '../domain/delivery-event.ts';
import { withEngines } from '../webhook.fixture.ts';
import { AttemptUsageProjection } from './attempt-usage.projection.ts';

const owners = (['sandbox', 'production'] as const).map((environment) => ({ partner_id: 'prt_1', environment }));
const dayMs = 24 * 60 * 60 * 1_000;

/** The history of an order's webhooks: each number is an attempt, this number of days after the first event. */
type Course = readonly ('plan' | 'redeliver' | 0 | 1 | 2)[];

function eventsOf(order_id: string, environment: 'sandbox' | 'production', course: Course): DeliveryEvent[] {
  const delivery_id = `dlv_${order_id}`;
  const planned: DeliveryEvent = {
    type: 'DeliveryPlanned',
    data: {
      delivery_id,
      order_id,
      partner_id: 'prt_1',
      environment,
      event_id: 'evt_1',
      event: 'ASSIGNED',
      sequence: 1,
      url: 'https://example.com/hook',
      body: '{}',
      planned_at: dhakaTime(t0),
    },
  };
  return [planned, ...course.map((step, index) => eventOf(step, index, planned))];
}

function eventOf(step: Course[number], index: number, planned: DeliveryEvent): DeliveryEvent {
  const { delivery_id } = planned.data;
  if (step === 'plan') return planned;
  if (step === 'redeliver') {
    return { type: 'RedeliveryRequested', data: { delivery_id, requested_at: dhakaTime(t0) } };
  }
  const started_at = dhakaTime(t0 + step * dayMs);
  const attempt = { delivery_id, number: index + 1, started_at, duration_ms: 1, response_excerpt: null };
  return index % 2 === 0
    ? { type: 'DeliverySucceeded', data: { ...attempt, response_status: 200 } }
    : { type: 'AttemptFailed', data: { ...attempt, response_status: 500, error: 'x', next_attempt_at: null } };
}

/** The size of the events up to the last attempt, with which they were counted. */
function countedBytes(events: readonly DeliveryEvent[]): number {
  const counted = events.slice(0, events.findLastIndex(({ data }) => 'started_at' in data) + 1);
  return counted.reduce((sum, { data }) => sum + Buffer.byteLength(JSON.stringify(data)), 0);
}

async function append({ eventStore }: Engines, orderId: string, events: readonly DeliveryEvent[]): Promise<void> {
  const actor = { kind: 'service', service: 'webhook' } as const;
  const times = { schema_version: 2, occurred_at: dhakaTime(t0) };
  const metadata = { ...times, $correlationId: 'req_1', $causationId: null, actor };
  const news = events.map(({ type, data }): NewEvent => ({ id: randomUUID(), type, data: { ...data }, metadata }));
  await eventStore.append(deliveryStream(orderId), news, 'no_stream');
}

async function stored({ eventStore }: Engines): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of eventStore.readAll({ streamPrefixes: [deliveryStreamPrefix] })) events.push(event);
  return events;
}

/** Removes half of the documents of the state store. */
async function lose({ stateStore }: Engines, orders: number): Promise<void> {
  for (const owner of owners) {
    for (let n = 1; n <= orders; n += 2) {
      const change = { kind: 'remove', collection: attemptUsageCollection, id: `ord_${n}` } as const;
      await new ReadModelDocuments(stateStore, attemptUsageModel).write(scopeOf(owner), [change]);
    }
  }
}

async function counted({ stateStore }: Engines, owner: (typeof owners)[number]): Promise<readonly number[]> {
  const days = await new Usage(stateStore).days(owner, '2026-11-21', '2026-11-23');
  return days.map(({ webhook_attempts }) => webhook_attempts);
}

test('counts each attempt once, on the day on which it began, however the events are batched and repeated', () =>
  withEngines(async (engines) => {
    const step = fc.constantFrom<Course[number]>('plan', 'redeliver', 0, 0, 1, 2);
    const course = fc.array(fc.tuple(fc.nat(1), fc.array(step, { maxLength: 12 })), { maxLength: 4 });
    const cuts = fc.array(
      fc.record({
        rewind: fc.nat(15),
        take: fc.integer({ min: 1, max: 12 }),
        isLost: fc.nat(4),
      }),
      { maxLength: 8 },
    );
    const expected = owners.map(() => [0, 0, 0]);
    const bytes = owners.map(() => 0);
    let orders = 0;
    let done = 0;
    await fc.assert(
      fc.asyncProperty(course, cuts, async (courses, repeats) => {
        for (const [whose, course] of courses) {
          orders += 1;
          const added = eventsOf(`ord_${orders}`, owners[whose]!.environment, course);
          await append(engines, `ord_${orders}`, added);
          bytes[whose]! += countedBytes(added);
          for (const each of course) if (typeof each === 'number') expected[whose]![each]! += 1;
        }
        const events = await stored(engines);
        // It begins at the checkpoint again, after another instance or a loss.
        const projection = new AttemptUsageProjection('webhook-usage', engines.eventStore, engines.stateStore);
        for (const { rewind, take, isLost } of repeats) {
          if (isLost === 0) {
            // The store loses everything, and is written to until the loss is noticed.
            await lose(engines, orders);
            await projection.handle(events.slice(done, done + take));
            done = 0;
          }
          done = Math.max(0, done - rewind);
          await projection.handle(events.slice(done, done + take));
          done = Math.min(events.length, done + take);
        }
        await projection.handle(events.slice(done));
        done = events.length;
        for (const [index, owner] of owners.entries()) {
          expect(await counted(engines, owner)).toEqual(expected[index]);
          expect(await new Usage(engines.stateStore).storedBytes(owner)).toBe(bytes[index]);
        }
      }),
      { numRuns: 40 },
    );
  }));

import { dhakaTime, epochMsOf } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { orderIdOf, owner } from '@dakpion/fixtures';
import {
  type ChargedOrder,
  type DayUsage,
  monthOf,
  type OrderUsage,
  orderUsageCollection,
  orderUsageModel,
  scopeOf,
  totalsOf,
  Usage,
} from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { nameInBuild, ReadModelDocuments, storeOfBuild } from '@dakpion/state-store';
import fc from 'fast-check';
import { cancelled, createdAs, orderCreated, retried, stepMade } from '../domain/order.fixture.ts';
import type { OrderCreated, OrderEvent } from '../domain/order-event.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { OrderUsageProjection, OrderUsageReadModel } from './order-usage.projection.ts';

const from = '2026-10-30';
const to = '2026-11-03';
const start = epochMsOf(`${from}T00:00:00.000+06:00`);
const hourMs = 3_600_000;

/** The course of an order. Times are in hours after {@link start}. */
interface Course {
  readonly createdAt: number;
  readonly end: 'completed' | 'cancelled' | null;
  /** The hours from the creation to the end. */
  readonly takes: number;
  /** The hours between the end and its recording. */
  readonly late: number;
  readonly price: number;
  readonly isRetry: boolean;
  readonly environment: 'sandbox' | 'production';
}

const course = fc.record<Course>({
  createdAt: fc.integer({ min: 0, max: 60 }),
  end: fc.constantFrom('completed', 'cancelled', null),
  takes: fc.integer({ min: 1, max: 30 }),
  late: fc.integer({ min: 0, max: 20 }),
  price: fc.integer({ min: 0, max: 5_000 }),
  isRetry: fc.boolean(),
  environment: fc.constantFrom('sandbox', 'production'),
});

const timeOf = (hours: number) => dhakaTime(start + hours * hourMs);

function createdBy(n: number, { createdAt, price, isRetry, environment }: Course): OrderCreated {
  const { data } = createdAs(orderIdOf(n));
  const times = { occurred_at: timeOf(createdAt), recorded_at: timeOf(createdAt) };
  const quotation = { ...data.quotation, total_price: price };
  const retry_of_order_id = isRetry ? orderIdOf(n + 1_000) : null;
  return { type: 'OrderCreated', data: { ...data, ...times, environment, quotation, retry_of_order_id } };
}

function eventsOf(n: number, its: Course): OrderEvent[] {
  const happened = timeOf(its.createdAt + its.takes);
  const times = { occurred_at: happened, recorded_at: timeOf(its.createdAt + its.takes + its.late) };
  const created = createdBy(n, its);
  if (its.end === 'completed') {
    const steps = (['OrderAssigned', 'OrderAccepted', 'OrderStarted', 'OrderPicked'] as const).map((type) =>
      stepMade(type, times),
    );
    return [created, ...steps, stepMade('OrderCompleted', times)];
  }
  if (its.end === null) return [created, stepMade('OrderAssigned', times)];
  const ended = { type: 'OrderCancelled', data: { ...cancelled.data, ...times } } as OrderEvent;
  return [created, ended, { type: 'OrderRetried', data: { ...retried.data, ...times } } as OrderEvent];
}

/** The expected figures of a day, counted in a simple way. */
function expectedDay(date: string, courses: readonly Course[]): DayUsage {
  const figures = (counted: readonly Course[]) => ({
    orders: counted.length,
    total_price: counted.reduce((sum, { price }) => sum + price, 0),
  });
  const created = courses.filter(({ createdAt }) => timeOf(createdAt).startsWith(date));
  const ended = courses.filter(({ createdAt, takes, late }) => timeOf(createdAt + takes + late).startsWith(date));
  return {
    date,
    created: figures(created),
    completed: figures(ended.filter(({ end }) => end === 'completed')),
    cancelled: figures(ended.filter(({ end }) => end === 'cancelled')),
    retried: figures(created.filter(({ isRetry }) => isRetry)),
    webhook_attempts: 0,
  };
}

/** The size of the data of events that were recorded with {@link record}. */
function bytesOf(events: readonly OrderEvent[]): number {
  return events.reduce((sum, { data }) => sum + Buffer.byteLength(JSON.stringify(data)), 0);
}

/** The size of the events up to the end of the order. The steps of an open order are counted when it ends. */
function countedBytes(n: number, its: Course): number {
  const events = eventsOf(n, its);
  return bytesOf(its.end === null ? events.slice(0, 1) : events.filter(({ type }) => type !== 'OrderRetried'));
}

async function expectFigures({ stateStore }: Engines, courses: readonly Course[]): Promise<void> {
  const usage = new Usage(stateStore);
  for (const environment of ['sandbox', 'production'] as const) {
    const its = courses.filter((each) => each.environment === environment);
    const whose = { ...owner, environment };
    const bytes = courses.map((each, index) => (its.includes(each) ? countedBytes(index + 1, each) : 0));
    expect(await usage.storedBytes(whose)).toBe(bytes.reduce((sum, each) => sum + each, 0));
    const days = await usage.days(whose, from, to);
    expect(days).toEqual(days.map(({ date }) => expectedDay(date, its)));
    for (const month of ['2026-10', '2026-11']) {
      const charged: ChargedOrder[] = [];
      for await (const page of usage.allCharged(whose, month)) charged.push(...page);
      const { completed } = totalsOf(days.filter(({ date }) => monthOf(date) === month));
      const total_price = charged.reduce((sum, order) => sum + order.total_price, 0);
      expect({ orders: charged.length, total_price }).toEqual(completed);
    }
  }
}

test('computes the figures of the orders for any repetition of events, from any position, and after a loss', () =>
  withEngines(async (engines) => {
    let count = 0;
    const known: Course[] = [];
    const step = fc.record({ rewind: fc.nat(20), take: fc.integer({ min: 1, max: 15 }), isLost: fc.nat(9) });
    await fc.assert(
      fc.asyncProperty(fc.array(course, { maxLength: 6 }), fc.array(step, { maxLength: 8 }), async (courses, steps) => {
        for (const each of courses) {
          count += 1;
          await record(engines, orderIdOf(count), eventsOf(count, each));
          known.push(each);
        }
        const events = await storedEvents(engines);
        let projection = new OrderUsageProjection('order-usage', engines.eventStore, engines.stateStore);
        let place = Math.max(0, events.length - 40);
        for (const { rewind, take, isLost } of steps) {
          place = Math.max(0, place - rewind);
          await projection.handle(events.slice(place, place + take));
          place = Math.min(place + take, events.length);
          if (isLost > 0) continue;
          // The state store and the cache of the process are emptied.
          await lose(engines, events);
          projection = new OrderUsageProjection('order-usage', engines.eventStore, engines.stateStore);
          place = 0;
        }
        await projection.handle(events);
        await expectFigures(engines, known);
      }),
      { numRuns: 25 },
    );
  }));

async function lose({ stateStore }: Engines, events: readonly RecordedEvent[]): Promise<void> {
  const ids = [...new Set(events.map(({ stream }) => stream.slice('order-'.length)))];
  for (const environment of ['sandbox', 'production'] as const) {
    for (let first = 0; first < ids.length; first += 100) {
      const some = ids.slice(first, first + 100);
      const changes = some.map((id) => ({ kind: 'remove', collection: orderUsageCollection, id }) as const);
      await new ReadModelDocuments(stateStore, orderUsageModel).write(scopeOf({ ...owner, environment }), changes);
    }
  }
}

test('charges an order that ends long after others in the month in which its end was recorded, at its own price', () =>
  withEngines(async (engines) => {
    const late: Course = {
      createdAt: 40,
      end: 'completed',
      takes: 5,
      late: 20,
      price: 777,
      isRetry: false,
      environment: 'sandbox',
    };
    await record(engines, orderIdOf(1), eventsOf(1, late));
    await new OrderUsageProjection('order-usage', engines.eventStore, engines.stateStore).handle(
      await storedEvents(engines),
    );
    const usage = new Usage(engines.stateStore);
    const stored_bytes = bytesOf(eventsOf(1, late));
    expect(await usage.charged(owner, '2026-10', { offset: 0, limit: 10 })).toEqual({ orders: [], total: 0 });
    expect(await usage.charged(owner, '2026-11', { offset: 0, limit: 10 })).toEqual({
      total: 1,
      orders: [
        {
          order_id: orderIdOf(1),
          partner_reference_id: orderCreated.data.request.partner_reference_id,
          attempt: 1,
          retry_of_order_id: null,
          total_price: 777,
          created_at: '2026-10-31T16:00:00.000+06:00',
          end: {
            outcome: 'completed',
            occurred_at: '2026-10-31T21:00:00.000+06:00',
            recorded_at: '2026-11-01T17:00:00.000+06:00',
          },
          stored_bytes,
        },
      ],
    });
  }));

const open: Course = {
  createdAt: 1,
  end: null,
  takes: 1,
  late: 0,
  price: 120,
  isRetry: false,
  environment: 'sandbox',
};

test('writes the former build as version 0.1.0 did, so that its audit finds no difference after a rollback', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    await record(engines, orderIdOf(1), eventsOf(1, open));
    const readModel = new OrderUsageReadModel(eventStore);
    const stored = async (version: number) => {
      const name = `order-usage-${version}`;
      const store = storeOfBuild(stateStore, orderUsageModel, version);
      const following = readModel.followingOf({ name, version, stateStore: store, isFirst: version === 1 });
      await following.handle(await storedEvents(engines), { holds: () => true, isLive: () => true });
      const place = { scope: scopeOf(owner), collection: nameInBuild(orderUsageCollection, version), id: orderIdOf(1) };
      return (await stateStore.documents.read<OrderUsage>(place))?.value;
    };
    const present = await stored(2);
    expect(present?.stored_bytes).toBeGreaterThan(0);
    const { stored_bytes: _bytes, ...former } = present as OrderUsage;
    expect(await stored(1)).toEqual(former);
  }));

import { type Environment, environments, orderStreamPrefix, type ReadPartnerEvents } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { orderIdOf, owner, until } from '@dakpion/fixtures';
import { EventFollower, EventReleases } from '@dakpion/following';
import { OrderEventIndex } from '@dakpion/read-models';
import { createdAs, historyTo } from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { OrderEventIndexFollower } from './order-event-index.follower.ts';
import { ReadPartnerEventsController } from './read-partner-events.controller.ts';

const first: ReadPartnerEvents = { type: 'ReadPartnerEvents', ...owner, order_id: null, after: null, limit: 100 };

/** An order whose metadata have 20 values of 500 characters of three bytes each: 30 KB. */
function largeOrder(id: string): OrderEvent {
  const created = createdAs(id);
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'ক'.repeat(500)]));
  return { ...created, data: { ...created.data, request: { ...created.data.request, metadata } } };
}

/** Indexes the events of orders, and returns a reader and the streams that it has read. */
async function withReader(
  orders: ReadonlyMap<string, readonly OrderEvent[]>,
  run: (reader: ReadPartnerEventsController, streams: string[]) => Promise<void>,
): Promise<void> {
  await withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const following = new OrderEventIndexFollower('order-event-index', eventStore, stateStore);
    const follower = new EventFollower({ eventStore, stateStore, clock: Date.now }, following);
    follower.start();
    for (const [id, events] of orders) await record(engines, id, events);
    const count = [...orders.values()].flat().length;
    const index = new OrderEventIndex(stateStore);
    await until(async () => {
      const pages = environments.map((environment) => index.page({ ...owner, environment }, null, 100));
      return (await Promise.all(pages)).flatMap(({ events }) => events).length === count;
    });
    await follower.stop();
    const streams: string[] = [];
    const readStream: EventStore['readStream'] = (stream, options) => {
      if (stream.startsWith(orderStreamPrefix)) streams.push(stream);
      return eventStore.readStream(stream, options);
    };
    await run(
      new ReadPartnerEventsController(Object.assign(Object.create(eventStore), { readStream }), stateStore),
      streams,
    );
  });
}

test('ends a page that is full of large orders early, and continues the next page after it', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => orderIdOf(n));
  await withReader(new Map(ids.map((id) => [id, [largeOrder(id)]])), async (reader, streams) => {
    const page = await reader.page(first);
    expect(page.has_more).toBe(true);
    expect(page.events.length).toBeGreaterThanOrEqual(16);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(600_000);
    expect(streams.length).toBeLessThan(page.events.length + 16);
    const seen = page.events.map(({ body }) => body.order_id);
    for (let { next, has_more } = page; has_more; ) {
      const more = await reader.page({ ...first, after: next });
      seen.push(...more.events.map(({ body }) => body.order_id));
      ({ next, has_more } = more);
    }
    expect(seen).toEqual(ids);
  });
});

test('reads the stream of each of its orders once for a page', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => orderIdOf(n));
  const orders = new Map(ids.map((id) => [id, [createdAs(id), ...historyTo('PICKED').slice(1)]] as const));
  await withReader(orders, async (reader, streams) => {
    expect((await reader.page(first)).events).toHaveLength(100);
    expect([...streams].sort()).toEqual(ids.map((id) => `order-${id}`));
  });
});

test('says of a page of an order whether there are more events', async () => {
  const order_id = orderIdOf(1);
  await withReader(new Map([[order_id, historyTo('ACCEPTED').with(0, createdAs(order_id))]]), async (reader) => {
    expect((await reader.page({ ...first, order_id, limit: 3 })).has_more).toBe(false);
    expect((await reader.page({ ...first, order_id, limit: 2 })).has_more).toBe(true);
  });
});

test('has no event of an order of the other environment', async () => {
  const [order_id, later] = [orderIdOf(1), orderIdOf(2)];
  const other: Environment = owner.environment === 'sandbox' ? 'production' : 'sandbox';
  const created = createdAs(later);
  const elsewhere: OrderEvent = { ...created, data: { ...created.data, environment: other } };
  const orders = new Map([
    [order_id, [createdAs(order_id)]],
    [later, [elsewhere]],
  ]);
  await withReader(orders, async (reader) => {
    const page = (id: string) => reader.page({ ...first, environment: other, order_id: id });
    expect((await page(later)).events.map(({ body }) => body.order_id)).toEqual([later]);
    // Nothing differs from an order that does not exist.
    expect(await page(order_id)).toEqual(await page(orderIdOf(3)));
    expect(await page(order_id)).toEqual({ events: [], next: null, has_more: false });
  });
});

test('has no event of an order that waits for the release of its parked stream', async () => {
  const order_id = orderIdOf(1);
  await withReader(new Map([[order_id, [createdAs(order_id)]]]), async (reader) => {
    expect((await reader.page({ ...first, order_id })).events).toHaveLength(1);
    const releases = jest.spyOn(EventReleases.prototype, 'read').mockResolvedValue(() => 'waits');
    try {
      expect((await reader.page({ ...first, order_id })).events).toEqual([]);
    } finally {
      releases.mockRestore();
    }
  });
});

test('fails while the event store is away, and skips no event', async () => {
  const away = Object.assign(new Error('The event store is away'), { temporary: true });
  await withReader(new Map([[orderIdOf(1), [createdAs(orderIdOf(1))]]]), async (reader, streams) => {
    streams.push = () => {
      throw away;
    };
    await expect(reader.page(first)).rejects.toBe(away);
  });
});

test('ends a page early if the streams of its orders are read slowly, and continues the next page after it', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => orderIdOf(n));
  await withReader(new Map(ids.map((id) => [id, [createdAs(id)]])), async (reader, streams) => {
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + streams.length * 100);
    try {
      const page = await reader.page(first);
      expect([page.has_more, page.events.length]).toEqual([true, 17]);
      const rest = await reader.page({ ...first, after: page.next });
      expect(rest.events[0]?.body.order_id).toBe(ids[page.events.length]);
    } finally {
      clock.mockRestore();
    }
  });
});

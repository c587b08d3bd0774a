import { setTimeout as pause } from 'node:timers/promises';
import type { SubscriptionItem } from './event-store.ts';
import type { EventStoreTrial } from './event-store-trial.contract.ts';
import { all, someEvents } from './some-events.fixture.ts';
import { eventsOf, iterate, revisionsOf, takeUntil } from './subscription-items.fixture.ts';

/** Subscriptions yield the present events and then new ones, each event once and in order. */
export function subscribeContract({ store, stream, prefix }: EventStoreTrial): void {
  let ending: AbortController;
  beforeEach(() => {
    ending = new AbortController();
  });
  afterEach(() => ending.abort());

  test('returns the present events, reports that it has caught up, then returns new ones', async () => {
    await store().append(stream(), someEvents(3), 'no_stream');
    const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal: ending.signal }));
    const seen = await takeUntil(items, (item) => item.kind === 'caught_up');
    expect(revisionsOf(seen)).toEqual([0, 1, 2]);
    await store().append(stream(), someEvents(2), 2);
    const live = await takeUntil(items, (item) => item.kind === 'event' && item.event.revision === 4);
    expect(revisionsOf(live)).toEqual([3, 4]);
    const caughtUp = (await takeUntil(items, (item) => item.kind === 'caught_up')).at(-1);
    expect(caughtUp).toEqual({ kind: 'caught_up', position: expect.any(BigInt) });
  });

  test('begins after a given position', async () => {
    await store().append(stream(), someEvents(5), 'no_stream');
    const after = (await all(store().readStream(stream())))[2]!.position;
    const items = iterate(store().subscribe({ after, streamPrefixes: [prefix()], signal: ending.signal }));
    expect(revisionsOf(await takeUntil(items, (item) => item.kind === 'caught_up'))).toEqual([3, 4]);
  });

  test('returns only the events of the given prefixes', async () => {
    const streamPrefixes = [`${prefix()}order-`];
    const items = iterate(store().subscribe({ streamPrefixes, signal: ending.signal }));
    await takeUntil(items, (item) => item.kind === 'caught_up');
    await store().append(`${prefix()}partner-1`, someEvents(2), 'no_stream');
    await store().append(`${prefix()}order-1`, someEvents(1), 'no_stream');
    const seen = await takeUntil(items, (item) => item.kind === 'event');
    expect(seen.flatMap((item) => (item.kind === 'event' ? [item.event.stream] : []))).toEqual([`${prefix()}order-1`]);
  });

  test('reports again that it has caught up while only other streams have events', async () => {
    const items = iterate(store().subscribe({ streamPrefixes: [`${prefix()}order-`], signal: ending.signal }));
    const isCaughtUp = (item: SubscriptionItem) => item.kind === 'caught_up';
    const [first] = await takeUntil(items, isCaughtUp);
    let second: SubscriptionItem | undefined;
    const told = items.next().then(({ value }) => {
      second = value;
    });
    for (let n = 0; second === undefined && n < 100; n += 1) {
      await store().append(`${prefix()}partner-${n}`, someEvents(300), 'no_stream');
      await pause(200);
    }
    expect(second).toBeDefined();
    await told;
    const positions = [first, second].map((item) => (item?.kind === 'caught_up' ? (item.position ?? -1n) : null));
    expect(positions).toEqual([expect.any(BigInt), expect.any(BigInt)]);
    expect(positions[1]! > positions[0]!).toBe(true);
  });

  test('returns each past and new event once during appends', async () => {
    const streams = Array.from({ length: 10 }, (_, index) => `${prefix()}-${index}`);
    await Promise.all(streams.map((each) => store().append(each, someEvents(60), 'no_stream')));
    const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal: ending.signal }));
    const appends = streams.map(async (each) => {
      for (let revision = 59; revision < 99; revision += 1) await store().append(each, someEvents(1), revision);
    });
    let count = 0;
    const seen = await takeUntil(items, (item) => item.kind === 'event' && ++count === 1_000);
    await Promise.all(appends);
    expect(eventsOf(seen)).toEqual(await all(store().readAll({ streamPrefixes: [prefix()] })));
  });

  test('loses no event for a slow consumer', async () => {
    await store().append(stream(), someEvents(100), 'no_stream');
    const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal: ending.signal }));
    const first = await takeUntil(items, (item) => item.kind === 'event' && item.event.revision === 49);
    for (let written = 100; written < 2_000; written += 100) {
      await store().append(stream(), someEvents(100), written - 1);
    }
    const rest = await takeUntil(items, (item) => item.kind === 'event' && item.event.revision === 1_999);
    expect(revisionsOf([...first, ...rest])).toEqual(Array.from({ length: 2_000 }, (_, revision) => revision));
  });

  test('gives subscriptions with different prefixes that have caught up one decoded event', async () => {
    const subscribe = (...streamPrefixes: string[]) =>
      iterate(store().subscribe({ streamPrefixes, signal: ending.signal }));
    const orders = subscribe(`${prefix()}order-`);
    const both = subscribe(`${prefix()}partner-`, `${prefix()}order-`);
    for (const items of [orders, both]) await takeUntil(items, (item) => item.kind === 'caught_up');
    await store().append(`${prefix()}partner-1`, someEvents(1), 'no_stream');
    await store().append(`${prefix()}order-1`, someEvents(2), 'no_stream');
    const isLast = (item: SubscriptionItem) => item.kind === 'event' && item.event.revision === 1;
    const ofOrders = eventsOf(await takeUntil(orders, isLast));
    const ofBoth = eventsOf(await takeUntil(both, isLast));
    expect(ofBoth.map(({ stream }) => stream.slice(prefix().length))).toEqual(['partner-1', 'order-1', 'order-1']);
    expect(ofOrders).toHaveLength(2);
    for (const [index, event] of ofOrders.entries()) expect(event).toBe(ofBoth[index + 1]);
  });

  test('loses no event of a subscription that is far behind another, and lets both continue', async () => {
    const subscribe = () => iterate(store().subscribe({ streamPrefixes: [prefix()], signal: ending.signal }));
    const [slow, fast] = [subscribe(), subscribe()];
    for (const items of [slow, fast]) await takeUntil(items, (item) => item.kind === 'caught_up');
    const isAt = (revision: number) => (item: SubscriptionItem) =>
      item.kind === 'event' && item.event.revision === revision;
    for (let written = 0; written < 3_000; written += 100) {
      await store().append(stream(), someEvents(100), written === 0 ? 'no_stream' : written - 1);
      await takeUntil(fast, isAt(written + 99));
    }
    const late = await takeUntil(slow, isAt(2_999));
    expect(revisionsOf(late)).toEqual(Array.from({ length: 3_000 }, (_, revision) => revision));
    await takeUntil(slow, (item) => item.kind === 'caught_up');
    await store().append(stream(), someEvents(1), 2_999);
    const last = await Promise.all([slow, fast].map((items) => takeUntil(items, isAt(3_000))));
    expect(last.map((items) => revisionsOf(items))).toEqual([[3_000], [3_000]]);
  });

  test('ends when it is aborted before it starts, while it reads, and while it waits', async () => {
    await store().append(stream(), someEvents(10), 'no_stream');
    const aborted = store().subscribe({ streamPrefixes: [prefix()], signal: AbortSignal.abort() });
    expect(await all(aborted)).toEqual([]);

    const reading = new AbortController();
    const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal: reading.signal }));
    await items.next();
    reading.abort();
    expect((await items.next()).done).toBe(true);

    const waiting = iterate(store().subscribe({ streamPrefixes: [prefix()], signal: ending.signal }));
    await takeUntil(waiting, (item) => item.kind === 'caught_up');
    const next = waiting.next();
    ending.abort();
    expect((await next).done).toBe(true);
  });
}

import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent, RecordedEvent, SubscriptionItem } from './event-store.ts';
import { EventStoreUnavailableError, EventTooLargeError, maxEventBytes } from './event-store.ts';

/** A store under test. It may hold foreign events: the suite looks at streams of its own only. */
export interface OpenedEventStore {
  readonly store: EventStore;
  /** Closes the store and opens it again on what is stored; absent when the adapter cannot. */
  readonly reopen?: () => Promise<EventStore>;
  /** Closes what is open and removes what the test has left. */
  readonly close: () => Promise<void>;
}

/** What every event store must do, whatever the engine. `open` is called before each test. */
export function eventStoreContract(name: string, open: () => Promise<OpenedEventStore>): void {
  describe(`${name} keeps the contract of the event store`, () => {
    let opened: OpenedEventStore;
    let store: EventStore;
    /** Begins the names of this test's streams. */
    let prefix: string;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
      prefix = `contract${randomUUID().slice(0, 8)}`;
    });
    afterEach(() => opened.close());

    const appendCases = { store: () => store, stream: () => `${prefix}-1`, prefix: () => prefix };
    describe('append', () => appending(appendCases));
    describe('append, repeated', () => repeating(appendCases));
    describe('read', () => reading(appendCases));
    describe('subscribe', () => subscribing(appendCases));
    describe('close', () => closing(appendCases));

    // Says nothing of adapters that cannot open again: what a server keeps is the server's to prove.
    test('what was appended is there after opening again', async () => {
      if (!opened.reopen) return;
      const events = someEvents(3);
      await store.append(`${prefix}-1`, events, 'no_stream');
      const head = await store.head();
      const again = await opened.reopen();
      expect(idsOf(await all(again.readStream(`${prefix}-1`)))).toEqual(idsOf(events));
      expect(await again.head()).toBe(head);
      expect(await again.append(`${prefix}-1`, someEvents(1), 2)).toMatchObject({ outcome: 'appended', revision: 3 });
    });
  });
}

interface Case {
  readonly store: () => EventStore;
  readonly stream: () => string;
  readonly prefix: () => string;
}

function appending({ store, stream, prefix }: Case): void {
  test('gives back what was appended, with its place', async () => {
    const events = [anEvent({ type: 'PLACED', data: { a: 1 } }), anEvent({ type: 'ASSIGNED', data: {} })];
    const result = await store().append(stream(), events, 'no_stream');
    const recorded = await all(store().readStream(stream()));
    expect(recorded).toEqual(
      events.map((event, revision) => ({
        ...event,
        stream: stream(),
        revision,
        position: expect.any(BigInt),
        recordedAt: expect.any(Number),
      })),
    );
    expect(result).toEqual({ outcome: 'appended', revision: 1, position: recorded[1]!.position });
    expect(recorded[1]!.position > recorded[0]!.position).toBe(true);
    expect(await store().head()).toBeGreaterThanOrEqual(recorded[1]!.position);
  });

  test('appends at the expected revision', async () => {
    await store().append(stream(), someEvents(2), 'no_stream');
    expect(await store().append(stream(), someEvents(3), 1)).toMatchObject({ outcome: 'appended', revision: 4 });
    expect((await all(store().readStream(stream()))).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
  });

  test('tells the actual revision when another was expected, and writes nothing', async () => {
    const events = someEvents(2);
    await store().append(stream(), events, 'no_stream');
    for (const expected of ['no_stream', 0, 2, 99] as const) {
      const result = await store().append(stream(), someEvents(2), expected);
      expect(result).toEqual({ outcome: 'wrong_revision', actual: 1 });
    }
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf(events));
  });

  test('tells that there is no stream', async () => {
    const result = await store().append(stream(), someEvents(1), 0);
    expect(result).toEqual({ outcome: 'wrong_revision', actual: 'no_stream' });
    expect(await all(store().readStream(stream()))).toEqual([]);
  });

  test('lets exactly one of 100 concurrent appends with one expectation win', async () => {
    await store().append(stream(), someEvents(1), 'no_stream');
    const contenders = Array.from({ length: 100 }, () => anEvent());
    const results = await Promise.all(contenders.map((event) => store().append(stream(), [event], 0)));
    const winners = contenders.filter((_, index) => results[index]!.outcome === 'appended');
    expect(winners).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'wrong_revision')).toEqual(
      Array(99).fill({ outcome: 'wrong_revision', actual: 1 }),
    );
    expect(idsOf(await all(store().readStream(stream())))[1]).toBe(winners[0]!.id);
  });

  test('takes concurrent appends to many streams', async () => {
    const streams = Array.from({ length: 100 }, (_, index) => `${prefix()}-${index}`);
    const results = await Promise.all(streams.map((each) => store().append(each, someEvents(2), 'no_stream')));
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(100).fill('appended'));
    const recorded = await all(store().readAll({ streamPrefixes: [prefix()] }));
    expect(recorded).toHaveLength(200);
    expect(new Set(recorded.map(({ position }) => position)).size).toBe(200);
  });

  test('refuses what can only be a fault of the caller: no events, no UUID, no revision, no name', async () => {
    await expect(store().append(stream(), [], 'no_stream')).rejects.toThrow(RangeError);
    const misnamed = { ...anEvent(), id: 'evt_1' };
    await expect(store().append(stream(), [anEvent(), misnamed], 'no_stream')).rejects.toThrow(RangeError);
    await expect(store().append(stream(), [anEvent()], -1)).rejects.toThrow(RangeError);
    await expect(store().append('', [anEvent()], 'no_stream')).rejects.toThrow(RangeError);
    expect(await all(store().readStream(stream()))).toEqual([]);
  });

  test('refuses too large an event and writes nothing', async () => {
    const large = anEvent({ data: { text: 'x'.repeat(maxEventBytes) } });
    await expect(store().append(stream(), [large], 'no_stream')).rejects.toThrow(EventTooLargeError);
    await expect(store().append(stream(), [anEvent(), large, anEvent()], 'no_stream')).rejects.toThrow(
      EventTooLargeError,
    );
    expect(await all(store().readStream(stream()))).toEqual([]);
  });

  test('counts bytes, not characters, and all events of an append together', async () => {
    const third = () => anEvent({ data: { text: '৳'.repeat(maxEventBytes / 9) } });
    await expect(store().append(stream(), [third(), third(), third()], 'no_stream')).rejects.toThrow(
      EventTooLargeError,
    );
    expect(await store().append(stream(), [third(), third()], 'no_stream')).toMatchObject({ outcome: 'appended' });
    expect(await all(store().readStream(stream()))).toHaveLength(2);
  });

  test.each(awkwardData)('keeps data as JSON would: %s', async (_name, data) => {
    await store().append(stream(), [anEvent({ data })], 'no_stream');
    const [recorded] = await all(store().readStream(stream()));
    expect(JSON.stringify(recorded!.data)).toBe(JSON.stringify(data));
  });
}

const awkwardData: [string, Record<string, unknown>][] = [
  ['Bangla and emoji', { name: 'রহিম উদ্দিন', comment: '🏍️👩‍👩‍👧‍👦 ৳৫০', 'চাবি 🔑': 'x' }],
  ['quotes, line ends, NUL and a lone surrogate', { text: '"\\\n\u2028\u0000\ud83d' }],
  ['numbers', { a: 0.1, b: -1.5e-7, c: 1e21, d: Number.MAX_SAFE_INTEGER, e: -0, f: Number.NaN }],
  ['null, nothing and nesting', { a: null, b: undefined, c: [undefined, [], {}], d: { e: { f: [] } } }],
  ['what turns itself into JSON', { at: new Date(0), url: new URL('http://127.0.0.1/') }],
  ['names that objects have', { ['__proto__']: 1, constructor: 2, toString: 3 }],
];

function repeating({ store, stream }: Case): void {
  test('is answered as the first time and changes nothing', async () => {
    const events = someEvents(3);
    const first = await store().append(stream(), events, 'no_stream');
    expect(await store().append(stream(), events, 'no_stream')).toEqual(first);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf(events));
  });

  test('is answered as the first time when others have followed', async () => {
    const [first, second, third] = [someEvents(1), someEvents(2), someEvents(1)];
    await store().append(stream(), first, 'no_stream');
    const result = await store().append(stream(), second, 0);
    await store().append(stream(), third, 2);
    expect(await store().append(stream(), second, 0)).toEqual(result);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf([...first, ...second, ...third]));
  });

  test('is a wrong revision when only a part is the same', async () => {
    const [a, b, c] = someEvents(3) as [NewEvent, NewEvent, NewEvent];
    await store().append(stream(), [a, b], 'no_stream');
    const wrong = { outcome: 'wrong_revision', actual: 1 };
    expect(await store().append(stream(), [a, b, c], 'no_stream')).toEqual(wrong);
    expect(await store().append(stream(), [b, c], 0)).toEqual(wrong);
    expect(await store().append(stream(), [a, c], 'no_stream')).toEqual(wrong);
    expect(await store().append(stream(), [b, a], 'no_stream')).toEqual(wrong);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf([a, b]));
  });

  test('at once with itself is written once', async () => {
    const events = someEvents(2);
    const results = await Promise.all(Array.from({ length: 10 }, () => store().append(stream(), events, 'no_stream')));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf(events));
  });
}

function reading({ store, stream, prefix }: Case): void {
  test('a stream in both directions, from a revision, at most so many', async () => {
    const count = 600;
    for (let written = 0; written < count; written += 100) {
      await store().append(stream(), someEvents(100), written === 0 ? 'no_stream' : written - 1);
    }
    await store().append(`${stream()}0`, someEvents(1), 'no_stream');
    const revisions = async (options: Parameters<EventStore['readStream']>[1]) =>
      (await all(store().readStream(stream(), options))).map(({ revision }) => revision);
    const up = Array.from({ length: count }, (_, revision) => revision);
    const down = up.toReversed();
    expect(await revisions(undefined)).toEqual(up);
    expect(await revisions({ direction: 'backwards' })).toEqual(down);
    expect(await revisions({ fromRevision: 290, maxCount: 300 })).toEqual(up.slice(290, 590));
    expect(await revisions({ direction: 'backwards', fromRevision: 298, maxCount: 297 })).toEqual(down.slice(301, 598));
    expect(await revisions({ direction: 'backwards', maxCount: 1 })).toEqual([599]);
    expect(await revisions({ fromRevision: 599 })).toEqual([599]);
    expect(await revisions({ fromRevision: 600 })).toEqual([]);
    expect(await revisions({ direction: 'backwards', fromRevision: 10_000, maxCount: 2 })).toEqual([599, 598]);
    expect(await revisions({ maxCount: 0 })).toEqual([]);
  });

  test('nothing of a stream that is not there', async () => {
    await store().append(`${stream()}0`, someEvents(1), 'no_stream');
    expect(await all(store().readStream(stream()))).toEqual([]);
    expect(await all(store().readStream(stream(), { direction: 'backwards' }))).toEqual([]);
  });

  test('all streams in one order, the same for every reader and direction', async () => {
    const streams = Array.from({ length: 40 }, (_, index) => `${prefix()}-${index}`);
    const before = await store().head();
    for (const expected of ['no_stream', 9, 19] as const) {
      await Promise.all(streams.map((each) => store().append(each, someEvents(10), expected)));
    }
    const mine = async (events: AsyncIterable<RecordedEvent>) =>
      (await all(events)).filter((event) => event.stream.startsWith(prefix()));
    const [one, two] = await Promise.all([mine(store().readAll()), mine(store().readAll({ after: before }))]);
    expect(one).toHaveLength(1_200);
    expect(two).toEqual(one);
    expect(one.every(({ position }, index) => index === 0 || position > one[index - 1]!.position)).toBe(true);
    expect(await mine(store().readAll({ direction: 'backwards' }))).toEqual(one.toReversed());
    for (const each of streams) {
      const revisions = one.filter((event) => event.stream === each).map(({ revision }) => revision);
      expect(revisions).toEqual(Array.from({ length: 30 }, (_, revision) => revision));
    }
  });

  test('all streams after a position, by prefixes, at most so many', async () => {
    const [order, partner, other] = [`${prefix()}order-1`, `${prefix()}partner-1`, `${prefix()}other-1`];
    for (let round = 0; round < 5; round += 1) {
      for (const each of [order, partner, other]) {
        await store().append(each, someEvents(1), round === 0 ? 'no_stream' : round - 1);
      }
    }
    const streamPrefixes = [`${prefix()}order-`, `${prefix()}partner-`];
    const both = await all(store().readAll({ streamPrefixes }));
    expect(both.map((event) => event.stream)).toEqual(Array(5).fill([order, partner]).flat());
    const after = both[3]!.position;
    expect(await all(store().readAll({ streamPrefixes, after }))).toEqual(both.slice(4));
    expect(await all(store().readAll({ streamPrefixes, after, maxCount: 2 }))).toEqual(both.slice(4, 6));
    expect(await all(store().readAll({ streamPrefixes, after, direction: 'backwards' }))).toEqual(
      both.slice(0, 3).toReversed(),
    );
    expect(await all(store().readAll({ streamPrefixes, direction: 'backwards', maxCount: 3 }))).toEqual(
      both.slice(7).toReversed(),
    );
    expect(await all(store().readAll({ streamPrefixes, after: both[9]!.position }))).toEqual([]);
    expect(await all(store().readAll({ streamPrefixes: [`${prefix()}none-`] }))).toEqual([]);
  });
}

function subscribing({ store, stream, prefix }: Case): void {
  let ending: AbortController;
  beforeEach(() => {
    ending = new AbortController();
  });
  afterEach(() => ending.abort());

  test('gives what is there, tells that it has caught up, then gives what comes', async () => {
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

  test('begins after a position', async () => {
    await store().append(stream(), someEvents(5), 'no_stream');
    const after = (await all(store().readStream(stream())))[2]!.position;
    const items = iterate(store().subscribe({ after, streamPrefixes: [prefix()], signal: ending.signal }));
    expect(revisionsOf(await takeUntil(items, (item) => item.kind === 'caught_up'))).toEqual([3, 4]);
  });

  test('gives the events of the prefixes only', async () => {
    const streamPrefixes = [`${prefix()}order-`];
    const items = iterate(store().subscribe({ streamPrefixes, signal: ending.signal }));
    await takeUntil(items, (item) => item.kind === 'caught_up');
    await store().append(`${prefix()}partner-1`, someEvents(2), 'no_stream');
    await store().append(`${prefix()}order-1`, someEvents(1), 'no_stream');
    const seen = await takeUntil(items, (item) => item.kind === 'event');
    expect(seen.flatMap((item) => (item.kind === 'event' ? [item.event.stream] : []))).toEqual([`${prefix()}order-1`]);
  });

  test('passes from the past to the present without gap or repetition while appends go on', async () => {
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

  test('loses nothing for a slow consumer', async () => {
    await store().append(stream(), someEvents(100), 'no_stream');
    const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal: ending.signal }));
    const first = await takeUntil(items, (item) => item.kind === 'event' && item.event.revision === 49);
    for (let written = 100; written < 2_000; written += 100) {
      await store().append(stream(), someEvents(100), written - 1);
    }
    const rest = await takeUntil(items, (item) => item.kind === 'event' && item.event.revision === 1_999);
    expect(revisionsOf([...first, ...rest])).toEqual(Array.from({ length: 2_000 }, (_, revision) => revision));
  });

  test('ends when aborted: before the start, while reading, while waiting', async () => {
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

function closing({ store, stream, prefix }: Case): void {
  test('waits for the appends under way', async () => {
    const appends = Array.from({ length: 20 }, (_, index) =>
      store().append(`${prefix()}-${index}`, someEvents(1), 'no_stream'),
    );
    await store().close();
    expect((await Promise.all(appends)).map(({ outcome }) => outcome)).toEqual(Array(20).fill('appended'));
  });

  test('drops subscriptions', async () => {
    const { signal } = new AbortController();
    const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal }));
    await takeUntil(items, (item) => item.kind === 'caught_up');
    const dropped = expect(items.next()).rejects.toThrow(EventStoreUnavailableError);
    await store().close();
    await dropped;
  });

  test('makes every later call fail as unavailable, but for closing again', async () => {
    const begun = store().readStream(stream());
    await store().close();
    const { signal } = new AbortController();
    await expect(store().append(stream(), someEvents(1), 'no_stream')).rejects.toThrow(EventStoreUnavailableError);
    await expect(store().head()).rejects.toThrow(EventStoreUnavailableError);
    await expect(all(begun)).rejects.toThrow(EventStoreUnavailableError);
    await expect(all(store().readAll())).rejects.toThrow(EventStoreUnavailableError);
    await expect(all(store().subscribe({ signal }))).rejects.toThrow(EventStoreUnavailableError);
    await store().close();
  });
}

function anEvent(given: { type?: string; data?: Record<string, unknown> } = {}): NewEvent {
  return {
    id: randomUUID(),
    type: given.type ?? 'HAPPENED',
    data: given.data ?? { order_id: 'ord_1' },
    metadata: {
      schema_version: 1,
      $correlationId: 'correlation',
      $causationId: null,
      actor: { kind: 'partner' },
      occurred_at: '2026-11-21T13:00:00.000+06:00',
    },
  };
}

function someEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, () => anEvent());
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const item of items) taken.push(item);
  return taken;
}

function iterate(items: AsyncIterable<SubscriptionItem>): AsyncIterator<SubscriptionItem> {
  return items[Symbol.asyncIterator]();
}

/** The items up to the one looked for, and with it. Fails when the subscription ends before. */
async function takeUntil(
  items: AsyncIterator<SubscriptionItem>,
  found: (item: SubscriptionItem) => boolean,
): Promise<SubscriptionItem[]> {
  const taken: SubscriptionItem[] = [];
  for (;;) {
    const { done, value } = await items.next();
    if (done) throw new Error(`The subscription ended after ${taken.length} items`);
    taken.push(value);
    if (found(value)) return taken;
  }
}

function eventsOf(items: readonly SubscriptionItem[]): RecordedEvent[] {
  return items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
}

function revisionsOf(items: readonly SubscriptionItem[]): number[] {
  return eventsOf(items).map(({ revision }) => revision);
}

function idsOf(events: readonly NewEvent[]): string[] {
  return events.map(({ id }) => id);
}

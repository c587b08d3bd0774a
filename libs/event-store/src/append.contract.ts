import type { NewEvent } from './event-store.ts';
import { EventTooLargeError, maxEventBytes } from './event-store.ts';
import type { EventStoreTrial } from './event-store-trial.contract.ts';
import { maxStreamNameBytes } from './lmdb/recorded-event.codec.ts';
import { all, anEvent, idsOf, someEvents } from './some-events.fixture.ts';

/** Appends are atomic, require the expected revision, and return the position of what was appended. */
export function appendContract({ store, stream, prefix }: EventStoreTrial): void {
  test('returns appended events with their position', async () => {
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

  test('returns the actual revision when another was expected, and writes nothing', async () => {
    const events = someEvents(2);
    await store().append(stream(), events, 'no_stream');
    for (const expected of ['no_stream', 0, 2, 99] as const) {
      const result = await store().append(stream(), someEvents(2), expected);
      expect(result).toEqual({ outcome: 'wrong_revision', actual: 1 });
    }
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf(events));
  });

  test('reports that there is no stream', async () => {
    const result = await store().append(stream(), someEvents(1), 0);
    expect(result).toEqual({ outcome: 'wrong_revision', actual: 'no_stream' });
    expect(await all(store().readStream(stream()))).toEqual([]);
  });

  test('lets exactly one of 100 concurrent appends with the same expected revision succeed', async () => {
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

  test('accepts concurrent appends to many streams', async () => {
    const streams = Array.from({ length: 100 }, (_, index) => `${prefix()}-${index}`);
    const results = await Promise.all(streams.map((each) => store().append(each, someEvents(2), 'no_stream')));
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(100).fill('appended'));
    const recorded = await all(store().readAll({ streamPrefixes: [prefix()] }));
    expect(recorded).toHaveLength(200);
    expect(new Set(recorded.map(({ position }) => position)).size).toBe(200);
  });

  test('refuses an append without events, or with an invalid id, revision or name', async () => {
    await expect(store().append(stream(), [], 'no_stream')).rejects.toThrow(RangeError);
    const misnamed = { ...anEvent(), id: 'evt_1' };
    await expect(store().append(stream(), [anEvent(), misnamed], 'no_stream')).rejects.toThrow(RangeError);
    for (const revision of [-1, 0.5, 2 ** 53]) {
      await expect(store().append(stream(), [anEvent()], revision)).rejects.toThrow(RangeError);
    }
    for (const name of ['', 'x'.repeat(maxStreamNameBytes + 1)]) {
      await expect(store().append(name, [anEvent()], 'no_stream')).rejects.toThrow(`No name of a stream: ${name}`);
    }
    expect(await all(store().readStream(stream()))).toEqual([]);
  });

  test('refuses an event that is too large and writes nothing', async () => {
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

  test.each(awkwardData)('keeps data in the form that JSON gives it: %s', async (_name, data) => {
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

/** A repeated append is recognised by the ids of its events. */
export function repeatedAppendContract({ store, stream }: EventStoreTrial): void {
  test('returns the first answer and changes nothing', async () => {
    const events = someEvents(3);
    const first = await store().append(stream(), events, 'no_stream');
    expect(await store().append(stream(), events, 'no_stream')).toEqual(first);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf(events));
  });

  test('returns the first answer when other events have followed', async () => {
    const [first, second, third] = [someEvents(1), someEvents(2), someEvents(1)];
    await store().append(stream(), first, 'no_stream');
    const result = await store().append(stream(), second, 0);
    await store().append(stream(), third, 2);
    expect(await store().append(stream(), second, 0)).toEqual(result);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf([...first, ...second, ...third]));
  });

  test('is refused as a wrong revision when only a part is the same', async () => {
    const [a, b, c] = someEvents(3) as [NewEvent, NewEvent, NewEvent];
    await store().append(stream(), [a, b], 'no_stream');
    const wrong = { outcome: 'wrong_revision', actual: 1 };
    expect(await store().append(stream(), [a, b, c], 'no_stream')).toEqual(wrong);
    expect(await store().append(stream(), [b, c], 0)).toEqual(wrong);
    expect(await store().append(stream(), [a, c], 'no_stream')).toEqual(wrong);
    expect(await store().append(stream(), [b, a], 'no_stream')).toEqual(wrong);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf([a, b]));
  });

  test('is written once when both are sent at once', async () => {
    const events = someEvents(2);
    const results = await Promise.all(Array.from({ length: 10 }, () => store().append(stream(), events, 'no_stream')));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(idsOf(await all(store().readStream(stream())))).toEqual(idsOf(events));
  });
}

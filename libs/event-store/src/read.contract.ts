import type { EventStore, RecordedEvent } from './event-store.ts';
import type { EventStoreTrial } from './event-store-trial.contract.ts';
import { all, someEvents } from './some-events.fixture.ts';

/** Reads of a stream and of all streams: directions, bounds, one order for every reader. */
export function readContract({ store, stream, prefix }: EventStoreTrial): void {
  test('reads a stream in both directions, from a revision, and up to a number', async () => {
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
    expect(await revisions({ fromRevision: 300, maxCount: 1 })).toEqual([300]);
    expect(await revisions({ fromRevision: 600, maxCount: 1 })).toEqual([]);
    expect(await revisions({ direction: 'backwards', fromRevision: 10_000, maxCount: 2 })).toEqual([599, 598]);
    expect(await revisions({ maxCount: 0 })).toEqual([]);
  });

  test('returns nothing for a stream that does not exist', async () => {
    await store().append(`${stream()}0`, someEvents(1), 'no_stream');
    expect(await all(store().readStream(stream()))).toEqual([]);
    expect(await all(store().readStream(stream(), { direction: 'backwards' }))).toEqual([]);
  });

  test('reads all streams in one order, the same for every reader and direction', async () => {
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

  test('reads all streams after a position, by prefixes, and up to a number', async () => {
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

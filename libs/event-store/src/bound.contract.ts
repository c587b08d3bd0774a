import type { EventStoreTrial } from './event-store-trial.contract.ts';
import { all, anEvent, idsOf, someEvents } from './some-events.fixture.ts';
import { iterate, revisionsOf, takeUntil } from './subscription-items.fixture.ts';

/** A bounded stream keeps only its last events. In all other respects it is like any other stream. */
export function boundContract({ store, stream, prefix }: EventStoreTrial): void {
  const revisions = async (options = {}) =>
    (await all(store().readStream(stream(), options))).map(({ revision }) => revision);

  test('keep only the last events of those before the bound and those after it', async () => {
    await store().append(stream(), someEvents(10), 'no_stream');
    await store().keepLast(stream(), 3);
    expect(await revisions()).toEqual([7, 8, 9]);
    for (let revision = 9; revision < 15; revision += 1) {
      expect(await store().append(stream(), someEvents(1), revision)).toMatchObject({ revision: revision + 1 });
    }
    expect(await revisions()).toEqual([13, 14, 15]);
    expect(await revisions({ direction: 'backwards', maxCount: 2 })).toEqual([15, 14]);
    expect(await revisions({ fromRevision: 14 })).toEqual([14, 15]);
    expect(await revisions({ fromRevision: 5, maxCount: 2 })).toEqual([13, 14]);
    expect(await revisions({ fromRevision: 13, maxCount: 1 })).toEqual([13]);
  });

  test('can be bounded before they exist, and again with the same or another bound', async () => {
    await store().keepLast(stream(), 5);
    await store().keepLast(stream(), 5);
    await store().append(stream(), someEvents(8), 'no_stream');
    expect(await revisions()).toEqual([3, 4, 5, 6, 7]);
    await store().keepLast(stream(), 2);
    expect(await revisions()).toEqual([6, 7]);
    await store().keepLast(stream(), 5);
    await store().append(stream(), someEvents(2), 7);
    expect((await revisions()).slice(-4)).toEqual([6, 7, 8, 9]);
  });

  test('can be bounded by many callers at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => store().keepLast(stream(), 2)));
    await store().append(stream(), someEvents(4), 'no_stream');
    expect(await revisions()).toEqual([2, 3]);
  });

  test('still exist when their first events are gone', async () => {
    await store().keepLast(stream(), 2);
    await store().append(stream(), someEvents(5), 'no_stream');
    const wrong = { outcome: 'wrong_revision', actual: 4 };
    expect(await store().append(stream(), someEvents(1), 'no_stream')).toEqual(wrong);
    expect(await store().append(stream(), someEvents(1), 1)).toEqual(wrong);
    expect(await revisions()).toEqual([3, 4]);
  });

  test('return the first answer for a repeated append of their last events', async () => {
    await store().keepLast(stream(), 2);
    await store().append(stream(), someEvents(5), 'no_stream');
    const event = anEvent();
    const first = await store().append(stream(), [event], 4);
    expect(await store().append(stream(), [event], 4)).toEqual(first);
    expect(idsOf(await all(store().readStream(stream()))).at(-1)).toBe(event.id);
  });

  test('leave other streams, reads of all streams and subscriptions unchanged', async () => {
    const other = `${prefix()}-other`;
    await store().append(other, someEvents(5), 'no_stream');
    await store().append(stream(), someEvents(5), 'no_stream');
    await store().append(other, someEvents(5), 4);
    await store().keepLast(stream(), 1);
    const streamPrefixes = [prefix()];
    const forwards = await all(store().readAll({ streamPrefixes }));
    const ofOther = forwards.filter((event) => event.stream === other).map(({ revision }) => revision);
    expect(ofOther).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(forwards.findLast((event) => event.stream === stream())?.revision).toBe(4);
    const backwards = await all(store().readAll({ streamPrefixes, direction: 'backwards' }));
    expect(backwards).toEqual(forwards.toReversed());
    const ending = new AbortController();
    const items = iterate(store().subscribe({ streamPrefixes, signal: ending.signal }));
    expect(revisionsOf(await takeUntil(items, ({ kind }) => kind === 'caught_up'))).toHaveLength(forwards.length);
    await store().append(stream(), someEvents(1), 4);
    const seen = await takeUntil(items, (item) => item.kind === 'event');
    expect(revisionsOf(seen)).toEqual([5]);
    ending.abort();
  });

  test('refuse a bound without a count, with too high a count, or without a name', async () => {
    for (const count of [0, -1, 1.5, Number.NaN, 1_001]) {
      await expect(store().keepLast(stream(), count)).rejects.toThrow(RangeError);
    }
    await expect(store().keepLast('', 1)).rejects.toThrow(RangeError);
  });
}

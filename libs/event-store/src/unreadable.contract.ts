import type { EventData, EventMetadata, NewEvent, UnreadableEvent } from './event-store.ts';
import { EventStoreDamagedError } from './event-store.ts';
import type { EventStoreTrial } from './event-store-trial.contract.ts';
import { all, anEvent, idsOf, someEvents } from './some-events.fixture.ts';
import { iterate, takeUntil } from './subscription-items.fixture.ts';

/** Events that another client of the server can append to our streams, because the server accepts any data. */
const foreign: readonly [string, Partial<NewEvent>, string][] = [
  ['without metadata', { metadata: {} as EventMetadata }, 'its metadata has no schema_version'],
  ['of another kind of data', { data: [1] as unknown as EventData }, 'its data is not a JSON object'],
];

/** A foreign event in one of our streams is reported at its position. It ends only reads without a replacement for such events. */
export function unreadableContract({ store, stream, prefix }: EventStoreTrial): void {
  const other = () => `${prefix()}-other`;

  describe.each(foreign)('an event %s', (_name, changes, reason) => {
    let before: NewEvent;
    let unreadable: NewEvent;
    let after: NewEvent;

    beforeEach(async () => {
      [before, after] = someEvents(2) as [NewEvent, NewEvent];
      unreadable = { ...anEvent(), ...changes };
      await store().append(stream(), [before], 'no_stream');
      await store().append(stream(), [unreadable], 0);
      await store().append(other(), [after], 'no_stream');
    });

    const expected = () => {
      const place = { stream: stream(), revision: 1, position: expect.any(BigInt), recordedAt: expect.any(Number) };
      return expect.objectContaining({ id: unreadable.id, type: unreadable.type, ...place, reason });
    };

    test('is an item of a subscription at its position', async () => {
      const ending = new AbortController();
      const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal: ending.signal }));
      const seen = await takeUntil(items, ({ kind }) => kind === 'caught_up');
      ending.abort();
      expect(seen.map(({ kind }) => kind)).toEqual(['event', 'unreadable', 'event', 'caught_up']);
      expect(seen[1]).toEqual({ kind: 'unreadable', event: expected() });
    });

    test('can be skipped by a read that is given a callback for it', async () => {
      const told: UnreadableEvent[] = [];
      const options = {
        unreadable: (event: UnreadableEvent) => {
          told.push(event);
          return null;
        },
      };
      const ofAll = await all(store().readAll({ streamPrefixes: [prefix()], ...options }));
      expect(idsOf(ofAll)).toEqual(idsOf([before, after]));
      expect(idsOf(await all(store().readStream(stream(), options)))).toEqual(idsOf([before]));
      expect(told).toEqual([expected(), expected()]);
    });

    test('ends every other read with the reason, after the events before it', async () => {
      const seen: NewEvent[] = [];
      const reading = async () => {
        for await (const event of store().readStream(stream())) seen.push(event);
      };
      await expect(reading()).rejects.toThrow(EventStoreDamagedError);
      expect(idsOf(seen)).toEqual(idsOf([before]));
      await expect(all(store().readAll({ streamPrefixes: [prefix()] }))).rejects.toThrow(reason);
    });

    test('is counted in its stream like any other', async () => {
      expect(await store().append(stream(), someEvents(1), 0)).toEqual({ outcome: 'wrong_revision', actual: 1 });
      expect(await store().append(stream(), [unreadable], 0)).toMatchObject({ outcome: 'appended', revision: 1 });
    });
  });
}

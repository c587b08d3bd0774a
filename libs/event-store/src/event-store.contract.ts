import { randomUUID } from 'node:crypto';
import { appendContract, repeatedAppendContract } from './append.contract.ts';
import { boundContract } from './bound.contract.ts';
import { closeContract } from './close.contract.ts';
import type { EventStore } from './event-store.ts';
import { readContract } from './read.contract.ts';
import { all, idsOf, someEvents } from './some-events.fixture.ts';
import { subscribeContract } from './subscribe.contract.ts';
import { unreadableContract } from './unreadable.contract.ts';

/** A store under test. It may have events of others: the suite reads only its own streams. */
interface OpenedEventStore {
  readonly store: EventStore;
  /** Closes the store and opens it again with the same data. Absent if the adapter cannot do that. */
  readonly reopen?: () => Promise<EventStore>;
  /** Closes the store and removes the data of the test. */
  readonly close: () => Promise<void>;
}

/** The contract of every event store. `open` is called before each test. */
export function eventStoreContract(name: string, open: () => Promise<OpenedEventStore>): void {
  describe(`${name} keeps the contract of the event store`, () => {
    let opened: OpenedEventStore;
    let store: EventStore;
    /** The prefix of the names of this test's streams. */
    let prefix: string;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
      prefix = `contract${randomUUID().slice(0, 8)}`;
    });
    afterEach(() => opened.close());

    const trial = { store: () => store, stream: () => `${prefix}-1`, prefix: () => prefix };
    describe('append', () => appendContract(trial));
    describe('append, repeated', () => repeatedAppendContract(trial));
    describe('read', () => readContract(trial));
    describe('subscribe', () => subscribeContract(trial));
    describe('bounded streams', () => boundContract(trial));
    describe('events that others wrote', () => unreadableContract(trial));
    describe('close', () => closeContract(trial));

    // Skipped for adapters without `reopen`: there, durability is up to the server.
    test('returns the appended events after it is opened again', async () => {
      if (!opened.reopen) return;
      const events = someEvents(3);
      await store.append(`${prefix}-1`, events, 'no_stream');
      await store.keepLast(`${prefix}-bounded`, 2);
      await store.append(`${prefix}-bounded`, someEvents(3), 'no_stream');
      const head = await store.head();
      const again = await opened.reopen();
      expect(idsOf(await all(again.readStream(`${prefix}-1`)))).toEqual(idsOf(events));
      expect(await again.head()).toBe(head);
      expect(await all(again.readStream(`${prefix}-bounded`))).toHaveLength(2);
      expect(await again.append(`${prefix}-1`, someEvents(1), 2)).toMatchObject({ outcome: 'appended', revision: 3 });
    });
  });
}

import { EventStoreUnavailableError } from './event-store.ts';
import type { EventStoreTrial } from './event-store-trial.contract.ts';
import { all, someEvents } from './some-events.fixture.ts';
import { iterate, takeUntil } from './subscription-items.fixture.ts';

/** Closing completes appends and ends subscriptions. Every later call fails. */
export function closeContract({ store, stream, prefix }: EventStoreTrial): void {
  test('waits for the appends in progress', async () => {
    const appends = Array.from({ length: 20 }, (_, index) =>
      store().append(`${prefix()}-${index}`, someEvents(1), 'no_stream'),
    );
    await store().close();
    expect((await Promise.all(appends)).map(({ outcome }) => outcome)).toEqual(Array(20).fill('appended'));
  });

  test('ends subscriptions', async () => {
    const { signal } = new AbortController();
    const items = iterate(store().subscribe({ streamPrefixes: [prefix()], signal }));
    await takeUntil(items, (item) => item.kind === 'caught_up');
    const dropped = expect(items.next()).rejects.toThrow(EventStoreUnavailableError);
    await store().close();
    await dropped;
  });

  test('makes every later call fail as unavailable, except another close', async () => {
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

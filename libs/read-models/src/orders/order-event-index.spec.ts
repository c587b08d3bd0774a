import { orderId, owner, withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import fc from 'fast-check';
import { scopeOf } from '../scope-of.ts';
import { indexHeads } from './order-event-index.collections.ts';
import { entriesPerPart, type IndexedEvent, type IndexHead, OrderEventIndex } from './order-event-index.ts';
import { OrderEventIndexWriter } from './order-event-index.writer.ts';

const other = { ...owner, environment: 'production' } as const;
const held = () => Promise.resolve();

function withStore(run: (stateStore: StateStore) => Promise<void>): Promise<void> {
  return withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory });
    try {
      await run(stateStore);
    } finally {
      await stateStore.close();
    }
  });
}

/** Every third position belongs to another stream. */
function events(count: number, from = 0): readonly IndexedEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    position: (from + index) * 3 + 1,
    order_id: orderId,
    revision: from + index,
  }));
}

async function readAll(index: OrderEventIndex, limit: number): Promise<readonly IndexedEvent[]> {
  const all: IndexedEvent[] = [];
  for (let after: number | null = null; ; ) {
    const { events: page, hasMore } = await index.page(owner, after, limit);
    all.push(...page);
    expect(page.length).toBe(hasMore ? limit : page.length);
    // After a page with more, there is no empty one.
    expect(page.length > 0 || after === null).toBe(true);
    if (!hasMore) return all;
    after = page.at(-1)!.position;
  }
}

function storedHead({ documents }: StateStore) {
  return documents.read<IndexHead>({ scope: scopeOf(owner), ...indexHeads });
}

test('pages the events in their order, independent of how the index was written', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 130 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 120 }),
      (batches, limit) =>
        withStore(async (stateStore) => {
          const writer = new OrderEventIndexWriter(stateStore);
          let count = 0;
          for (const batch of batches) {
            await writer.append([{ owner, events: events(batch, count) }], held);
            count += batch;
            // Sometimes another instance continues.
            if (batch % 2 === 0) writer.forget();
          }
          const index = new OrderEventIndex(stateStore);
          expect(await readAll(index, limit)).toEqual(events(count));
          // Each event writes the head anew, so it must not grow with the history.
          expect((await storedHead(stateStore))?.value.entries.length ?? 0).toBeLessThanOrEqual(2 * entriesPerPart);
          expect(await index.latest(owner)).toBe(events(count).at(-1)?.position ?? null);
        }),
    ),
    { numRuns: 15 },
  ));

test('keeps a separate index for each owner', () =>
  withStore(async (stateStore) => {
    const [first, second] = events(2);
    await new OrderEventIndexWriter(stateStore).append(
      [
        { owner, events: [first!] },
        { owner: other, events: [second!] },
      ],
      held,
    );
    const index = new OrderEventIndex(stateStore);
    expect((await index.page(owner, null, 10)).events).toEqual([first]);
    expect((await index.page(other, null, 10)).events).toEqual([second]);
    expect((await index.page({ ...owner, partner_id: 'prt_2' }, null, 10)).events).toEqual([]);
  }));

test('does not add events again that it has', () =>
  withStore(async (stateStore) => {
    const writer = new OrderEventIndexWriter(stateStore);
    await writer.append([{ owner, events: events(120) }], held);
    writer.forget();
    await writer.append([{ owner, events: events(125) }], held);
    expect(await readAll(new OrderEventIndex(stateStore), 50)).toEqual(events(125));
  }));

test('adds nothing behind a gap when the state store has lost the latest entries', () =>
  withStore(async (stateStore) => {
    const writer = new OrderEventIndexWriter(stateStore);
    await writer.append([{ owner, events: events(180) }], held);
    const before = (await storedHead(stateStore))!;
    await writer.append([{ owner, events: events(100, 180) }], held);
    // Simulates a replica without the last write that took over.
    await stateStore.documents.write(scopeOf(owner), [
      { kind: 'remove', ...indexHeads },
      { kind: 'put', ...indexHeads, version: before.version, value: before.value },
    ]);
    const late = writer.append([{ owner, events: events(60, 280) }], held);
    await expect(late).rejects.toMatchObject({ name: 'IndexBehindError', temporary: true });
    // The entries that it sealed are not visible either.
    expect(await readAll(new OrderEventIndex(stateStore), 200)).toEqual(events(180));
    await writer.append([{ owner, events: events(340) }], held);
    expect(await readAll(new OrderEventIndex(stateStore), 30)).toEqual(events(340));
  }));

test('does not continue from a head that it read before the index was known to be complete', () =>
  withStore(async (stateStore) => {
    const writer = new OrderEventIndexWriter(stateStore);
    const lost = () => Promise.reject(new Error('lost'));
    await expect(writer.append([{ owner, events: events(5) }], lost)).rejects.toThrow('lost');
    expect(await storedHead(stateStore)).toBeNull();
  }));

test('adds nothing beside another writer when it was stopped', () =>
  withStore(async (stateStore) => {
    const stopped = new OrderEventIndexWriter(stateStore);
    await stopped.append([{ owner, events: events(3) }], held);
    await new OrderEventIndexWriter(stateStore).append([{ owner, events: events(9) }], held);
    await expect(stopped.append([{ owner, events: events(4, 3) }], held)).rejects.toThrow('index');
    expect(await readAll(new OrderEventIndex(stateStore), 100)).toEqual(events(9));
  }));

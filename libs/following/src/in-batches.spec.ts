import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordedEvent, SubscriptionItem } from '@dakpion/event-store';
import { newGate } from '@dakpion/fixtures';
import fc from 'fast-check';
import { inBatches, upToDate } from './in-batches.ts';

async function* numbers(count: number, afterEach: (n: number) => Promise<void> | void = () => {}) {
  for (let n = 0; n < count; n += 1) {
    yield n;
    await afterEach(n);
  }
}

test('returns each item once, in order, in batches within the limit, even if either side is slow', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.integer({ min: 1, max: 7 }), fc.nat(5), fc.nat(5), async (count, limit, a, b) => {
      const seen: number[] = [];
      const items = numbers(count, async (n) => {
        if (a > 0 && n % a === 0) await nextTurn();
      });
      for await (const batch of inBatches(items, limit)) {
        expect(batch.length).toBeGreaterThan(0);
        expect(batch.length).toBeLessThanOrEqual(limit);
        seen.push(...batch);
        if (b > 0 && seen.length % b === 0) await nextTurn();
      }
      expect(seen).toEqual([...Array(count).keys()]);
    }),
  );
});

test('puts items that arrive while a batch is handled into the next batch', async () => {
  const sizes: number[] = [];
  for await (const batch of inBatches(numbers(9), 4)) {
    sizes.push(batch.length);
    await nextTurn();
  }
  expect(Math.max(...sizes)).toBe(4);
});

test('reads ahead by no more than the limit', async () => {
  let read = 0;
  const items = numbers(100, () => {
    read += 1;
  });
  let taken = 0;
  for await (const batch of inBatches(items, 5)) {
    taken += batch.length;
    await nextTurn();
    expect(read).toBeLessThanOrEqual(taken + 5);
  }
  expect(taken).toBe(100);
});

test('fails after it has returned the items before the failure', async () => {
  const seen: number[] = [];
  const items = numbers(3, (n) => {
    if (n === 2) throw new Error('dropped');
  });
  await expect(async () => {
    for await (const batch of inBatches(items, 10)) seen.push(...batch);
  }).rejects.toThrow('dropped');
  expect(seen).toEqual([0, 1, 2]);
});

test('stops reading when the loop ends early', async () => {
  let read = 0;
  const items = numbers(1_000, () => {
    read += 1;
  });
  for await (const _ of inBatches(items, 2)) break;
  await nextTurn();
  const readThen = read;
  await nextTurn();
  expect(read).toBe(readThen);
  expect(read).toBeLessThan(10);
});

test('puts items that arrive a few at a time into one batch, even if the subscription caught up between them', async () => {
  const taken = newGate();
  async function* subscription(): AsyncGenerator<SubscriptionItem> {
    for (let position = 1n; position <= 40n; position += 1n) {
      yield { kind: 'event', event: { position } as RecordedEvent };
      if (position % 8n === 0n) {
        yield { kind: 'caught_up', position };
        await nextTurn();
      }
    }
    await taken.opened;
  }
  // Longer than the subscription pauses, in turns of the event loop: on a busy machine, each of them can take longer than a timer.
  const untilSettled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  const batches: number[] = [];
  for await (const batch of upToDate(subscription(), 100, untilSettled)) {
    batches.push(batch.filter(({ kind }) => kind === 'event').length);
    taken.open();
  }
  expect(batches).toEqual([40]);
});

test('puts at most the given number of items into a batch of a subscription', async () => {
  async function* subscription(): AsyncGenerator<SubscriptionItem> {
    for (let position = 1n; position <= 25n; position += 1n) {
      yield { kind: 'event', event: { position } as RecordedEvent };
    }
    yield { kind: 'caught_up', position: 25n };
    await over.opened;
  }
  const over = newGate();
  const batches: number[] = [];
  for await (const batch of upToDate(subscription(), 10)) {
    batches.push(batch.length);
    if (batch.at(-1)?.kind === 'caught_up') over.open();
  }
  expect(batches).toEqual([10, 10, 6]);
});

test('fills each batch until the first live item, so that a document with many events in a batch is written once', async () => {
  async function* slowly() {
    for (let n = 0; n < 12; n += 1) {
      await nextTurn();
      yield n;
    }
  }
  const batches: (readonly number[])[] = [];
  for await (const batch of inBatches(slowly(), 4, (n) => n === 9)) batches.push(batch);
  expect(batches).toEqual([[0, 1, 2, 3], [4, 5, 6, 7], [8, 9], [10], [11]]);
});

import { setTimeout as pause } from 'node:timers/promises';
import type { SubscriptionItem } from '@dakpion/event-store';

/**
 * Yields the items in batches. Each batch has the items that arrived while the previous one was processed: a single item never
 * waits, and many items are processed in bulk. Until the first item that `isLive` accepts, each batch is full, so that a document
 * with many events in a batch is written once. Reads at most `limit` items ahead. A caller that stops early must also end `items`.
 */
export async function* inBatches<Item>(
  items: AsyncIterable<Item>,
  limit: number,
  isLive: (item: Item) => boolean = () => true,
): AsyncGenerator<readonly Item[]> {
  let waiting: Item[] = [];
  let isFilling = true;
  let isOver = false;
  let arrival = signalOf();
  let room = signalOf();

  const read = async () => {
    try {
      for await (const item of items) {
        waiting.push(item);
        isFilling &&= !isLive(item);
        arrival.give();
        if (waiting.length >= limit) await room.given;
        if (isOver) return;
      }
    } finally {
      isOver = true;
      arrival.give();
    }
  };
  const reading = read();
  // Its error is thrown below, after the items before it were taken.
  reading.catch(() => undefined);

  try {
    for (;;) {
      while (!isOver && waiting.length < (isFilling ? limit : 1)) {
        await arrival.given;
        arrival = signalOf();
      }
      if (waiting.length === 0) break;
      const batch = waiting;
      waiting = [];
      room.give();
      room = signalOf();
      yield batch;
    }
    await reading;
  } finally {
    isOver = true;
    room.give();
  }
}

interface Signal {
  readonly given: Promise<void>;
  give(): void;
}

function signalOf(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** The time in ms without an item after which there are no more: the client of an event store passes on a few at a time. */
const settledMs = 5;
const settle = (): Promise<void> => pause(settledMs);

/**
 * Yields the items of a subscription in batches. Each batch has the items that are available at that time, at most `limit`,
 * including the item that reports that there are no more. One item is read ahead, so a caller that pauses reads all waiting
 * events in bulk. `untilSettled` resolves when an item that has not arrived will not arrive soon.
 */
export async function* upToDate(
  items: AsyncIterable<SubscriptionItem>,
  limit: number,
  untilSettled: () => Promise<void> = settle,
): AsyncGenerator<SubscriptionItem[]> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  let batch: SubscriptionItem[] = [];
  try {
    for (;;) {
      const { value: item, done } = await next;
      if (done === true) return;
      batch.push(item);
      next = iterator.next();
      const isSettled = item.kind === 'caught_up' && !(await comesBefore(untilSettled(), next));
      if (!isSettled && batch.length < limit) continue;
      // Its error is thrown above, after the items before it were taken.
      next.catch(() => undefined);
      yield batch;
      batch = [];
    }
  } finally {
    // Not awaited, because it waits for the item that was read ahead, which may arrive only when the subscription is aborted.
    void iterator.return?.();
  }
}

function comesBefore(settled: Promise<void>, next: Promise<unknown>): Promise<boolean> {
  const comes = () => true;
  return Promise.race([next.then(comes, comes), settled.then(() => false)]);
}

import type { SubscriptionItem } from '@dakpion/event-store';

/**
 * The items in batches: each holds what has arrived while the one before was at work, so that a lone item waits for
 * nothing and a flood is taken in bulk. Reads ahead by at most `limit` items. Whoever leaves early must end `items`, too.
 */
export async function* inBatches<Item>(items: AsyncIterable<Item>, limit: number): AsyncGenerator<readonly Item[]> {
  let waiting: Item[] = [];
  let isOver = false;
  let arrival = signalOf();
  let room = signalOf();

  const read = async () => {
    try {
      for await (const item of items) {
        waiting.push(item);
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
  // Its failure is thrown below, when the items before it have been taken.
  reading.catch(() => undefined);

  try {
    for (;;) {
      if (waiting.length === 0 && !isOver) await arrival.given;
      arrival = signalOf();
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

/**
 * The items of a subscription in batches: each holds what is there when it is asked for, at most `limit`, with the item that
 * says that this is all. Nothing is read ahead, so that a caller that pauses then reads all waiting events in bulk.
 */
export async function* upToDate(
  items: AsyncIterable<SubscriptionItem>,
  limit: number,
): AsyncGenerator<SubscriptionItem[]> {
  let batch: SubscriptionItem[] = [];
  for await (const item of items) {
    batch.push(item);
    if (item.kind !== 'caught_up' && batch.length < limit) continue;
    yield batch;
    batch = [];
  }
}

import type { RecordedEvent, SubscriptionItem } from './event-store.ts';

/** The items one by one. */
export function iterate(items: AsyncIterable<SubscriptionItem>): AsyncIterator<SubscriptionItem> {
  return items[Symbol.asyncIterator]();
}

/** The items up to the one looked for, and with it. Fails when the subscription ends before. */
export async function takeUntil(
  items: AsyncIterator<SubscriptionItem>,
  found: (item: SubscriptionItem) => boolean,
): Promise<SubscriptionItem[]> {
  const taken: SubscriptionItem[] = [];
  for (;;) {
    const { done, value } = await items.next();
    if (done) throw new Error(`The subscription ended after ${taken.length} items`);
    taken.push(value);
    if (found(value)) return taken;
  }
}

export function eventsOf(items: readonly SubscriptionItem[]): RecordedEvent[] {
  return items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
}

export function revisionsOf(items: readonly SubscriptionItem[]): number[] {
  return eventsOf(items).map(({ revision }) => revision);
}

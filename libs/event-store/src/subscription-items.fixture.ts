import type { RecordedEvent, SubscriptionItem } from './event-store.ts';

/** The items one by one. */
export function iterate(items: AsyncIterable<SubscriptionItem>): AsyncIterator<SubscriptionItem> {
  return items[Symbol.asyncIterator]();
}

/** The items up to and including the wanted one. Fails if the subscription ends before it. */
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

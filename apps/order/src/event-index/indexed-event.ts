import { orderLifecycle } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { hasWebhook, type IndexedEvent } from '@dakpion/read-models';
import { eventNames, type OrderEventType } from '../domain/order-event.ts';
import { orderIdOfStream } from '../order-stream.ts';

/**
 * The statuses of an order in eighths of a position. Each status occurs once, in this order. An eighth is exact in a number up to
 * 2^50.
 */
const eighths = new Map(orderLifecycle.map(({ recordedAs }, index) => [recordedAs as string, (index + 1) / 8]));

/** Whether the event is in the index: whether it has a webhook. An event of an unknown type has none. */
export function isIndexed({ type }: Pick<RecordedEvent, 'type'>): boolean {
  return Object.hasOwn(eventNames, type) && hasWebhook(eventNames[type as OrderEventType]);
}

/**
 * The index entry of an event. `releasedAt`: the position of the event that released its parked stream. Throws for a position
 * beyond 2 ** 49.
 */
export function indexedEvent(event: RecordedEvent, releasedAt?: bigint): IndexedEvent {
  const { position, stream, revision, type } = event;
  const place = Number(releasedAt ?? position);
  if (place > 2 ** 49) throw new RangeError(`${stream}@${revision} is beyond what a number can count.`);
  const within = releasedAt === undefined ? 0 : (eighths.get(type) ?? 0);
  return { position: place + within, order_id: orderIdOfStream(stream), revision };
}

import { dhakaTime, storedVersions } from '@dakpion/contracts';
import { type EventStore, newEvent, type RecordedEvent, type StreamRevision } from '@dakpion/event-store';
import type { HeldRiderEvent } from './held-rider-event.ts';

/** Not the stream of the order's requests, because dispatch appends to that stream at the revision that it expects. */
const heldStreamPrefix = 'dispatch-held-';
/**
 * The maximum number of tries to append. At most three append to a stream: the consumers of its messages before and after a
 * rebalance, and the worker of deadlines.
 */
const maxTries = 10;

/** An event of a stream `dispatch-held-{order_id}`. */
export type HeldRiderEventRecord =
  | { readonly type: 'RiderEventHeld'; readonly data: HeldRiderEvent }
  | { readonly type: 'RiderEventSettled'; readonly data: { readonly event_id: string; readonly outcome: string } };

/** The stream of the held events of an order. */
export function heldStream(orderId: string): string {
  return heldStreamPrefix + orderId;
}

/** Records what happened to a held event at `now`, in epoch ms. Records can be repeated: the last one of an event counts. */
export async function recordHeldEvent(
  eventStore: Pick<EventStore, 'append'>,
  held: HeldRiderEvent,
  record: HeldRiderEventRecord,
  now: number,
): Promise<void> {
  const { transition, context } = held;
  const stream = heldStream(transition.order_id);
  const schema_version = storedVersions.dispatch_events;
  const event = newEvent(record, { schema_version, occurred_at: dhakaTime(now), context });
  let expected: StreamRevision = 'no_stream';
  for (let tries = 0; tries < maxTries; tries += 1) {
    const result = await eventStore.append(stream, [event], expected);
    if (result.outcome === 'appended') return;
    expected = result.actual;
  }
  throw new Error(`${stream} changed ${maxTries} times while we appended to it.`);
}

/** Applies an event of a stream `dispatch-…` to the waiting events, which are kept by stream and event id. */
export function follow(waiting: Map<string, HeldRiderEvent>, { stream, type, data }: RecordedEvent): void {
  if (!stream.startsWith(heldStreamPrefix)) return;
  const record = { type, data } as unknown as HeldRiderEventRecord;
  if (record.type === 'RiderEventHeld') waiting.set(`${stream} ${record.data.transition.event_id}`, record.data);
  else if (record.type === 'RiderEventSettled') waiting.delete(`${stream} ${record.data.event_id}`);
}

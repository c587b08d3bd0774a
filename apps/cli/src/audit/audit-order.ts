import { CommandFailure, oneLine, print } from '@dakpion/command-line';
import { dhakaTime, epochMsOf } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { type ReplayedEvent, replayOrder } from '@dakpion/order';
import { withStores } from './with-stores.ts';

/**
 * Prints every event of an order and the order after it. With `asOf`, only the events that the API's `as_of` includes. Fails for an
 * unknown order and for an illegal history, after it has also printed the first faulty event.
 */
export async function auditOrder(orderId: string, { json, asOf }: { json?: true; asOf?: number }): Promise<void> {
  await withStores(async ({ eventStore }) => {
    const { replayed, fault, faulty } = await replayOrder(eventStore, orderId);
    const isKnown = (event: RecordedEvent) => asOf === undefined || updatedAt(event) <= asOf;
    const known = replayed.filter(({ event }) => isKnown(event));
    for (const event of known) print(json ? asJson(event) : asText(event));
    // The fault is printed only if it was recorded by that time: it follows all legal events.
    if (fault !== null && known.length === replayed.length && (faulty === null || isKnown(faulty))) {
      if (faulty !== null) print(json ? { ...recorded(faulty), after: null } : faultyText(faulty));
      throw new CommandFailure(fault);
    }
    const time = asOf === undefined ? '' : ` at ${dhakaTime(asOf)}`;
    if (known.length === 0) throw new CommandFailure(`There is no order ${orderId}${time}.`);
  });
}

/**
 * The time that the event gives the order as `updated_at`. The event store records the event later, and by another clock. A faulty
 * event may lack the time.
 */
function updatedAt({ data, recordedAt }: RecordedEvent): number {
  const time = typeof data.recorded_at === 'string' ? epochMsOf(data.recorded_at) : Number.NaN;
  return Number.isNaN(time) ? recordedAt : time;
}

function asJson({ event, after }: ReplayedEvent) {
  return { ...recorded(event), after };
}

function recorded({ id, type, revision, position, recordedAt, metadata, data }: RecordedEvent) {
  const place = { revision, position: position.toString(), recorded_at: dhakaTime(recordedAt) };
  return { event_id: id, type, ...place, metadata, data };
}

function asText({ event, after }: ReplayedEvent): string {
  const state = [
    `status ${after.previous_status ?? '(none)'} → ${after.parcel_status}`,
    ...(after.driver_info === null ? [] : [`rider ${after.driver_info.rider_id} ${after.driver_info.name}`]),
    `price ${after.quotation.total_price} BDT`,
    ...(after.cancellation_reason === null ? [] : [`reason ${after.cancellation_reason}`]),
    ...(after.retried_by_order_id === null ? [] : [`retried by ${after.retried_by_order_id}`]),
  ];
  return `${described(event, after.sequence)}\n   after     ${oneLine(state.join(', '))}\n`;
}

function faultyText(event: RecordedEvent): string {
  return `${described(event, event.revision + 1)}\n   data      ${JSON.stringify(event.data)}\n   after     not possible\n`;
}

function described(event: RecordedEvent, sequence: number): string {
  const { metadata } = event;
  const { kind, ...who } = metadata.actor;
  return [
    `${sequence}. ${event.type}`,
    `   occurred  ${metadata.occurred_at}`,
    `   recorded  ${dhakaTime(event.recordedAt)} at position ${event.position}`,
    `   by        ${[kind, ...Object.values(who)].join(' ')}`,
    `   event     ${event.id}`,
    `   request   ${metadata.$correlationId}${metadata.$causationId === null ? '' : `, caused by ${metadata.$causationId}`}`,
  ]
    .map(oneLine)
    .join('\n');
}

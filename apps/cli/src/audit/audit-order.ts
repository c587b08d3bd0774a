import { CommandFailure, print } from '@dakpion/command-line';
import { dhakaTime } from '@dakpion/contracts';
import { type ReplayedEvent, replayOrder } from '@dakpion/order';
import { withStores } from './with-stores.ts';

/**
 * Prints every event of an order and the resulting order, `asOf` a time only what was recorded until then. Fails for an unknown
 * order or an illegal history.
 */
export async function auditOrder(orderId: string, { json, asOf }: { json?: true; asOf?: number }): Promise<void> {
  await withStores(async ({ eventStore }) => {
    const { replayed, fault } = await replayOrder(eventStore, orderId);
    const known = replayed.filter(({ event }) => asOf === undefined || event.recordedAt <= asOf);
    for (const event of known) print(json ? asJson(event) : asText(event));
    // A fault is later than all that was known before it.
    if (fault !== null && known.length === replayed.length) throw new CommandFailure(fault);
    const time = asOf === undefined ? '' : ` at ${dhakaTime(asOf)}`;
    if (known.length === 0) throw new CommandFailure(`There is no order ${orderId}${time}.`);
  });
}

function asJson({ event, after }: ReplayedEvent) {
  const { id, type, revision, position, recordedAt, metadata, data } = event;
  const recorded = { event_id: id, type, revision, position: position.toString(), recorded_at: dhakaTime(recordedAt) };
  return { ...recorded, metadata, data, after };
}

function asText({ event, after }: ReplayedEvent): string {
  const { metadata } = event;
  const { kind, ...who } = metadata.actor;
  const actor = [kind, ...Object.values(who)].join(' ');
  const state = [
    `status ${after.previous_status ?? '(none)'} → ${after.parcel_status}`,
    ...(after.driver_info === null ? [] : [`rider ${after.driver_info.rider_id} ${after.driver_info.name}`]),
    `price ${after.quotation.total_price} BDT`,
    ...(after.cancellation_reason === null ? [] : [`reason ${after.cancellation_reason}`]),
    ...(after.retried_by_order_id === null ? [] : [`retried by ${after.retried_by_order_id}`]),
  ];
  return [
    `${after.sequence}. ${event.type}`,
    `   occurred  ${metadata.occurred_at}`,
    `   recorded  ${dhakaTime(event.recordedAt)} at position ${event.position}`,
    `   by        ${actor}`,
    `   event     ${event.id}`,
    `   request   ${metadata.$correlationId}${metadata.$causationId === null ? '' : `, caused by ${metadata.$causationId}`}`,
    `   after     ${state.join(', ')}`,
    '',
  ].join('\n');
}

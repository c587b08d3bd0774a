import { randomUUID } from 'node:crypto';
import {
  deadLetterTopic,
  newId,
  type OrderStatus,
  orderStatuses,
  type RiderEventType,
  topics,
} from '@dakpion/contracts';
import { openEventStoreDb } from '@dakpion/event-store';
import { deadLetterHeaders, openKafkaBroker } from '@dakpion/messaging';
import { inLanes } from '@dakpion/repetition';
import fc from 'fast-check';
import { payloadFaults } from '../scripts/contract/asyncapi-document.ts';
import { type Body, makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { clusterRecord } from './cluster.ts';
import { lagIn } from './consumer-lags.ts';
import { DispatchSystem, type RiderMessage } from './dispatch-system.ts';
import { orderRequest } from './order-request.ts';
import { acknowledgedOrder } from './placing.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import {
  heldEvents,
  type RiderEventAccounts,
  redelivered,
  riderEventAccounts,
  uncounted,
} from './rider-event-accounts.ts';
import { anyOrderPlan, type Corruption, eventOf, reasonsOf, type Sending, waves } from './rider-event-plan.ts';
import { riderEvent, wholeCourse } from './rider-events.ts';
import { until } from './until.ts';

const orderCount = 150;
/** Held events are given up after a minute. The rest is for a busy machine. */
const settleWithinMs = 240_000;
/** Each check reads all metrics of both instances. */
const lookEveryMs = 250;

/** A sent message and its plan. */
interface Sent {
  readonly order: number;
  readonly sending: Sending;
  readonly message: RiderMessage;
}

const schemaFaults = payloadFaults();
const startedAt = Date.now();
const occurred_at = new Date(startedAt).toISOString();
/** Further ahead than a dispatch system's clock may be. */
const inTheFuture = new Date(startedAt + 2 * 60 * 60 * 1000).toISOString();

/** The change of the event by each corruption; {@link messageOf} corrupts the bytes and the key. */
function spoilt(event: Record<string, unknown>, corruption: Corruption | null): Record<string, unknown> {
  const { rider, ...withoutRider } = event;
  switch (corruption) {
    case 'misspelt_field':
      return { ...event, resaon: 'x' };
    case 'no_rider':
      return withoutRider;
    case 'future':
      return { ...event, occurred_at: inTheFuture };
    case 'oversized':
      return { ...event, reason: 'x'.repeat(20_000) };
    case 'unknown_order':
      return { ...event, order_id: newId('ord') };
    case 'other_rider':
      return { ...event, rider: { ...(rider as object), rider_id: 8 } };
    case 'no_json':
    case 'wrong_key':
    case null:
      return event;
  }
}

/** The message of a sending. Every sending of one event has the same text. */
function messageOf(orderId: string, { type, corruption, saying }: Sending): RiderMessage {
  const event_id = `${orderId}-${type}-${saying}-${corruption ?? 'true'}`;
  const event = spoilt(riderEvent(orderId, type, { event_id, occurred_at }), corruption);
  const isValid = schemaFaults('riderEvent', event).length === 0;
  const breaksSchema = corruption === 'misspelt_field' || corruption === 'no_rider' || corruption === 'oversized';
  expect([event, isValid]).toEqual([event, !breaksSchema]);
  const text = JSON.stringify(event);
  const key = corruption === 'wrong_key' ? 'rider-4711' : String(event.order_id);
  return { key, value: corruption === 'no_json' ? text.slice(0, -1) : text };
}

/**
 * The sendings of one wave: the first of each order, then the second of each order, so that all orders are in progress at once.
 */
function interleaved(plans: readonly (readonly Sent[])[]): readonly Sent[] {
  const longest = Math.max(...plans.map((plan) => plan.length));
  return Array.from({ length: longest }, (_, place) => plans.flatMap((plan) => plan.slice(place, place + 1))).flat();
}

/** The reasons of all dead letters, by the sent text. A message that is handled again becomes a dead letter again, which counts once. */
async function deadReasons(): Promise<ReadonlyMap<string, readonly string[]>> {
  const broker = await openKafkaBroker({ brokers: clusterRecord().kafka_brokers.split(','), clientId: 'e2e' });
  const letters = new Map<string, Map<string, string>>();
  for await (const { bytes, headers } of broker.browse(deadLetterTopic(topics.riderEvents.name))) {
    const text = Buffer.from(bytes).toString();
    const reasons = letters.get(text) ?? new Map<string, string>();
    letters.set(text, reasons.set(headers[deadLetterHeaders.place] ?? '', headers[deadLetterHeaders.reason] ?? ''));
  }
  await broker.close();
  return new Map([...letters].map(([text, reasons]) => [text, [...reasons.values()]]));
}

/** Waits until the outcome of every published message is known. Messages that a rebalance delivered again have several outcomes. */
async function settled(dispatch: DispatchSystem, before: RiderEventAccounts): Promise<RiderEventAccounts> {
  let after = before;
  const isSettled = async () => {
    const behind = await lagIn(topics.riderEvents.name);
    after = await riderEventAccounts(dispatch);
    const open = uncounted(before, after);
    if (behind > 0 || open < 0 || open > redelivered(before, after))
      throw new Error(`${behind} behind, ${JSON.stringify(after)}, before ${JSON.stringify(before)}`);
    return true;
  };
  await until('every rider event to be accounted for', isSettled, settleWithinMs, lookEveryMs);
  return after;
}

/** Checks one order against its sent events. Each of them was applied or is a dead letter. */
function checkOrder(details: Body, sent: readonly Sent[], reasons: ReadonlyMap<string, readonly string[]>): void {
  const events: string[] = details.history.map(({ event }: Body) => event);
  const steps = wholeCourse.map((type) => eventOf[type]);
  const isCancelled = events.at(-1) === 'CANCELLED';
  const taken = events.slice(1, isCancelled ? -1 : undefined);
  // A legal course: no step is missing or repeated.
  expect(taken).toEqual(steps.slice(0, taken.length));
  expect(details.sequence).toBe(events.length);

  let anyDied = false;
  for (const { sending, message } of sent) {
    const why = reasons.get(message.value) ?? [];
    const copies = sent.filter(({ message: { value } }) => value === message.value).length;
    const possible = sending.corruption === null ? ['too_early', 'too_late'] : reasonsOf[sending.corruption];
    expect(possible).toEqual(expect.arrayContaining([...new Set(why)]));
    expect(why.length).toBeLessThanOrEqual(copies);
    if (sending.corruption === null) anyDied ||= why.length > 0;
    const wasApplied = sending.corruption === null && events.includes(eventOf[sending.type] ?? '');
    if (!wasApplied) expect(why.length).toBeGreaterThan(0);
  }
  const told = sent.filter(({ sending }) => sending.corruption === null).map(({ sending }) => sending.type);
  if (!anyDied) expect(details.parcel_status).toBe(trueEnd(told));
}

/** The state that the true events lead to when they are applied. */
function trueEnd(told: readonly RiderEventType[]): OrderStatus {
  if (told.includes('ORDER_CANCELLED')) return 'CANCELLED';
  return orderStatuses[Math.max(0, ...told.map((type) => wholeCourse.indexOf(type) + 1))] ?? 'PENDING';
}

test('every rider event is accounted for after any disturbance in Kafka, and orders end as the true events say', async () => {
  const seed = Number(process.env.FAST_CHECK_SEED ?? Date.now() % 2 ** 31);
  process.stdout.write(
    `fast-check seed of the rider events' accounting: ${seed} (FAST_CHECK_SEED=${seed} repeats it)\n`,
  );
  // A run includes a minute of waiting: the cases run in parallel, each on its own order.
  const plans = fc.sample(anyOrderPlan, { seed, numRuns: orderCount });

  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { production } = await makePartner(program.url, 'Accounted');
  const orderIds = await inLanes(plans, 8, () => acknowledgedOrder(production, orderRequest(), randomUUID()));
  const dispatch = await DispatchSystem.connect();
  const eventStore = await openEventStoreDb({ url: clusterRecord().eventstore_url });
  atEnd(() => eventStore.close());
  const before = await riderEventAccounts(dispatch);
  const sent = plans.map((plan, order) =>
    plan.map((sending): Sent => ({ order, sending, message: messageOf(orderIds[order] ?? '', sending) })),
  );

  const areGivenUp = async () => (await heldEvents(eventStore, orderIds)) === 0;
  const untilGivenUp = () => until('what is held to be given up', areGivenUp, settleWithinMs, lookEveryMs);
  for (const wave of waves) {
    const now = interleaved(sent.map((plan) => plan.filter(({ sending }) => sending.wave === wave)));
    // Events that waited for a step that never arrived were given up before the last wave.
    if (wave === 'too_late') await untilGivenUp();
    await dispatch.publish(now.map(({ message }) => message));
    await settled(dispatch, before);
  }
  await untilGivenUp();
  const after = await settled(dispatch, before);

  const reasons = await deadReasons();
  const details = await inLanes(orderIds, 8, async (id) => (await production.details(id)).body);
  for (const [order, id] of orderIds.entries()) {
    const own = sent[order] ?? [];
    try {
      checkOrder(details[order], own, reasons);
    } catch (error) {
      const plan = own.map(({ sending, message }) => ({ ...sending, reasons: reasons.get(message.value) }));
      throw new Error(
        `seed ${seed}, ${id}: ${JSON.stringify(plan)}\nhistory ${JSON.stringify(details[order].history)}\n${error}`,
      );
    }
  }
  const sentCount = sent.flat().length;
  expect(after.published - before.published).toBeGreaterThanOrEqual(sentCount);
  process.stdout.write(
    `${sentCount} rider events of ${orderCount} orders: ${JSON.stringify(difference(before, after))}\n`,
  );
}, 900_000);

function difference(before: RiderEventAccounts, after: RiderEventAccounts): Record<string, number> {
  const { instances, ...counts } = after;
  return Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [name, value - Number(before[name as keyof RiderEventAccounts])]),
  );
}

import { setTimeout as pause } from 'node:timers/promises';
import { deadLetterTopic, epochMsOf, newId, type OrderEventMessage, topics } from '@dakpion/contracts';
import { type Broker, deadLetterHeaders, type IncomingMessage, openKafkaBroker } from '@dakpion/messaging';
import { makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { clusterRecord } from './cluster.ts';
import { DispatchSystem, type RiderMessage } from './dispatch-system.ts';
import { inLanes } from './in-lanes.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { riderEventCounts } from './rider-event-accounts.ts';
import { riderEvent, wholeCourse } from './rider-events.ts';
import { UnstarvedClock, type WatchedProcess } from './unstarved-clock.ts';
import { until } from './until.ts';

const total = 10_000;
const longestPauseMs = 1_000;
const atOnce = 100;
const askEveryMs = 150;
const appliedWithinMs = 600_000;
/** Kafka's `message.max.bytes`, and what a batch of one message with a key of an order's id takes beside the value. */
const brokerTakesBytes = 1_048_588;
const envelopeBytes = 61 + 41;

async function messagesOf(broker: Broker, topic: string, keys: ReadonlySet<string>): Promise<IncomingMessage[]> {
  const found: IncomingMessage[] = [];
  for await (const message of broker.browse(topic)) if (keys.has(message.key)) found.push(message);
  return found;
}

/** The longest time between two of these moments that follow each other, in ms. */
function longestPause(moments: readonly number[]): number {
  const sorted = moments.toSorted((one, other) => one - other);
  return Math.max(0, ...sorted.slice(1).map((moment, index) => moment - (sorted[index] ?? moment)));
}

/** The processes that a rider event passes through. */
function onTheWay(): readonly WatchedProcess[] {
  const isOnTheWay = ({ name }: { name: string }) => /^(dispatch|order)-|^(kafka|eventstore|redis)$/.test(name);
  return clusterRecord()
    .processes.filter(isOnTheWay)
    .map(({ name, pid }) => (name === 'kafka' ? { pid, threads: 'data-plane-kafk' } : { pid }));
}

function recordedAt(events: readonly OrderEventMessage[]): number[] {
  return events.map(({ recorded_at }) => epochMsOf(recorded_at));
}

/** A rider event so large that Kafka would not take a byte more. */
function largest(orderId: string): string {
  const event = riderEvent(orderId, 'RIDER_ASSIGNED', { event_id: `${orderId}-oversized`, reason: '' });
  const room = brokerTakesBytes - envelopeBytes - Buffer.byteLength(JSON.stringify(event));
  return JSON.stringify({ ...event, reason: 'x'.repeat(room) });
}

/**
 * Publishes as fast as the events are taken. Were they all there at once, each partition would wait for its turn among
 * the others, and a partition that stands still could not be told from one that waits.
 */
async function publishAsTaken(
  dispatch: DispatchSystem,
  stream: readonly RiderMessage[],
  before: number,
): Promise<void> {
  for (let sent = 0; sent < stream.length; sent += atOnce) {
    await counted(`event ${sent} to be near`, ({ received }) => sent - (received - before) <= atOnce / 2);
    await dispatch.publish(stream.slice(sent, sent + atOnce));
  }
}

type Counts = Awaited<ReturnType<typeof riderEventCounts>>;

/** Waits for what the instances count. They are asked seldom: asking is work for them, too. */
async function counted(what: string, isThere: (counts: Counts) => boolean): Promise<void> {
  const check = async () => {
    const counts = await riderEventCounts();
    if (isThere(counts)) return true;
    await pause(askEveryMs);
    throw new Error(JSON.stringify(counts));
  };
  await until(what, check, appliedWithinMs);
}

test('of 10,000 rider events through Kafka one is poison, one oversized, one of no order: the others are applied, no partition pauses for a second', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { production } = await makePartner(program.url, 'Streamed');
  const create = async () => (await production.create(orderRequest())).body.order_id as string;
  const ids = await inLanes(Array.from({ length: total / 5 }), 16, create);
  const [spoilt = ''] = ids;
  const unknown = newId('ord');
  const good = wholeCourse.flatMap((type) =>
    ids.map((id) => ({ key: id, value: JSON.stringify(riderEvent(id, type)) })),
  );
  const stream: RiderMessage[] = good.slice(0, total - 3);
  stream.splice(2_000, 0, { key: spoilt, value: '{"event_id":' });
  stream.splice(5_000, 0, { key: spoilt, value: largest(spoilt) });
  stream.splice(8_000, 0, { key: unknown, value: JSON.stringify(riderEvent(unknown, 'RIDER_ASSIGNED')) });
  expect(stream).toHaveLength(total);

  const dispatch = await DispatchSystem.connect();
  const tooLarge = { key: spoilt, value: `${largest(spoilt)} ` };
  await expect(dispatch.publish([tooLarge])).rejects.toThrow(/larger than the max/);
  const clock = new UnstarvedClock([{ pid: process.pid }, ...onTheWay()]);
  atEnd(() => clock.stop());
  const before = await riderEventCounts();
  await publishAsTaken(dispatch, stream, before.received);

  const broker = await openKafkaBroker({ brokers: clusterRecord().kafka_brokers.split(','), clientId: 'e2e' });
  atEnd(() => broker.close());
  const keys = new Set(ids);
  // One whose answer was late is asked for again, and found to be applied.
  const settledOf = ({ applied, unchanged }: Counts) => applied + unchanged;
  const isSettled = (counts: Counts) => settledOf(counts) - settledOf(before) >= total - 3;
  await counted(`${total - 3} events to be applied`, isSettled);
  let applied: OrderEventMessage[] = [];
  const isPublished = async () => {
    const events = (await messagesOf(broker, topics.orderEvents.name, keys)).map(
      ({ value }) => value as OrderEventMessage,
    );
    const different = [...new Map(events.map((event) => [event.event_id, event])).values()];
    applied = different.filter(({ sequence }) => sequence > 1);
    return applied.length >= total - 3;
  };
  await until('the order events of all', isPublished, appliedWithinMs);
  clock.stop();
  expect(applied).toHaveLength(total - 3);
  const letters = await messagesOf(broker, deadLetterTopic(topics.riderEvents.name), new Set([...ids, unknown]));
  expect(
    letters.map(({ key, headers, bytes }) => [key, headers[deadLetterHeaders.reason], bytes.length]).sort(),
  ).toEqual(
    [
      [spoilt, 'malformed_json', 12],
      [spoilt, 'malformed', brokerTakesBytes - envelopeBytes],
      [unknown, 'order_unknown', expect.any(Number)],
    ].sort(),
  );

  // When the event store has recorded each event, by its own clock; and which partition had brought it.
  const partitions = new Map<string, string>();
  for (const { key, place } of await messagesOf(broker, topics.riderEvents.name, keys))
    partitions.set(key, place.split('-')[0] ?? '');
  const all = recordedAt(applied);
  const pauses = [...new Set(partitions.values())].map((partition) => {
    const moments = recordedAt(applied.filter(({ order_id }) => partitions.get(order_id) === partition));
    return {
      partition,
      pauseMs: Math.round(longestPause(moments.map((moment) => clock.at(moment)))),
      byTheSystemMs: longestPause(moments),
    };
  });
  const took = Math.max(...all) - Math.min(...all);
  const ownMs = Math.round(clock.at(Math.max(...all)) - clock.at(Math.min(...all)));
  process.stdout.write(
    `${applied.length} applied within ${took} ms, ${ownMs} ms of them not waiting for a processor;\n`,
  );
  process.stdout.write(`longest pauses ${JSON.stringify(pauses)}\n`);
  expect(pauses).toHaveLength(topics.riderEvents.partitions);
  // What the machine took from our processes is no pause of ours; the system's clock stands beside it for comparison.
  expect(pauses.filter(({ pauseMs }) => pauseMs >= longestPauseMs)).toEqual([]);
}, 1_800_000);

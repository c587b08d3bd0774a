import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dhakaTime, storedVersions } from '@dakpion/contracts';
import { newEvent, openLmdbEventStore, type StreamRevision } from '@dakpion/event-store';
import { at, orderId, orderRequest, owner, quotation, rider } from '@dakpion/fixtures';
import { readModels } from '@dakpion/read-models';
import { openLmdbStateStore, ReadModelBuilds } from '@dakpion/state-store';
import { signerOfSeed } from '@dakpion/transparency';
import { auditOrder } from './audit-order.ts';
import { printTimeline } from './print-timeline.ts';
import { describeDifference, verifyAllOrders } from './verify-all-orders.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'printed-events-'));
const before = { ...process.env };
const storedLaterMs = 1_500;
const times = (minute: number) => ({ occurred_at: at(minute), recorded_at: at(minute) });
const creation = (order_id: string, partner_id: string) => ({
  ...owner,
  partner_id,
  order_id,
  request: { ...orderRequest, callback_url: null, metadata: {}, sandbox_scenario: null },
  quotation,
  attempt: 1,
  retry_of_order_id: null,
  tracking_token: 'trk_1',
  tracking_url: 'http://localhost:3000/track/trk_1',
  ...times(1),
});
const step = (minute: number) => {
  const rest = { location: null, time_to_pickup: null, duration: null, rider_event_id: `re_${minute}` };
  return { rider, ...rest, ...times(minute) };
};
/** One event a minute: the stream, its revision before, the type, the data and the request. */
const log: readonly (readonly [string, StreamRevision, string, object, string])[] = [
  ['partner-prt_1', 'no_stream', 'ApiKeyIssued', { key_id: 'key_1' }, 'req_0'],
  [`order-${orderId}`, 'no_stream', 'OrderCreated', creation(orderId, 'prt_1'), 'req_1'],
  ['order-ord_other', 'no_stream', 'OrderCreated', creation('ord_other', 'prt_2'), 'req_2'],
  [`order-${orderId}`, 0, 'OrderAssigned', step(3), 'req_3'],
  [`webhook-${orderId}`, 'no_stream', 'DeliveryPlanned', { event_id: 'evt_1' }, 'req_1'],
  [`order-${orderId}`, 1, 'OrderPicked', step(5), 'req_5'],
  ['operator-tokens', 'no_stream', 'TokenMade', { partner_id: 'prt_1' }, 'req_6'],
  ['webhook-ord_1\nnext line', 'no_stream', 'DeliveryPlanned\n1. OrderCreated', {}, 'req_7'],
];
const named = log.map(([stream, , type]) => `${type} ${stream}`);

let printed = '';
beforeAll(async () => {
  process.env = { ...before, PROFILE: 'embedded', DATA_DIR: dataDir };
  let minute = 0;
  // The event store records each event after the service has dated it.
  const clock = () => Date.parse(at(minute)) + storedLaterMs;
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events'), clock });
  for (const [stream, revision, type, data, correlation_id] of log) {
    const context = { actor: { kind: 'service', service: 'spec' }, correlation_id, causation_id: null } as const;
    const form = { schema_version: storedVersions.order_events, occurred_at: at(minute), context };
    await eventStore.append(stream, [newEvent({ type, data }, form)], revision);
    minute += 1;
  }
  await eventStore.close();
  const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state') });
  // As a program records them at its start.
  for (const model of readModels) await new ReadModelBuilds(stateStore).ensure(model);
  await stateStore.close();
});
beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  process.env = before;
  rmSync(dataDir, { recursive: true });
});

/** The lines that the work prints, and the message of its failure. */
async function linesOf(work: Promise<void>) {
  const failure = await work.then(
    () => null,
    (error: Error) => error.message,
  );
  const lines = printed.split('\n').filter(Boolean);
  return { failure, lines: lines.map((line) => JSON.parse(line)) };
}

const illegal = `The history of ${orderId} is illegal: event 3: OrderPicked while ASSIGNED.`;
test.each<[string, number | undefined, readonly string[], string | null]>([
  ['before its creation', 0, [], `There is no order ${orderId} at ${at(0)}.`],
  ['at its creation', 1, ['OrderCreated'], null],
  ['before its fault', 4, ['OrderCreated', 'OrderAssigned'], null],
  ['at its fault', 5, ['OrderCreated', 'OrderAssigned', 'OrderPicked'], illegal],
  ['without a time', undefined, ['OrderCreated', 'OrderAssigned', 'OrderPicked'], illegal],
])('an audit of an order shows what the API shows as of a time %s', async (_, minute, types, expected) => {
  const asOf = minute === undefined ? {} : { asOf: Date.parse(at(minute)) };
  const { failure, lines } = await linesOf(auditOrder(orderId, { json: true, ...asOf }));
  expect([lines.map(({ type }) => type), failure]).toEqual([types, expected]);
  expect(lines.map(({ after }) => after?.parcel_status)).toEqual(
    ['PENDING', 'ASSIGNED', undefined].slice(0, types.length),
  );
});

test('an audit of an order that does not exist says so', async () => {
  expect(await linesOf(auditOrder('ord_none', { json: true }))).toEqual({
    failure: 'There is no order ord_none.',
    lines: [],
  });
});

test('an audit of an order prints each event with its cause, the rider, and the data of a faulty event', async () => {
  await expect(auditOrder(orderId, {})).rejects.toThrow(illegal);
  const [, assigned = '', picked = ''] = printed.split(/^(?=\d\. Order)/m);
  expect(assigned).toContain(`recorded  ${dhakaTime(Date.parse(at(3)) + storedLaterMs)} at position 4`);
  expect(assigned).toContain('by        service spec\n');
  expect(assigned).toContain('request   req_3\n');
  expect(assigned).toContain(`status PENDING → ASSIGNED, rider ${rider.rider_id} ${rider.name}, price`);
  expect(picked).toContain(`3. OrderPicked\n`);
  expect(picked).toMatch(/data {6}\{"rider":.*\n {3}after {5}not possible\n/);
});

test.each<[string, object, readonly number[]]>([
  ['request', { request: 'req_1' }, [1, 4]],
  ['rider', { rider: rider.rider_id }, [3, 5]],
  ['partner, with those of its orders', { partner: 'prt_1' }, [0, 1, 3, 4, 5]],
])('a timeline shows all events of a %s', async (_, options, expected) => {
  const { failure, lines } = await linesOf(printTimeline({ json: true, ...options }));
  expect(lines.map(({ type, stream }) => `${type} ${stream}`)).toEqual(expected.map((index) => named[index]));
  expect(failure).toBeNull();
});

test('an event is one line of a timeline and a difference is one line, whatever their names have', async () => {
  await printTimeline({ request: 'req_7' });
  expect(printed).toMatch(
    /^\S+ {2}DeliveryPlanned\uFFFD1\. OrderCreated {2}webhook-ord_1\uFFFDnext line@0 {2}by service spec\n$/,
  );
  const difference = { order_id: 'ord_1\nord_2', what: 'view', expected: null, found: null } as const;
  expect(describeDifference(difference)).toBe('ord_1\uFFFDord_2: view: expected null, found null');
});

test('a verification refuses a kept checkpoint that cannot be read before it replays the orders', async () => {
  const since = join(dataDir, 'none.checkpoint');
  await expect(verifyAllOrders({ key: [signerOfSeed(randomBytes(32)).vkey], since })).rejects.toThrow('cannot be read');
  expect(printed).toBe('');
});

test.each([
  [{ request: 'req_none' }, 'There are no such events.'],
  [{}, 'Set one of --request, --rider and --partner.'],
  [{ rider: 7, partner: 'prt_1' }, 'Set one of --request, --rider and --partner.'],
])('a timeline of %j fails', async (options, message) => {
  expect(await linesOf(printTimeline({ json: true, ...options }))).toEqual({ failure: message, lines: [] });
});

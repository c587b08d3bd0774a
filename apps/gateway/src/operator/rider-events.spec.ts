import { admitRiderEvent, topics } from '@dakpion/contracts';
import { riderEventCases } from '@dakpion/fixtures';
import type { IncomingMessage } from '@dakpion/messaging';
import { type Answer, call, operatorToken, sharedGateway } from '../gateway.fixture.ts';

const now = Date.parse('2026-11-21T13:00:00.000+06:00');
const times = { receivedAt: now, maxAgeMs: 24 * 60 * 60 * 1_000 };
const gateway = sharedGateway({}, () => now);

const orderId = `ord_${'a'.repeat(26)}`;
const rider = {
  rider_id: 4711,
  name: 'Karim Uddin',
  phone_number: '01811111111',
  driver_type: 1,
  is_freelancer: false,
};
const location = { latitude: 23.75, longitude: 90.38 };

function event(changes: object = {}) {
  const occurred_at = '2026-11-21T12:59:00.000+06:00';
  return { event_id: 'e1', type: 'RIDER_ASSIGNED', order_id: orderId, occurred_at, rider, location, ...changes };
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const authorization = `Bearer ${operatorToken}`;
  return call(`${gateway.url}/v1/operator/rider-events`, 'POST', { authorization, ...headers }, body);
}

/** The messages on the topic after its first `after` messages. */
async function published(after: number): Promise<IncomingMessage[]> {
  const messages: IncomingMessage[] = [];
  for await (const message of gateway.engines.broker.browse(topics.riderEvents.name)) messages.push(message);
  return messages.slice(after);
}

test('publishes an event on the topic of the dispatch systems, with its order as the key', async () => {
  const before = (await published(0)).length;
  const answer = await post(event({ reason: '  on foot ' }), { 'x-request-id': 'dispatch-1' });
  expect([answer.status, answer.body]).toEqual([202, { accepted: 1, rejected: [] }]);
  const [message, ...more] = await published(before);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    key: orderId,
    type: 'RIDER_ASSIGNED',
    headers: { 'correlation-id': 'dispatch-1', 'received-at': String(now) },
    value: { ...event(), reason: 'on foot' },
  });
});

test.each(riderEventCases(now))('decides on $name as over Kafka, accepted: $isTaken', async ({ value, isTaken }) => {
  const before = (await published(0)).length;
  // In a list, because a value that is itself a list would be read as several events.
  const { status } = await post([value]);
  const messages = await published(before);
  expect([status, messages.length]).toEqual(isTaken ? [202, 1] : [422, 0]);
  // The order service reads the published value as one from Kafka.
  for (const message of messages) expect(admitRiderEvent(message.value, times)).toMatchObject({ outcome: 'admitted' });
});

test('keeps the order of many events, and lists refused ones by their index', async () => {
  const before = (await published(0)).length;
  const answer = await post([
    event({ event_id: 'm1' }),
    event({ type: 'RIDER_FLEW', colour: 'red' }),
    17,
    event({ event_id: 'm2', type: 'RIDER_ACCEPTED' }),
  ]);
  expect([answer.status, answer.body]).toEqual([
    202,
    {
      accepted: 2,
      rejected: [
        {
          index: 1,
          errors: [
            { field: 'type', code: 'not_one_of', message: expect.stringContaining('RIDER_ASSIGNED') },
            { field: 'colour', code: 'unknown_field', message: expect.any(String) },
          ],
        },
        { index: 2, errors: [{ field: '', code: 'wrong_type', message: 'Must be a JSON object.' }] },
      ],
    },
  ]);
  expect((await published(before)).map(({ value }) => (value as { event_id: string }).event_id)).toEqual(['m1', 'm2']);
});

test('refuses an event that is nested too deeply to be written as JSON, and accepts the others of its request', async () => {
  const before = (await published(0)).length;
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const response = await fetch(`${gateway.url}/v1/operator/rider-events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: `[${JSON.stringify(event())},${nested},{"event_id":${nested}}]`,
  });
  const [inList, inField] = [{ field: '' }, { field: 'event_id' }].map((error) => expect.objectContaining(error));
  expect([response.status, await response.json()]).toEqual([
    202,
    {
      accepted: 1,
      rejected: [
        { index: 1, errors: [inList] },
        { index: 2, errors: expect.arrayContaining([inField]) },
      ],
    },
  ]);
  expect(await published(before)).toHaveLength(1);
});

test('answers a request with 422 and all faults if every event is refused', async () => {
  const before = (await published(0)).length;
  const one = await post({ type: 'RIDER_LOCATION', order_id: 'ord_1', rider: { ...rider, name: 'a\u0007', age: 3 } });
  expect([one.status, one.body.code]).toEqual([422, 'validation_failed']);
  expect(one.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
    ['event_id', 'required'],
    ['order_id', 'bad_format'],
    ['occurred_at', 'required'],
    ['rider.name', 'control_characters'],
    ['rider.age', 'unknown_field'],
    ['location', 'required'],
  ]);
  const many = await post([event({ rider: [] }), event({ location: { latitude: 91, longitude: '90' } })]);
  expect([many.status, many.body.errors]).toEqual([
    422,
    [
      { field: '[0].rider', code: 'wrong_type', message: 'Must be a JSON object.' },
      { field: '[1].location.latitude', code: 'out_of_range', message: expect.any(String) },
      { field: '[1].location.longitude', code: expect.any(String), message: expect.any(String) },
    ],
  ]);
  expect(await published(before)).toEqual([]);
});

test.each([
  ['2026-11-21T12:59:00', 'bad_format'],
  ['2026-11-21', 'bad_format'],
  ['2026-02-30T12:59:00Z', 'bad_format'],
  ['yesterday', 'bad_format'],
  ['2026-11-21T07:01:01Z', 'out_of_range'],
  ['2026-11-20T06:59:59Z', 'out_of_range'],
])('refuses a time like %s', async (occurred_at, code) => {
  expect((await post(event({ occurred_at }))).body.errors).toEqual([
    { field: 'occurred_at', code, message: expect.any(String) },
  ]);
});

test('accepts a cancellation without a rider', async () => {
  const { rider: _, location: __, ...rest } = event({ type: 'ORDER_CANCELLED' });
  expect((await post(rest)).status).toBe(202);
  expect((await post({ ...rest, type: 'PARCEL_PICKED' })).body.errors).toMatchObject([
    { field: 'rider', code: 'required' },
  ]);
});

test('accepts up to 500 events of any legal size, and refuses more or none', async () => {
  const large = event({ rider: { ...rider, name: 'ক'.repeat(120) }, reason: 'ক'.repeat(500), location });
  expect((await post(Array(400).fill(large))).body).toEqual({ accepted: 400, rejected: [] });
  expect((await post(Array(500).fill(event()))).body.accepted).toBe(500);
  const tooMany = await post(Array(501).fill(event()));
  expect([tooMany.status, tooMany.body.errors]).toEqual([
    422,
    [{ field: '', code: 'too_many', message: 'Must be one rider event or an array of 1 to 500.' }],
  ]);
  expect((await post([])).body.errors).toMatchObject([{ field: '', code: 'empty' }]);
});

test('refuses a body of more than 2 MiB, and one without content or JSON', async () => {
  const answer = await post(`"${'x'.repeat(2 * 1024 * 1024)}"`);
  expect([answer.status, answer.body.limit_bytes]).toEqual([413, 2 * 1024 * 1024]);
  expect((await post('')).body.errors).toEqual([{ field: '', code: 'required', message: 'Must be a JSON object.' }]);
  expect((await post('[')).body.code).toBe('malformed_json');
});

import { deadLetterTopic, topics } from '@dakpion/contracts';
import { deadLetterHeaders, type IncomingMessage } from '@dakpion/messaging';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';

// Some days before the time of the broker's clock, which dates letters.
const now = Date.parse('2026-11-21T13:00:00.000+06:00');
const topic = topics.riderEvents.name;
let gateway: StartedGateway;
beforeEach(async () => {
  gateway = await startGateway({}, () => now);
});
afterEach(() => gateway.close());

function ask(method: string, path = '', body?: unknown): Promise<Answer> {
  const authorization = `Bearer ${operatorToken}`;
  return call(`${gateway.url}/v1/operator/dead-letters${path}`, method, { authorization }, body);
}

async function die(key: string, reason: string, text: string, sent: Record<string, string> = {}): Promise<void> {
  const headers = { ...sent, [deadLetterHeaders.reason]: reason };
  const value = Buffer.from(text);
  await gateway.engines.broker.publish([{ topic: deadLetterTopic(topic), key, type: '', value, headers }]);
}

const keysOf = async (query: string) => {
  const { status, body } = await ask('GET', query);
  return status === 200 ? body.data.map(({ key }: { key: string }) => key) : status;
};

test('lists dead letters by filters in bounded pages, and shows a letter in full', async () => {
  await die('ord_1', 'malformed', '{"half');
  await die('ord_2', 'too_late', '{}');
  await die('ord_1', 'too_late', '{}');
  expect(await keysOf('')).toEqual(['ord_1', 'ord_2', 'ord_1']);
  expect(await keysOf('?key=ord_1&reason=too_late')).toEqual(['ord_1']);
  expect(await keysOf(`?topic=${topics.orderEvents.name}`)).toEqual([]);
  expect(await keysOf('?since=2100-01-01T00:00:00Z')).toEqual([]);
  const first = await ask('GET', '?limit=2');
  expect(first.body).toMatchObject({ data: [{ key: 'ord_1' }, { key: 'ord_2' }], next_after: `${topic}:1` });
  expect(await keysOf(`?limit=2&after=${first.body.next_after}`)).toEqual(['ord_1']);
  expect((await ask('GET', `/${topic}:0`)).body).toMatchObject({ reason: 'malformed', text: '{"half', status: 'open' });
});

test('removes a letter from the list by a replay of its bytes or by a drop with a reason', async () => {
  await die('ord_1', 'too_early', '{"n": 1.0}');
  await die('ord_2', 'too_late', '{}');
  const replayed = await ask('POST', `/${topic}:0/replay`);
  expect([replayed.status, replayed.body.status]).toEqual([200, 'replayed']);
  const found: IncomingMessage[] = [];
  for await (const message of gateway.engines.broker.browse(topic)) found.push(message);
  expect(found.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['{"n": 1.0}']);
  const dropped = await ask('POST', `/${topic}:1/drop`, { reason: 'pressed twice' });
  expect(dropped.body).toMatchObject({ status: 'dropped', decision: { reason: 'pressed twice' } });
  expect(await keysOf('')).toEqual([]);
  expect(await keysOf('?status=dropped')).toEqual(['ord_2']);
});

test('says that a message can only be dropped if it is larger than Dakpion can send', async () => {
  // Fits into a message with the header of its reason, which is shorter than the header that a replay adds.
  await die('ord_1', 'malformed', '{}', { trace: 't'.repeat(31_960) });
  const replayed = await ask('POST', `/${topic}:0/replay`);
  expect([replayed.status, replayed.body.errors]).toEqual([
    422,
    [
      {
        field: 'letter_id',
        code: 'too_long',
        message: expect.stringMatching(/:0 cannot be sent again: .*32000 bytes/),
      },
    ],
  ]);
  expect(await keysOf('')).toEqual(['ord_1']);
  expect((await ask('POST', `/${topic}:0/drop`, { reason: 'too large' })).status).toBe(200);
});

test('refuses impossible decisions', async () => {
  await die('ord_1', 'too_late', '{}');
  const codeOf = ({ status, body }: Answer) => [status, body.code];
  expect(codeOf(await ask('POST', `/${topic}:0/drop`))).toEqual([422, 'validation_failed']);
  expect(codeOf(await ask('POST', `/${topic}:0/drop`, { reason: '' }))).toEqual([422, 'validation_failed']);
  expect((await ask('POST', `/${topic}:0/drop`, { reason: 'why' })).status).toBe(200);
  expect(codeOf(await ask('POST', `/${topic}:0/replay`))).toEqual([409, 'dead_letter_settled']);
  expect(codeOf(await ask('GET', `/${topic}:9`))).toEqual([404, 'dead_letter_not_found']);
  expect(codeOf(await ask('POST', '/nonsense/replay'))).toEqual([404, 'dead_letter_not_found']);
  expect(codeOf(await ask('GET', '?topic=none'))).toEqual([422, 'validation_failed']);
  // An `after` that names no letter is refused, and is not answered with the first page.
  expect(codeOf(await ask('GET', `?after=${topic}`))).toEqual([422, 'validation_failed']);
  expect((await call(`${gateway.url}/v1/operator/dead-letters`, 'GET')).status).toBe(401);
});

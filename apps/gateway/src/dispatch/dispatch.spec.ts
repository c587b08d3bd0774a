import { type DispatchRequest, dhakaTime, topics } from '@dakpion/contracts';
import { orderId, riderEventExample, until } from '@dakpion/fixtures';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { maxWaitingPolls } from './dispatch-request-polls.ts';

const dispatchToken = 'the-token-of-a-dispatch-system';
let gateway: StartedGateway;
beforeEach(async () => {
  gateway = await startGateway({ dispatchToken });
});
afterEach(() => gateway.close());

function get(query = '', token = dispatchToken): Promise<Answer> {
  return call(`${gateway.url}/v1/dispatch/requests${query}`, 'GET', { authorization: `Bearer ${token}` });
}

function request(number: number): DispatchRequest {
  return {
    type: 'RiderNoLongerWanted',
    event_id: `evt_${number}`,
    order_id: orderId,
    requested_at: dhakaTime(number),
    cancellation_reason: null,
    cancelled_by: 'partner',
  };
}

/** Publishes a message as the dispatch service does. */
async function publish(...numbers: readonly number[]): Promise<void> {
  const topic = topics.dispatchRequests.name;
  const message = (number: number) => ({ topic, key: orderId, type: 'RiderNoLongerWanted', value: request(number) });
  await gateway.engines.broker.publish(numbers.map(message));
}

test('returns requests as they are on the topic, page after page, and again from the same position', async () => {
  expect((await get()).body).toEqual({ data: [], next_after: null });
  await publish(1, 2, 3);
  const first = await get('?limit=2');
  expect([first.status, first.body.data]).toEqual([200, [request(1), request(2)]]);
  const second = await get(`?after=${first.body.next_after}`);
  expect(second.body.data).toEqual([request(3)]);
  expect((await get(`?after=${first.body.next_after}`)).body).toEqual(second.body);
  const end = await get(`?after=${second.body.next_after}`);
  expect(end.body).toEqual({ data: [], next_after: second.body.next_after });
});

test('answers a waiting poll when a request arrives, or at the end of the wait', async () => {
  await publish(1);
  const { next_after } = (await get()).body;
  const waiting = get(`?after=${next_after}&wait=30`);
  await publish(2);
  expect((await waiting).body.data).toEqual([request(2)]);
  expect((await get(`?after=${next_after}&limit=1&wait=0`)).body.data).toEqual([request(2)]);
});

test('limits the number of waiting polls', async () => {
  const waiting = Array.from({ length: maxWaitingPolls }, () => get('?wait=30'));
  const refused = await until(async () => {
    const answer = await get();
    return answer.status === 429 ? answer : undefined;
  });
  expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['rate_limited', '5']);
  await publish(1);
  for (const { body } of await Promise.all(waiting)) expect(body.data).toEqual([request(1)]);
  expect((await get()).status).toBe(200);
});

test('answers a waiting poll when the gateway stops', async () => {
  const waiting = get('?wait=30');
  const looks = jest.spyOn(gateway.engines.broker, 'browse');
  await until(() => looks.mock.calls.length > 0);
  const from = performance.now();
  await gateway.application.close();
  expect((await waiting).body).toEqual({ data: [], next_after: null });
  // Connections that are still in use after 5 s are cut off.
  expect(performance.now() - from).toBeLessThan(4_000);
});

test.each(['?after=x', '?after=', '?limit=0', '?limit=501', '?wait=31', '?wait=-1', '?from=1'])(
  'refuses %s',
  async (query) => {
    expect((await get(query)).body).toMatchObject({ status: 422, code: 'validation_failed' });
  },
);

test('publishes rider events in the same way as those of operators', async () => {
  const event = riderEventExample(Date.now());
  const authorization = `Bearer ${dispatchToken}`;
  const answer = await call(`${gateway.url}/v1/dispatch/rider-events`, 'POST', { authorization }, event);
  expect([answer.status, answer.body]).toEqual([202, { accepted: 1, rejected: [] }]);
  const values: unknown[] = [];
  for await (const { value } of gateway.engines.broker.browse(topics.riderEvents.name)) values.push(value);
  expect(values).toMatchObject([event]);
  const refused = await call(`${gateway.url}/v1/dispatch/rider-events`, 'POST', { authorization }, {});
  expect(refused.status).toBe(422);
});

test('answers 500 faulty rider events with many faults each in less than 1 MiB', async () => {
  const authorization = `Bearer ${dispatchToken}`;
  const unknown = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`\u0001${index}`, 1]));
  const events = [riderEventExample(Date.now()), ...Array.from({ length: 499 }, () => unknown)];
  const answer = await call(`${gateway.url}/v1/dispatch/rider-events`, 'POST', { authorization }, events);
  expect([answer.status, answer.body.accepted, answer.body.rejected.length]).toEqual([202, 1, 499]);
  expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThan(1024 * 1024);
});

test('ends a page of requests at 512 KiB', async () => {
  const topic = topics.dispatchRequests.name;
  const large = (number: number) => ({ ...request(number), cancellation_reason: 'ক'.repeat(40_000) });
  for (let number = 1; number <= 8; number += 1) {
    const message = { topic, key: orderId, type: 'RiderNoLongerWanted', value: large(number) };
    await gateway.engines.broker.publish([message]);
  }
  const sizes: number[] = [];
  for (let page = await get(); page.body.data.length > 0; page = await get(`?after=${page.body.next_after}`)) {
    sizes.push(page.body.data.length);
  }
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual(5);
});

test('admits the token to these two routes only, and no other credential to them', async () => {
  const { api_keys } = await gateway.partner();
  const foreign = { 'x-api-key': api_keys.production };
  const others: Record<string, string>[] = [{}, foreign, { authorization: `Bearer ${operatorToken}` }];
  for (const headers of others) {
    const requests = await call(`${gateway.url}/v1/dispatch/requests`, 'GET', headers);
    const events = await call(`${gateway.url}/v1/dispatch/rider-events`, 'POST', headers, {});
    expect([requests.status, events.status, requests.body.code]).toEqual([401, 401, 'dispatch_unauthorized']);
    expect(requests.headers.get('www-authenticate')).toBe('Bearer realm="dispatch"');
  }
  const authorization = `Bearer ${dispatchToken}`;
  for (const path of ['/v1/operator/partners', '/v1/operator/dead-letters', '/v1/business/orders']) {
    const headers = { authorization, 'x-api-key': dispatchToken };
    expect([path, (await call(`${gateway.url}${path}`, 'GET', headers)).status]).toEqual([path, 401]);
  }
});

test('closes the routes without a token', async () => {
  const closed = await startGateway({ dispatchToken: null });
  try {
    for (const token of ['', 'null', dispatchToken]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await call(`${closed.url}/v1/dispatch/requests`, 'GET', headers)).status).toBe(401);
    }
  } finally {
    await closed.close();
  }
});

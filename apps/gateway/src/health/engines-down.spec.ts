import { eventually, orderDetails, orderId, quotation, route } from '@dakpion/fixtures';
import type { CreatedPartner } from '@dakpion/partners';
import { FollowerFaults } from '@dakpion/state-store';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { orderBody, writeOrder } from '../orders.fixture.ts';

type Request = readonly [method: string, path: string, body?: unknown];

const reads: Request[] = [
  ['GET', `/v1/business/order/${orderId}/status`],
  ['GET', `/v1/business/order/${orderId}`],
  ['GET', '/v1/business/orders'],
  ['GET', '/v1/business/webhooks'],
  ['GET', '/v1/business/webhooks/callback'],
];
const orderCommands: Request[] = [
  ['POST', '/v1/business/order/create', orderBody],
  ['POST', `/v1/business/order/${orderId}/cancel`, {}],
  ['POST', `/v1/business/order/${orderId}/retry`],
];
const webhookCommands: Request[] = [
  ['POST', '/v1/business/webhooks/redeliver', { status: 'manual_review' }],
  ['POST', `/v1/business/webhooks/dlv_${'1'.repeat(32)}/redeliver`],
];
const quote: Request = ['POST', '/v1/business/order/quotation', route];
const setCallbackUrl: Request = ['PUT', '/v1/business/webhooks/callback', { callback_url: 'https://shop.example.com' }];
const createPartner: Request = ['POST', '/v1/operator/partners', { name: 'Daraz', email: 'it@example.com' }];
const rider = { rider_id: 4711, name: 'Karim', phone_number: '01812345678', driver_type: 1, is_freelancer: false };
const location = { latitude: 23.75, longitude: 90.38 };
const riderEvent = { event_id: 'e1', type: 'RIDER_ASSIGNED', order_id: orderId, rider, location };
const postRiderEvent: Request = [
  'POST',
  '/v1/operator/rider-events',
  { ...riderEvent, occurred_at: new Date().toISOString() },
];
const named = (requests: readonly Request[]) =>
  requests.map((request) => [`${request[0]} ${request[1]}`, request] as const);

let gateway: StartedGateway;
let partner: CreatedPartner;

async function start(): Promise<void> {
  gateway = await startGateway();
  partner = await gateway.partner();
  await writeOrder(gateway.engines.stateStore, partner.partner_id, orderDetails());
}

function ask([method, path, body]: Request): Promise<Answer> {
  const isOperator = path.startsWith('/v1/operator');
  const key: Record<string, string> = isOperator
    ? { authorization: `Bearer ${operatorToken}` }
    : { 'x-api-key': partner.api_keys.sandbox };
  return call(`${gateway.url}${path}`, method, key, body);
}

async function expectLater(request: Request): Promise<void> {
  const answer = await ask(request);
  expect([answer.status, answer.body.code]).toEqual([503, 'temporarily_unavailable']);
  expect(answer.headers.get('retry-after')).toBe('2');
}

async function expectReady(checks: {
  event_store: string;
  state_store: string;
  broker?: string;
  partners: string;
}): Promise<void> {
  const status = checks.state_store;
  // An answer is up to a second old.
  await eventually(async () => {
    const answer = await call(`${gateway.url}/health/ready`, 'GET');
    expect([answer.status, answer.body]).toEqual([
      status === 'ok' ? 200 : 503,
      { status, checks: { broker: 'ok', ...checks, disk: 'ok' } },
    ]);
  });
}

describe('without the event store', () => {
  beforeAll(async () => {
    await start();
    await gateway.engines.eventStore.close();
    // The error that the services return when they cannot reach the event store.
    const down = () => Promise.reject(Object.assign(new Error('EventStoreDB: no answer'), { temporary: true }));
    gateway.services.order = down;
    gateway.services.webhook = down;
    gateway.services.pricing = async () => ({ outcome: 'priced', quotation });
  });
  afterAll(() => gateway.close());

  test('the gateway is ready, and reports that the event store is down', () =>
    expectReady({ event_store: 'unavailable', state_store: 'ok', partners: 'ok' }));

  test.each(named([...reads, quote]))('%s works', async (_name, request) => {
    expect((await ask(request)).status).toBe(200);
  });

  test('POST /v1/operator/rider-events works, and the events wait in the topic', async () => {
    const answer = await ask(postRiderEvent);
    expect([answer.status, answer.body]).toEqual([202, { accepted: 1, rejected: [] }]);
  });

  test.each(named([...orderCommands, ...webhookCommands, setCallbackUrl, createPartner]))(
    '%s is answered with 503 and Retry-After',
    (_name, request) => expectLater(request),
  );
});

describe('without the broker', () => {
  beforeAll(async () => {
    await start();
    await gateway.engines.broker.close();
  });
  afterAll(() => gateway.close());

  test('the gateway is ready, and reports that the broker is down', () =>
    expectReady({ event_store: 'ok', state_store: 'ok', broker: 'unavailable', partners: 'ok' }));

  test.each(named([...reads, setCallbackUrl]))('%s works', async (_name, request) => {
    expect((await ask(request)).status).toBe(200);
  });

  test('POST /v1/operator/partners works', async () => {
    expect((await ask(createPartner)).status).toBe(201);
  });

  test.each(named([...orderCommands, ...webhookCommands, quote, postRiderEvent]))(
    '%s is answered with 503 and Retry-After',
    (_name, request) => expectLater(request),
  );
});

test('the gateway is not ready without the state store', async () => {
  await start();
  try {
    await gateway.engines.stateStore.close();
    await expectReady({ event_store: 'ok', state_store: 'unavailable', partners: 'unavailable' });
  } finally {
    await gateway.close();
  }
});

test('the gateway is not ready while its views belong to another history, and names the cause', async () => {
  await start();
  try {
    const faults = new FollowerFaults(gateway.engines.stateStore);
    const fault = { follower: 'order-views-projection', reason: 'The event store has another history.' };
    await faults.raise(fault);
    const answer = await call(`${gateway.url}/health/ready`, 'GET');
    expect([answer.status, answer.body.faults]).toEqual([503, [fault]]);
    await faults.clear(fault.follower);
    await expectReady({ event_store: 'ok', state_store: 'ok', partners: 'ok' });
  } finally {
    await gateway.close();
  }
});

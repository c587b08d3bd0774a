import { until } from '@dakpion/fixtures';
import { EventFollower, followerNames, StreamRelease } from '@dakpion/following';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';

const name = followerNames.orderViews;
const stream = 'order-ord_1';
let gateway: StartedGateway;
let isFixed: boolean;
let follower: EventFollower;

beforeEach(async () => {
  isFixed = false;
  gateway = await startGateway();
  const metadata = { schema_version: 1, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' };
  const event = { id: crypto.randomUUID(), type: 'OrderTeleported', data: {}, metadata };
  const { eventStore, stateStore } = gateway.engines;
  await eventStore.append(stream, [event], 'no_stream');
  const handle = async () => {
    if (!isFixed) throw new Error('unknown type');
  };
  const following = { name, streamPrefix: 'order-', batchLimit: 10, eventsPerCheckpoint: 1, handle };
  follower = new EventFollower({ eventStore, stateStore, clock: Date.now }, following);
  follower.start();
  await until(async () => (await new StreamRelease(eventStore, Date.now).list()).length === 1);
});
afterEach(async () => {
  await follower.stop();
  await gateway.close();
});

function ask(method: string, path = ''): Promise<Answer> {
  return call(`${gateway.url}/v1/operator/parked${path}`, method, { authorization: `Bearer ${operatorToken}` });
}

test('lists parked streams with the reason until they are released and handled', async () => {
  const listed = await ask('GET');
  expect(listed.status).toBe(200);
  const parked = { follower: name, stream, revision: 0, reason: 'Error: unknown type', released_at: null };
  expect(listed.body).toMatchObject({ data: [parked] });
  isFixed = true;
  const released = await ask('POST', `/${name}/${stream}/release`);
  expect([released.status, released.body.released_at]).toEqual([202, expect.any(String)]);
  await until(async () => (await ask('GET')).body.data.length === 0);
  await until(async () => (await ask('POST', `/${name}/${stream}/release`)).status === 404);
});

test('refuses to release other streams, and lists streams for operators only', async () => {
  for (const path of [`/${name}/order-other`, `/nobody/${stream}`]) {
    const { status, body } = await ask('POST', `${path}/release`);
    expect([status, body.code]).toEqual([404, 'parked_stream_not_found']);
  }
  expect((await call(`${gateway.url}/v1/operator/parked`, 'GET')).status).toBe(401);
  expect((await call(`${gateway.url}/v1/operator/parked/${name}/${stream}/release`, 'POST')).status).toBe(401);
});

import { orderViewsModel } from '@dakpion/read-models';
import { ReadModelBuilds } from '@dakpion/state-store';
import { call, operatorToken, sharedGateway } from '../gateway.fixture.ts';

const gateway = sharedGateway();

const ask = (method: string, path: string) =>
  call(`${gateway.url}/v1/operator/projections${path}`, method, { authorization: `Bearer ${operatorToken}` });
const { name, version } = orderViewsModel;

test('builds a projection again once at a time, and lists its progress and the build that serves', async () => {
  const recorded = new ReadModelBuilds(gateway.engines.stateStore);
  const first = await ask('POST', `/${name}/rebuild`);
  expect([first.status, first.body]).toEqual([
    202,
    { projection: name, builds: [expect.anything(), expect.anything()] },
  ]);
  const [serving, building] = first.body.builds;
  expect(serving).toMatchObject({ number: version, version, state: 'serving', percent: null });
  expect(building).toMatchObject({ number: version + 1, state: 'building', completed_at: null });
  expect((await ask('POST', `/${name}/rebuild`)).body.builds).toHaveLength(2);

  await recorded.reportProgress(orderViewsModel, version + 1, { percent: 41.5, events_per_second: 900 });
  const listed = async () => {
    const { status, body } = await ask('GET', '');
    expect(status).toBe(200);
    return body.data.find(({ projection }: { projection: string }) => projection === name).builds;
  };
  expect(await listed()).toMatchObject([{}, { state: 'building', percent: 41.5, events_per_second: 900 }]);
  await recorded.complete(orderViewsModel, version + 1);
  expect(await listed()).toMatchObject([
    { state: 'kept' },
    { state: 'serving', completed_at: expect.any(String), percent: null },
  ]);
});

test('answers 404 for an unknown projection', async () => {
  expect((await ask('POST', '/order-event-publisher/rebuild')).status).toBe(404);
});

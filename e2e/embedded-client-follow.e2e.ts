import { DakpionClient } from '@dakpion/client';
import { type MadePartner, makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const scenario = { sandbox_scenario: 'no_rider' };

let program: Program;
let partner: MadePartner;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
});
beforeEach(async () => {
  partner = await makePartner(program.url);
});

const create = async (): Promise<string> => (await partner.sandbox.create(orderRequest(scenario))).body.order_id;

/** A client whose first connection to a stream is lost after its first block, before any event. */
function clientThatLosesItsFirstStream(): { client: DakpionClient; isLost: () => boolean; goOn: () => void } {
  let isLost = false;
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const send = async (request: Request): Promise<Response> => {
    if (isLost) await mayGoOn;
    const response = await fetch(request);
    if (isLost || response.body === null) return response;
    const reader = response.body.getReader();
    const first = await reader.read();
    await reader.cancel();
    isLost = true;
    return new Response(first.value, { headers: response.headers });
  };
  const client = new DakpionClient({ apiKey: partner.sandbox.key, baseUrl: program.url, fetch: send });
  return { client, isLost: () => isLost, goOn };
}

test.each([
  ['a partner that has no orders', 0],
  ['a partner that has orders', 2],
])('follow() of %s misses no event when the connection is lost before the first one', async (_, orders) => {
  for (let n = 0; n < orders; n += 1) await create();
  const { client, isLost, goOn } = clientThatLosesItsFirstStream();
  await until('the events to be listed', async () => (await listed(reader())).length === orders);
  const first = client.follow().next();
  await until('the stream to be lost', isLost);
  const missed = await create();
  goOn();
  expect((await first).value).toMatchObject({
    type: 'order_event',
    data: { event: 'ORDER_CREATED', order_id: missed },
  });
});

const reader = () => new DakpionClient({ apiKey: partner.sandbox.key, baseUrl: program.url });

async function listed(client: DakpionClient, after?: string) {
  const events = [];
  for await (const event of client.listEvents(after)) events.push(event);
  return events;
}

test('listEvents() and follow() continue after the position of any event that was listed', async () => {
  const client = reader();
  const orderIds = [await create(), await create(), await create()];
  await until('the events to be listed', async () => (await listed(client)).length === orderIds.length);
  const all = await listed(client);
  expect(all.map(({ order_id }) => order_id)).toEqual(orderIds);
  expect(await listed(client, all[0]!.position)).toEqual(all.slice(1));
  for await (const event of client.follow({ after: all[1]!.position })) {
    expect(event).toMatchObject({ type: 'order_event', id: all[2]!.position, data: { order_id: orderIds[2] } });
    break;
  }
});

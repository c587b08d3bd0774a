import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test('the document of partners is the reviewed file, with the address of the installation', async () => {
  const file = join(__dirname, '../../../../docs/openapi/partner.json');
  const reviewed = JSON.parse(readFileSync(file, 'utf8'));
  const { status, headers, body } = await call(`${gateway.url}/openapi.json`, 'GET');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body).toEqual({ ...reviewed, servers: [{ url: 'https://api.example.com' }] });
});

test('the document is serialized once, because that takes 3 ms in which no other request is answered', async () => {
  await call(`${gateway.url}/openapi.json`, 'GET');
  const stringify = jest.spyOn(JSON, 'stringify');
  await call(`${gateway.url}/openapi.json`, 'GET');
  const documents = stringify.mock.calls.filter(([value]) => value?.openapi !== undefined);
  stringify.mockRestore();
  expect(documents.length).toBe(0);
});

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
  const { status, body } = await call(`${gateway.url}/openapi.json`, 'GET');
  expect(status).toBe(200);
  expect(body).toEqual({ ...reviewed, servers: [{ url: 'https://api.example.com' }] });
});

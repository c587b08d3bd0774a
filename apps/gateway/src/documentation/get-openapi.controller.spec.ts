import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, operatorToken, sharedGateway, startGateway } from '../gateway.fixture.ts';

const gateway = sharedGateway();

test('the document of partners is the reviewed file, with the address of the installation', async () => {
  const file = join(__dirname, '../../../../docs/openapi/partner.json');
  const reviewed = JSON.parse(readFileSync(file, 'utf8'));
  const { status, headers, body } = await call(`${gateway.url}/openapi.json`, 'GET');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body).toEqual({ ...reviewed, servers: [{ url: 'https://api.example.com' }] });
});

test('the document of partners lists the host of each environment, and the others only the public address', async () => {
  const hosts = { sandboxHost: 'sandbox.example.com', productionHost: 'api.example.com' };
  const other = await startGateway({ ...hosts, dispatchToken: 'dispatch-token-of-the-specs' });
  const serversAt = async (path: string, token: string) =>
    (await call(`${other.url}${path}`, 'GET', { authorization: `Bearer ${token}` })).body.servers;
  try {
    expect(await serversAt('/openapi.json', '')).toEqual([
      { url: 'https://sandbox.example.com', description: 'Sandbox, for keys that begin with sandbox_key_test_' },
      { url: 'https://api.example.com', description: 'Production, for keys that begin with live_key_' },
    ]);
    const [operators, dispatch] = [
      await serversAt('/v1/operator/openapi.json', operatorToken),
      await serversAt('/v1/dispatch/openapi.json', 'dispatch-token-of-the-specs'),
    ];
    expect([operators, dispatch]).toEqual(Array(2).fill([{ url: 'https://api.example.com' }]));
  } finally {
    await other.close();
  }
});

test('the document is serialized once, because that takes 3 ms in which no other request is answered', async () => {
  await call(`${gateway.url}/openapi.json`, 'GET');
  const stringify = jest.spyOn(JSON, 'stringify');
  await call(`${gateway.url}/openapi.json`, 'GET');
  const documents = stringify.mock.calls.filter(([value]) => value?.openapi !== undefined);
  stringify.mockRestore();
  expect(documents.length).toBe(0);
});

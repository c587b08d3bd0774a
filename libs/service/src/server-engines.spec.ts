import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { makeCertificates, withTemporaryDirectory } from '@dakpion/fixtures';
import { waitForEngine } from './engine-waiting.ts';
import { eventStoreAt, stateStoreAt } from './server-engines.ts';

test('names the setting for a private authority if the certificate of Redis is refused', () =>
  withTemporaryDirectory(async (directory) => {
    await makeCertificates(directory);
    const read = (name: string) => readFileSync(join(directory, name));
    const server = createServer({ key: read('broker.key'), cert: read('broker.crt') });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(waitForEngine(stateStoreAt(`rediss://127.0.0.1:${port}`), {})).rejects.toThrow(
      /^Redis at .* cannot be used: .*certificate.* Check REDIS_URL and NODE_EXTRA_CA_CERTS\.$/s,
    );
    server.close();
  }));

test.each([
  ['redis://redis:6379', 'redis://redis:6379'],
  ['rediss://user:pass@word@redis:6379/2', 'rediss://redis:6379/2'],
])('the address of Redis in messages has no part of a password: %s', (url, address) => {
  expect(stateStoreAt(url).address).toBe(address);
});

test.each([
  ['esdb://a:2113,b:2113?tls=false', 'esdb://a:2113,b:2113'],
  ['esdb+discover://user:pass@word@es:2113?tls=true', 'esdb+discover://es:2113'],
])('the address of EventStoreDB in messages has no part of a password: %s', (url, address) => {
  expect(eventStoreAt(url, { mustWrite: false }).address).toBe(address);
});

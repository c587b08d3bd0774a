import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { makeCertificates, withTemporaryDirectory } from '@dakpion/fixtures';
import { waitForEngine } from './engine-waiting.ts';
import { stateStoreAt } from './server-engines.ts';

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

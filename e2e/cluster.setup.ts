import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster.ts';

/** Starts the one cluster of the run, before its test files. */
export default async function setUp(): Promise<void> {
  process.env.E2E_CLUSTER_DIRECTORY = mkdtempSync(join(tmpdir(), 'dakpion-e2e-cluster-'));
  process.env.E2E_CLUSTER_PORT = String(await freePort());
  await startCluster();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(address.port);
    });
  });
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster.ts';
import { freePort } from './free-port.ts';

/** Starts the one cluster of the run, before its test files. */
export default async function setUp(): Promise<void> {
  process.env.E2E_CLUSTER_DIRECTORY = mkdtempSync(join(tmpdir(), 'dakpion-e2e-cluster-'));
  process.env.E2E_CLUSTER_PORT = String(await freePort());
  await startCluster();
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { startCluster } from './cluster.ts';

/** Starts the run's only cluster before its test files. */
export default async function setUp(): Promise<void> {
  // The tests are skipped: see cluster.patience.ts.
  if (process.env.E2E_CLUSTER_MISSING !== undefined) return;
  process.env.E2E_CLUSTER_DIRECTORY = mkdtempSync(join(tmpdir(), 'dakpion-e2e-cluster-'));
  process.env.E2E_CLUSTER_PORT = String(await freePort());
  await startCluster();
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import tearDown from './cluster.teardown.ts';
import { type GivenCluster, startClusters } from './cluster.ts';

/**
 * Starts the clusters of the run before its test files: one that all workers of Jest share, or E2E_CLUSTER_COUNT clusters, one for
 * each worker.
 */
export default async function setUp(): Promise<void> {
  // The tests are skipped: see cluster.worker.ts.
  if (process.env.E2E_CLUSTER_MISSING !== undefined) return;
  const clusters: GivenCluster[] = [];
  for (let count = Number(process.env.E2E_CLUSTER_COUNT ?? 1); count > 0; count -= 1) {
    clusters.push({ directory: mkdtempSync(join(tmpdir(), 'dakpion-e2e-cluster-')), port: await freePort() });
  }
  process.env.E2E_CLUSTERS = JSON.stringify(clusters);
  // At a signal, Jest ends without its teardown.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      tearDown();
      process.kill(process.pid, signal);
    });
  await startClusters(clusters);
}

import { endCluster } from './cluster.ts';

/** Ends the run's cluster, if there is one. */
export default function tearDown(): void {
  if (process.env.E2E_CLUSTER_DIRECTORY !== undefined) endCluster();
}

import { endCluster, givenClusters, useCluster } from './cluster.ts';

/** Ends the run's clusters, if there are any. */
export default function tearDown(): void {
  for (const cluster of givenClusters()) {
    useCluster(cluster);
    endCluster();
  }
}

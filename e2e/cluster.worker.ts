import { givenClusters, useCluster } from './cluster.ts';

// Longer than any wait within a test, so that a failure names what the test waited for.
jest.setTimeout(600_000);

const clusters = givenClusters();
// Jest numbers its workers from 1.
const cluster = clusters[(Number(process.env.JEST_WORKER_ID) - 1) % clusters.length];
if (cluster !== undefined) useCluster(cluster);

// Set by `npm test` when the engines are not installed: the tests are skipped by name.
if (process.env.E2E_CLUSTER_MISSING !== undefined) {
  const named = (name: string) => `${name} (not run without Kafka and Redis: npm run engines:install)`;
  const skip = (name: string) => test.skip(named(name), () => {});
  const each = (cases: readonly unknown[]) => (name: string) => test.skip.each(cases)(named(name), () => {});
  globalThis.test = Object.assign(skip, test, { each }) as unknown as typeof test;
}

import { givenClusters, useCluster } from './cluster.ts';

// Ten processes and three engines share the machine with the test, so a step that takes a second in the embedded profile can take
// ten.
jest.setTimeout(240_000);

const clusters = givenClusters();
// Jest numbers its workers from 1.
const cluster = clusters[(Number(process.env.JEST_WORKER_ID) - 1) % clusters.length];
if (cluster !== undefined) useCluster(cluster);

// Set by `npm test` when the engines are not installed: the tests are skipped by name.
if (process.env.E2E_CLUSTER_MISSING !== undefined) {
  const skip = (name: string) =>
    test.skip(`${name} (not run without Kafka and Redis: npm run engines:install)`, () => {});
  globalThis.test = Object.assign(skip, test) as unknown as typeof test;
}

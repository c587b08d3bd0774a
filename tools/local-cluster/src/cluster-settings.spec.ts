import { readClusterSettings, refuseUnknownReach } from './cluster-settings.ts';

test('uses one of each service, and any engines that can be found or installed, without settings', () => {
  expect(readClusterSettings({})).toMatchObject({
    instances: 1,
    basePort: 19_090,
    engines: 'auto',
    kafkaBrokers: null,
    eventStoreUrl: null,
    redisUrl: null,
    service: { host: '127.0.0.1', port: 3000, dataDir: `${process.cwd()}/.data/cluster` },
  });
});

test('uses engines that run already', () => {
  const given = { KAFKA_BROKERS: 'kafka:9092', EVENTSTORE_URL: 'esdb://es:2113', REDIS_URL: 'redis://redis:6379' };
  expect(readClusterSettings(given)).toMatchObject({
    kafkaBrokers: 'kafka:9092',
    eventStoreUrl: 'esdb://es:2113',
    redisUrl: 'redis://redis:6379',
  });
});

test("reports every fault at once, including faults of the services' settings", () => {
  const faults = /PORT.*\n.*INSTANCES.*\n.*CLUSTER_BASE_PORT.*\n.*CLUSTER_ENGINES/;
  expect(() =>
    readClusterSettings({ PORT: 'http', INSTANCES: '99', CLUSTER_BASE_PORT: '80', CLUSTER_ENGINES: 'cloud' }),
  ).toThrow(faults);
});

test.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.7', PUBLIC_URL: 'http://localhost:3000' }])(
  'does not start where others reach the cluster and its services would not know: %j',
  (environment) => {
    const refusal = new RegExp(`HOST="${environment.HOST}": expected a loopback address.* set PUBLIC_URL`);
    expect(() => refuseUnknownReach(readClusterSettings(environment))).toThrow(refusal);
  },
);

test.each([{}, { HOST: '::1' }, { HOST: '0.0.0.0', PUBLIC_URL: 'http://cluster.example.com:3000' }])(
  'starts where the services know who reaches the cluster: %j',
  (environment) => {
    expect(() => refuseUnknownReach(readClusterSettings(environment))).not.toThrow();
  },
);

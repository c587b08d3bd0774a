import { readClusterSettings } from './cluster-settings.ts';

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

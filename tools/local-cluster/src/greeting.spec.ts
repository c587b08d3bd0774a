import { readClusterSettings } from './cluster-settings.ts';
import { greeting } from './greeting.ts';

test('prints the settings with which every command reaches the gateway and the engines', () => {
  const settings = readClusterSettings({ DATA_DIR: '/data', PORT: '3100', OPERATOR_PORT: '3101' });
  const engines = { kafkaBrokers: 'k:1', eventStoreUrl: 'esdb://e:2?tls=false', redisUrl: 'redis://:secret@r:3' };
  expect(greeting(settings, { ...engines, redisPassword: null })).toContain(
    "export PROFILE=cluster DATA_DIR=/data PORT=3100 OPERATOR_PORT=3101 KAFKA_BROKERS=k:1 EVENTSTORE_URL='esdb://e:2?tls=false' REDIS_URL=redis://r:3\n",
  );
});

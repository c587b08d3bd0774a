import { readSettings, withSecrets } from '@dakpion/settings';
import { type ServiceName, serviceSpecification } from './service-specification.ts';

const urls = { KAFKA_BROKERS: 'k:1', EVENTSTORE_URL: 'esdb://e:2', REDIS_URL: 'redis://r:3' };

function environmentOf(service: ServiceName, operatorPort: number | null, more: NodeJS.ProcessEnv = {}) {
  const read = readSettings({ PROFILE: 'cluster', ...urls, ...more });
  if (read.outcome === 'refused') throw new Error('the settings were refused');
  const engines = { kafkaBrokers: 'k:1', eventStoreUrl: 'esdb://e:2', redisUrl: 'redis://r:3', redisPassword: null };
  const addresses = { healthPort: 9090, port: service === 'gateway' ? 19_100 : null, operatorPort };
  const settings = withSecrets(read.settings);
  return serviceSpecification({ service, instance: 1, settings, engines, ...addresses }).environment;
}

test('a gateway serves operators at a separate port if it gets one', () => {
  expect(environmentOf('gateway', 19_101)).toMatchObject({ PORT: '19100', OPERATOR_PORT: '19101' });
  expect(environmentOf('gateway', null)).not.toHaveProperty('OPERATOR_PORT');
  expect(environmentOf('order', null)).not.toHaveProperty('OPERATOR_PORT');
});

test.each([{ HOST: '127.0.0.1' }, { HOST: '0.0.0.0', PUBLIC_URL: 'http://cluster.example.com:3000' }])(
  'services serve by default what an embedded program with the same settings serves: %j',
  (variables) => {
    for (const service of ['gateway', 'webhook'] as const) {
      const [own, embedded] = [environmentOf(service, null, variables), variables].map((environment) => {
        const read = readSettings(environment);
        if (read.outcome === 'refused') throw new Error(read.faults.map(({ variable }) => variable).join());
        const { operatorApi, webhookAllowPrivate } = read.settings;
        return { operatorApi, webhookAllowPrivate };
      });
      expect(own).toEqual(embedded);
    }
  },
);

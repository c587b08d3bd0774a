import { readSettings } from './settings.ts';

const names = ['INBOX', 'DEMONSTRATION_PARTNER', 'OPERATOR_API'];

function read(environment: Record<string, string>) {
  const result = readSettings(environment);
  if (result.outcome === 'refused') throw new Error('the settings were refused');
  const { inbox, demonstrationPartner, operatorApi, turnedOff } = result.settings;
  return { on: names.filter((_, index) => [inbox, demonstrationPartner, operatorApi][index]), turnedOff };
}

test.each<Record<string, string>>([{}, { HOST: 'localhost' }, { HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }])(
  'serves everything with %j',
  (environment: Record<string, string>) => {
    expect(read(environment)).toEqual({ on: names, turnedOff: [] });
  },
);

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'https://api.example.com' },
])('serves nothing private when others can reach the program: %j', (environment) => {
  expect(read(environment)).toEqual({ on: [], turnedOff: names });
});

test('keeps an explicit setting, and serves operators when they have their own port', () => {
  const PUBLIC_URL = 'https://api.example.com';
  const settings = { PUBLIC_URL, INBOX: 'on', DEMONSTRATION_PARTNER: 'off' };
  expect(read({ ...settings, OPERATOR_API: 'on' })).toEqual({ on: ['INBOX', 'OPERATOR_API'], turnedOff: [] });
  expect(read({ PUBLIC_URL, OPERATOR_PORT: '3001' })).toEqual({
    on: ['OPERATOR_API'],
    turnedOff: ['INBOX', 'DEMONSTRATION_PARTNER'],
  });
  expect(read({ OPERATOR_PORT: '3001', OPERATOR_API: 'off' }).on).not.toContain('OPERATOR_API');
});

test('serves neither an inbox nor a demonstration partner in a cluster', () => {
  const cluster = {
    PROFILE: 'cluster',
    KAFKA_BROKERS: 'kafka:9092',
    EVENTSTORE_URL: 'esdb://es:2113',
    REDIS_URL: 'redis://redis',
  };
  expect(read(cluster)).toEqual({ on: [], turnedOff: ['OPERATOR_API'] });
  expect(read({ ...cluster, OPERATOR_PORT: '3001' })).toEqual({ on: ['OPERATOR_API'], turnedOff: [] });
});

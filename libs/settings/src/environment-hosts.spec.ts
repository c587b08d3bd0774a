import { environmentUrls, isHostOfOther } from './environment-hosts.ts';
import { readSettings } from './settings.ts';

function hostsOf(SANDBOX_HOST: string, PRODUCTION_HOST: string, PUBLIC_URL = 'https://api.example.com') {
  const read = readSettings({ SANDBOX_HOST, PRODUCTION_HOST, PUBLIC_URL });
  if (read.outcome === 'refused') throw new Error(read.faults.map(({ expected }) => expected).join());
  return read.settings;
}

const apart = [
  ['sandbox.example.com', 'api.example.com'],
  ['Sandbox.Example.com.', 'API.example.com:443'],
] as const;

test.each(apart)('refuses a key at the host of the other environment: %s, %s', (sandbox, production) => {
  const hosts = hostsOf(sandbox, production);
  for (const host of ['api.example.com', 'API.EXAMPLE.COM', 'api.example.com.', 'api.example.com:8443']) {
    expect([host, isHostOfOther('sandbox', host, hosts), isHostOfOther('production', host, hosts)]).toEqual([
      host,
      true,
      false,
    ]);
  }
  for (const host of ['', 'other.example.com', '127.0.0.1:3000', '[::1]:3000', 'x'.repeat(5_000)]) {
    expect(isHostOfOther('sandbox', host, hosts) || isHostOfOther('production', host, hosts)).toBe(false);
  }
});

test('separates the environments by two ports of one name', () => {
  const hosts = hostsOf('api.example.com:8444', 'api.example.com:8443');
  expect(isHostOfOther('sandbox', 'api.example.com:8443', hosts)).toBe(true);
  expect(isHostOfOther('sandbox', 'api.example.com:8444', hosts)).toBe(false);
  expect(isHostOfOther('production', 'API.example.com.:8444', hosts)).toBe(true);
});

test.each([
  ['api.example.com', 'api.example.com'],
  ['api.example.com:443', 'API.example.com.'],
  ['api.example.com', 'api.example.com:8443'],
  ['-.example.com', 'api.example.com'],
  ['sandbox..example.com', 'api.example.com'],
  ['sandbox.example.com:0', 'api.example.com'],
  ['sandbox.example.com:70000', 'api.example.com'],
  ['https://sandbox.example.com', 'api.example.com'],
  ['sandbox.example.com/v1', 'api.example.com'],
  [`${'x'.repeat(64)}.example.com`, 'api.example.com'],
])('refuses hosts at the start that cannot separate the environments: %s, %s', (sandbox, production) => {
  const read = readSettings({ SANDBOX_HOST: sandbox, PRODUCTION_HOST: production });
  expect(read).toMatchObject({ outcome: 'refused', faults: [{ variable: 'SANDBOX_HOST' }] });
});

const [api, sandbox, www] = ['https://api.example.com', 'https://sandbox.example.com', 'https://www.example.com'];

test.each([
  ['no hosts', '', '', api, { sandbox: api, production: api }],
  ['two hosts', 'sandbox.example.com', 'api.example.com', api, { sandbox, production: api }],
  ['a host of the sandbox', 'sandbox.example.com', '', api, { sandbox, production: api }],
  ['a host of production', '', 'api.example.com', www, { sandbox: www, production: api }],
  ['two hosts beside the public URL', 'sandbox.example.com', 'api.example.com', www, { sandbox, production: api }],
  [
    'two ports of one name',
    'api.example.com:8444',
    'api.example.com:8443',
    `${api}:8443`,
    { sandbox: `${api}:8444`, production: `${api}:8443` },
  ],
  [
    'a host without the port',
    'sandbox.example.com',
    'api.example.com',
    `${api}:8443`,
    { sandbox, production: `${api}:8443` },
  ],
])('names the address of each environment: %s', (_, sandboxHost, productionHost, publicUrl, expected) => {
  const settings = hostsOf(sandboxHost, productionHost, publicUrl);
  expect(environmentUrls(settings)).toEqual(expected);
  for (const environment of ['sandbox', 'production'] as const) {
    expect(isHostOfOther(environment, new URL(expected[environment]).host, settings)).toBe(false);
  }
});

import { readSettings } from '@dakpion/settings';
import { isHostOfOther } from './environment-hosts.ts';

function hostsOf(SANDBOX_HOST: string, PRODUCTION_HOST: string) {
  const read = readSettings({ SANDBOX_HOST, PRODUCTION_HOST });
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

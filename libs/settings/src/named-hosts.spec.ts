import { mayNameHost } from './named-hosts.ts';

const settings = {
  host: '127.0.0.1',
  publicUrl: 'https://api.example.com',
  sandboxHost: 'sandbox.example.com:8443',
  productionHost: null,
};

describe('a request to a loopback address', () => {
  test.each([
    '127.0.0.1:3000',
    '127.9.9.9',
    'localhost',
    'LocalHost:3000',
    'localhost.',
    '[::1]:3000',
    'shop.localhost:3000',
    'api.example.com',
    'API.example.com.:444',
    'sandbox.example.com',
  ])('may name the host %s', (host) => {
    expect(mayNameHost(host, settings)).toBe(true);
  });

  test.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evillocalhost',
    'api.example.com.evil.example',
    '0.0.0.0:3000',
    '10.0.0.1',
    '[::ffff:10.0.0.1]',
    'localhost:x',
    'localhost@evil.example',
    'localhost, evil.example',
  ])('may not name the host %s', (host) => {
    expect(mayNameHost(host, settings)).toBe(false);
  });
});

test.each(['0.0.0.0', '::', '10.1.2.3'])('a request to %s may name any host', (host) => {
  for (const named of ['evil.example', undefined]) expect(mayNameHost(named, { ...settings, host })).toBe(true);
});

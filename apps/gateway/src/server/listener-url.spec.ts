import { listenerUrl } from './listener-url.ts';

test.each([
  [{ address: '0.0.0.0', family: 'IPv4', port: 3000 }, 'http://0.0.0.0:3000'],
  [{ address: '127.0.0.1', family: 'IPv4', port: 80 }, 'http://127.0.0.1:80'],
  [{ address: '::', family: 'IPv6', port: 3000 }, 'http://[::]:3000'],
])('returns the URL of the bound address %j', (address, url) => {
  expect(listenerUrl(address)).toBe(url);
});

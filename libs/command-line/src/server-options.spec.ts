import { serverAddress } from './server-options.ts';

test.each([
  'http://127.0.0.1:3000',
  'https://operators.example.com/',
  'http://[::1]:3000',
  'https://example.com/dakpion',
])('accepts %s', (address) => {
  expect(serverAddress(address)).toBe(address);
});

test.each([
  'operators.example.com',
  'ftp://example.com',
  'http://',
  'http://user:password@example.com',
  'https://example.com?a=1',
  'https://example.com/#a',
  'http://127.0.0.1:99999',
])('refuses %s, to which no path can be appended', (address) => {
  expect(() => serverAddress(address)).toThrow('Must be an address such as http://127.0.0.1:3000');
});

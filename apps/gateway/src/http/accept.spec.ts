import { acceptsEncoding } from './accept.ts';

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.5', true],
  ['gzip ; q=0.001', true],
  ['x-gzip', true],
  ['gzip;q=0', false],
  ['br, gzip; q=0.000, deflate', false],
  ['identity', false],
  [undefined, false],
])('Accept-Encoding %s accepts gzip: %s', (accepted, accepts) => {
  expect(acceptsEncoding('gzip', accepted)).toBe(accepts);
});

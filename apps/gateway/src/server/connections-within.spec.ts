import { connectionsWithin } from './connections.ts';

test.each([
  [32, 8],
  [64, 16],
  [1024, 736],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('of %d open files, a port takes at most %d for connections, so that webhooks find free ones', (openFiles, most) => {
  expect(connectionsWithin(openFiles)).toBe(most);
});

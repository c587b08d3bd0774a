import { setTimeout as pause } from 'node:timers/promises';
import { ThreadLoad } from './thread-load.ts';

test('tells a thread at work from one that waits', async () => {
  const load = new ThreadLoad();
  await pause(100);
  expect(load.busyShare).toBeLessThan(0.5);
  const until = performance.now() + 100;
  while (performance.now() < until);
  expect(load.busyShare).toBeGreaterThan(0.5);
});

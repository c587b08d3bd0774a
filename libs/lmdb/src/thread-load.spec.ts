import { setTimeout as pause } from 'node:timers/promises';
import { ThreadLoad } from './thread-load.ts';

/**
 * The maximum number of pauses. A machine under load may stop this process for a whole pause. Then the thread does not seem to
 * wait.
 */
const maxPauses = 50;

test('distinguishes a busy thread from a waiting one', async () => {
  const load = new ThreadLoad();
  const shares: number[] = [];
  while (shares.length < maxPauses && !shares.some((share) => share < 0.5)) {
    await pause(100);
    shares.push(load.busyShare);
  }
  expect(Math.min(...shares)).toBeLessThan(0.5);
  const until = performance.now() + 100;
  while (performance.now() < until);
  expect(load.busyShare).toBeGreaterThan(0.5);
});

import { setTimeout as pause } from 'node:timers/promises';
import { inLanes } from '@dakpion/repetition';
import { startProgram, temporaryDirectory } from './program.ts';
import { askRedis } from './redis-command.ts';

// Runs alone, because other suites make the services ask for the lengths of queues, too.

/** Each check of readiness asks Redis for the length of a queue. */
const countQueueLengths = "return tonumber(redis.call('INFO', 'commandstats'):match('cmdstat_zcard:calls=(%d+)') or 0)";

test('many requests for readiness on the public port do not each call the engines', async () => {
  const { url } = await startProgram({ dataDir: temporaryDirectory() });
  const asked = async () => Number((await askRedis('EVAL', countQueueLengths, '0')).slice(1));
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  const before = await asked();
  expect(before).toBeGreaterThan(0);
  const requests = Array.from({ length: 500 });
  const began = performance.now();
  const statuses = await inLanes(requests, 20, async () => (await fetch(`${url}/health/ready`)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const withRequests = await asked();
  // Each of the two gateways asks once a second, and other processes ask for other queues. A pause of the same length without
  // requests shows how often.
  await pause(performance.now() - began);
  const without = (await asked()) - withRequests;
  expect(withRequests - before - without).toBeLessThan(requests.length / 4);
});

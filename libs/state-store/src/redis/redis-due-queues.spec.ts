import { randomUUID } from 'node:crypto';
import { describeWithEngine } from '@dakpion/fixtures';
import { openRedisStateStore } from './redis-state-store.ts';

describeWithEngine('REDIS_URL', 'a due queue in Redis', (url) => {
  test('has an entry that is due at once within the same millisecond', async () => {
    const { dueQueues, close } = await openRedisStateStore({ url, keyPrefix: `spec-${randomUUID()}:` });
    const queue = randomUUID();
    // Sent in one request, during which the time of Redis stands still.
    const [, until, claims] = await Promise.all([
      dueQueues.schedule(queue, 'a', { inMs: 0 }),
      dueQueues.claimOrNudge(queue, 'a', { forMs: 0 }),
      dueQueues.claim(queue, { forMs: 60_000, limit: 1 }),
    ]);
    expect(until).not.toBeNull();
    expect(claims.map(({ id }) => id)).toEqual(['a']);
    await dueQueues.settle(queue, 'a', claims[0]?.until ?? 0, null);
    await close();
  });
});

import { RequestTimeoutError } from '../broker-errors.ts';
import type { PendingRequest } from './pending-request.ts';
import { RequestQueue, type RequestTaker } from './request-queue.ts';

describe('RequestQueue', () => {
  const message = { topic: 'orders', key: 'k', type: 'Ask', value: 1 };

  /** Keeps the given requests until it is released. */
  function holder(): RequestTaker & { readonly held: Set<PendingRequest> } {
    const held = new Set<PendingRequest>();
    return { held, take: (request) => held.add(request), drop: (request) => held.delete(request) };
  }

  test('reports to the consumer when its request times out or begins, and keeps nothing', async () => {
    const queue = new RequestQueue(Date.now);
    const taker = holder();
    queue.attach('orders', taker);
    const late = queue.send(message, 5);
    expect(taker.held.size).toBe(1);
    await expect(late).rejects.toBeInstanceOf(RequestTimeoutError);
    expect(taker.held.size).toBe(0);

    const reply = queue.send(message, 10_000);
    const [request] = taker.held;
    request?.assign(async () => 'done');
    await request?.run();
    expect(await reply).toBe('done');
    expect(taker.held.size).toBe(0);
  });

  test('keeps all requests of a topic for its first consumer, except those that time out before', async () => {
    const queue = new RequestQueue(Date.now);
    const late = queue.send(message, 5);
    const replies = [queue.send(message, 10_000), queue.send({ ...message, key: 'other' }, 10_000)];
    await expect(late).rejects.toBeInstanceOf(RequestTimeoutError);
    const taker = holder();
    queue.attach('orders', taker);
    expect([...taker.held].map((request) => request.message.key)).toEqual(['k', 'other']);
    for (const request of taker.held) {
      request.assign(async ({ place }) => place);
      await request.run();
    }
    expect(await Promise.all(replies)).toEqual(['request-2', 'request-3']);
  });

  test('gives requests to the first group, and to the next one when the first has gone', async () => {
    const queue = new RequestQueue(Date.now);
    const [first, second] = [holder(), holder()];
    queue.attach('orders', first);
    queue.attach('orders', second);
    const replies = [queue.send(message, 10_000), queue.send(message, 10_000)];
    expect([first.held.size, second.held.size]).toEqual([2, 0]);
    queue.detach(['orders'], first, [...first.held]);
    expect(second.held.size).toBe(2);
    const ended = Promise.allSettled(replies);
    for (const request of [...second.held]) request.fail(new Error('enough'));
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(second.held.size).toBe(0);
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Broker, BrokerUnavailableError, maxSilenceMs } from '@dakpion/messaging';
import { DispatchRequestPolls, maxWaitingPolls } from './dispatch-request-polls.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('keeps nothing of a poll that has ended, of which a dispatch system sends millions', async () => {
  const polls = new DispatchRequestPolls({ async *browse() {} } as unknown as Broker);
  const poll = { cursor: { places: [] }, limit: 1, waitMs: 0 };
  const heapAfter = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      await polls.poll(poll, new AbortController().signal);
      // Within one turn of the event loop, nothing is collected that has a weak reference.
      if (sent % 100 === 0) await nextTurn();
    }
    await nextTurn();
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await heapAfter(1_000);
  expect((await heapAfter(50_000)) - before).toBeLessThan(1_000_000);
});

test('reads no further when the client has left', async () => {
  let reads = 0;
  async function* browse() {
    reads += 1;
    yield* [];
  }
  const polls = new DispatchRequestPolls({ browse } as unknown as Broker);
  const poll = { cursor: { places: [] }, limit: 1, waitMs: 2_000 };
  expect((await polls.poll(poll, AbortSignal.abort())).requests).toEqual([]);
  expect(reads).toBe(1);
});

test('while the broker is silent, polls end in time and give up their places', async () => {
  jest.useFakeTimers();
  async function* browse() {
    await new Promise(() => undefined);
  }
  const polls = new DispatchRequestPolls({ browse } as unknown as Broker);
  const poll = () => polls.poll({ cursor: { places: [] }, limit: 1, waitMs: 30_000 }, new AbortController().signal);
  const all = () => Promise.allSettled(Array.from({ length: maxWaitingPolls }, poll));
  for (const _ of ['the first polls', 'the next ones']) {
    const ended = all();
    await expect(poll()).rejects.toMatchObject({ trouble: { code: 'rate_limited' } });
    await jest.advanceTimersByTimeAsync(maxSilenceMs);
    for (const outcome of await ended) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(BrokerUnavailableError) });
    }
  }
  jest.useRealTimers();
});

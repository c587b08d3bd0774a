import { until } from '@dakpion/fixtures';
import { call, startGateway } from '../gateway.fixture.ts';

test('asks the engines once a second, however many callers there are', async () => {
  const gateway = await startGateway();
  try {
    const { eventStore } = gateway.engines;
    const { head } = eventStore;
    let asked = 0;
    eventStore.head = () => {
      asked += 1;
      return head.call(eventStore);
    };
    const began = performance.now();
    for (let count = 0; count < 10; count += 1) {
      const answers = Array.from({ length: 20 }, () => call(`${gateway.url}/health/ready`, 'GET'));
      expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 1_000));
  } finally {
    await gateway.close();
  }
});

test('looks again within a tenth of a second after a fault, and not only after a second', async () => {
  const gateway = await startGateway();
  const { now } = performance;
  let aheadMs = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + aheadMs);
  try {
    const { dueQueues } = gateway.engines.stateStore;
    const { depth } = dueQueues;
    const answers = async (status: number) => (await call(`${gateway.url}/health/ready`, 'GET')).status === status;
    dueQueues.depth = () => Promise.reject(new Error('unavailable'));
    await until(() => answers(503));
    dueQueues.depth = depth;
    aheadMs = 100;
    expect(await answers(200)).toBe(true);
  } finally {
    clock.mockRestore();
    await gateway.close();
  }
});

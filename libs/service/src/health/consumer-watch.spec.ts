import type { Broker, ConsumerLag, Consumption, IncomingMessage } from '@dakpion/messaging';
import { ConsumerWatch } from './consumer-watch.ts';
import { ProcessHealth } from './process-health.ts';

const message = { topic: 't', key: 'k', type: 'T' } as IncomingMessage;

/** The lag of a group with one member. */
const all = (messages: number): ConsumerLag => ({ group: messages, own: messages });

/** A broker with one consumer. The test sets its lag and passes messages to it. */
function consuming(lag: () => Promise<ConsumerLag>) {
  let now = 0;
  let given: Consumption | undefined;
  const broker = {
    consume: async (consumption: Consumption) => {
      given = consumption;
      return { stop: async () => {}, lag };
    },
  } as unknown as Broker;
  const watch = new ConsumerWatch(() => now);
  return {
    watch,
    start: (handle: Consumption['handle']) => watch.watch(broker).consume({ group: 'order', topics: ['t'], handle }),
    deliver: () => given!.handle(message),
    pass: async (ms: number) => {
      now += ms;
      await watch.sample();
    },
  };
}

test('reports a consumer as stuck that has messages and has ended no try for three minutes', async () => {
  const { watch, start, pass } = consuming(async () => all(5));
  await start(async () => undefined);
  await pass(180_000);
  expect(watch.stuckGroups).toEqual([]);
  await pass(1);
  expect(watch.stuckGroups).toEqual(['order']);
  expect([...watch.lags]).toEqual([['order.t', 5]]);
});

test('returns the lag of each topic of each consumer, also of two services whose groups have the same name', async () => {
  const waiting: Record<string, number> = { 'rider-events': 3, 'order-events': 0, commands: 7 };
  const consumer = { stop: async () => {}, lag: async (topic: string) => all(waiting[topic] ?? 0) };
  const watch = new ConsumerWatch();
  const broker = watch.watch({ consume: async () => consumer } as unknown as Broker);
  const handle = async () => undefined;
  await broker.consume({ group: 'dispatch', topics: ['rider-events', 'commands'], handle });
  await broker.consume({ group: 'dispatch', topics: ['order-events'], handle });
  await watch.sample();
  expect(Object.fromEntries(watch.lags)).toEqual({
    'dispatch.rider-events': 3,
    'dispatch.commands': 7,
    'dispatch.order-events': 0,
  });
});

test('counts a failed try as progress', async () => {
  const { watch, start, pass, deliver } = consuming(async () => all(5));
  await start(() => Promise.reject(new Error('an engine is down')));
  await pass(170_000);
  await expect(deliver()).rejects.toThrow('an engine is down');
  await pass(170_000);
  expect(watch.stuckGroups).toEqual([]);
});

test.each([
  ['nothing to do', () => Promise.resolve(all(0))],
  ['messages of other members', () => Promise.resolve({ group: 5, own: 0 })],
  ['a broker that does not answer', () => Promise.reject(new Error('down'))],
])('reports no fault for %s', async (_what, lag) => {
  const { watch, start, pass } = consuming(lag);
  await start(async () => undefined);
  await pass(600_000);
  expect(watch.stuckGroups).toEqual([]);
});

test('checks a consumer while the broker has not answered for another one', async () => {
  let now = 0;
  const watch = new ConsumerWatch(() => now);
  const lags = [() => new Promise<ConsumerLag>(() => {}), async () => all(0)];
  const broker = watch.watch({
    consume: async () => ({ stop: async () => {}, lag: lags.shift() }),
  } as unknown as Broker);
  const handle = async () => undefined;
  await broker.consume({ group: 'silent', topics: ['t'], handle });
  await broker.consume({ group: 'idle', topics: ['t'], handle });
  now = 600_000;
  void watch.sample();
  await new Promise(setImmediate);
  expect(watch.stuckGroups).toEqual(['silent']);
});

test('does not watch a stopped consumer', async () => {
  const { watch, start, pass } = consuming(async () => all(5));
  const consumer = await start(async () => undefined);
  await consumer.stop();
  await pass(600_000);
  expect(watch.stuckGroups).toEqual([]);
});

test('reports no consumer as stuck when the clock is set forward', async () => {
  const wallClock = jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const watch = new ProcessHealth().consumers;
  const consumer = { stop: async () => {}, lag: async () => all(5) };
  const broker = watch.watch({ consume: async () => consumer } as unknown as Broker);
  await broker.consume({ group: 'order', topics: ['t'], handle: async () => undefined });
  wallClock.mockReturnValue(1_700_000_600_000);
  expect(watch.stuckGroups).toEqual([]);
  wallClock.mockRestore();
});

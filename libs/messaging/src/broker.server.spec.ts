import { Logger } from '@nestjs/common';
import { BrokerServer } from './broker.server.ts';
import type { Broker, Consumption } from './broker.ts';
import { RejectedMessageError } from './broker-errors.ts';
import type { IncomingMessage } from './message.ts';

test('logs a temporary failure once and without its stack, a rejection without its detail, and other failures with their stack', async () => {
  const lines: string[] = [];
  const spies = (['warn', 'error'] as const).map((level) =>
    jest.spyOn(Logger.prototype, level).mockImplementation((...[text, fields]: unknown[]) => {
      lines.push(`${level} ${text} ${JSON.stringify(fields)}`);
    }),
  );
  try {
    let handle: Consumption['handle'] = () => Promise.reject(new Error('not consumed'));
    const consume: Broker['consume'] = async (consumption) => {
      handle = consumption.handle;
      return { stop: async () => undefined } as Awaited<ReturnType<Broker['consume']>>;
    };
    const server = new BrokerServer({ consume } as Broker, {
      group: 'service',
      traceOf: ({ key }) => ({ key }),
    });
    let failure: Error = Object.assign(new Error('being built again'), { temporary: true });
    server.addHandler('t#Step', () => Promise.reject(failure), true);
    await server.listen(() => undefined);
    const fail = (tries: number) =>
      expect(handle({ topic: 't', type: 'Step', place: '0-1', key: 'ord_1', tries } as IncomingMessage)).rejects.toBe(
        failure,
      );
    for (const tries of [1, 2, 3]) await fail(tries);
    expect(lines).toEqual(['warn t#Step 0-1, try 1: Error: being built again {"key":"ord_1"}']);
    failure = Object.assign(new Error('a fault'), { temporary: false });
    await fail(4);
    expect(lines.slice(1)).toEqual([`error t#Step 0-1, try 4: ${failure.stack} {"key":"ord_1"}`]);
    failure = new RejectedMessageError('other_rider', "The order's rider is 4711.");
    await fail(1);
    expect(lines.slice(2)).toEqual(['warn t#Step 0-1, try 1: other_rider {"key":"ord_1"}']);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});

test('tells the broker which topics have no requests, so that no header makes a request of an event', async () => {
  const consume = jest.fn().mockResolvedValue({ stop: async () => undefined });
  const groups = { events: { group: 'own' } };
  const server = new BrokerServer({ consume } as unknown as Broker, { group: 'service', groups });
  const handler = () => async () => undefined;
  server.addHandler('events', handler(), true);
  server.addHandler('more-events#Happened', handler(), true);
  server.addHandler('both#Happened', handler(), true);
  server.addHandler('both#Ask', handler());
  server.addHandler('requests', handler());
  await server.listen(() => undefined);
  expect(consume.mock.calls.map(([{ topics, eventTopics }]) => [topics, eventTopics])).toEqual([
    [['more-events', 'both', 'requests'], ['more-events']],
    [['events'], ['events']],
  ]);
});

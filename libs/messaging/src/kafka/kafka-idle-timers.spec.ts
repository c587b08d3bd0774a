import { setTimeout as pause } from 'node:timers/promises';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { kafkaClient } from './kafka-client.ts';

/** The number of one-shot timers that begin while `work` runs. */
async function timersBegun(work: () => Promise<void>): Promise<number> {
  const begin = jest.spyOn(globalThis, 'setTimeout');
  try {
    await work();
    return begin.mock.calls.length;
  } finally {
    begin.mockRestore();
  }
}

describeWithKafka('a connection to Kafka that has nothing to do', () => {
  test('starts no timers, neither open nor closed', async () => {
    const admin = kafkaClient({ brokers: kafkaBrokers(), clientId: 'timers-spec' }, true).admin();
    await admin.connect();
    await admin.listTopics();
    // Measures one idle second, in which kafkajs would begin a timer each millisecond.
    const idle = () => pause(1_000).then(() => undefined);
    expect(await timersBegun(idle)).toBeLessThan(50);
    await admin.disconnect();
    expect(await timersBegun(idle)).toBeLessThan(50);
  });
});

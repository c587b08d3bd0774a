import { setTimeout as pause } from 'node:timers/promises';
import { newGate, until } from '@dakpion/fixtures';
import {
  type ConsumerCrashEvent,
  type KafkaJSError,
  KafkaJSGroupCoordinatorNotFound,
  KafkaJSLockTimeout,
  KafkaJSNonRetriableError,
  KafkaJSSASLAuthenticationError,
} from 'kafkajs';
import Broker from 'kafkajs/src/broker/index.js';
import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import { kafkaClient, membership, retry } from './kafka-client.ts';

const kafka = kafkaClient({ brokers: ['127.0.0.1:9'], clientId: 'restarts-spec' }, true);

/** The report of a consumer of kafkajs that crashes at its start. The consumer is stopped afterwards. */
async function crash(): Promise<ConsumerCrashEvent['payload']> {
  const consumer = kafka.consumer({ groupId: 'group', retry, ...membership });
  const crashed = new Promise<ConsumerCrashEvent>((resolve) => consumer.on(consumer.events.CRASH, resolve));
  await consumer.run({ eachBatch: async () => undefined });
  const { payload } = await crashed;
  await consumer.disconnect();
  return payload;
}

/** An error of kafkajs. The types do not declare the parameters of its constructor. */
function failure(kind: new () => KafkaJSError, message: string): KafkaJSError {
  return new (kind as new (text: string) => KafkaJSError)(message);
}

describe('a consumer that fails', () => {
  afterEach(() => jest.restoreAllMocks());

  test('starts again when a broker counts as connected and did not report its versions', async () => {
    // So does kafkajs at the second attempt, if the broker accepted the connection at the first.
    jest.spyOn(Broker.prototype, 'connect').mockResolvedValue();
    expect(await crash()).toMatchObject({ error: { message: 'Broker not connected' }, restart: true });
  });

  const timeout = failure(KafkaJSLockTimeout, 'Timeout while acquiring lock');
  const away: [string, Error][] = [
    ['no broker knows the coordinator', failure(KafkaJSGroupCoordinatorNotFound, 'Failed to find group coordinator')],
    ['connecting takes too long', Object.assign(new KafkaJSNonRetriableError(timeout), { cause: timeout })],
  ];
  test.each(away)('starts again after a pause when %s', async (_what, error) => {
    jest.spyOn(Broker.prototype, 'connect').mockRejectedValue(error);
    expect(await crash()).toMatchObject({ error: { retryTime: 2_000 }, restart: true });
  });

  test.each([
    ['the join succeeds later', null],
    ['the join fails later', failure(KafkaJSGroupCoordinatorNotFound, 'Failed to find group coordinator')],
  ])('is no member of its group if it is stopped while it joins, and %s', async (_how, error) => {
    const join = newGate();
    jest.spyOn(ConsumerGroup.prototype, 'connect').mockResolvedValue();
    const joins = jest.spyOn(ConsumerGroup.prototype, 'joinAndSync').mockImplementation(async () => {
      await join.opened;
      if (error !== null) throw error;
    });
    const leaves = jest.spyOn(ConsumerGroup.prototype, 'leave').mockResolvedValue();
    const fetches = jest.spyOn(ConsumerGroup.prototype, 'getNodeIds').mockReturnValue([]);
    const consumer = kafka.consumer({ groupId: 'group', retry, ...membership });
    const crashes = jest.fn();
    consumer.on(consumer.events.CRASH, crashes);
    const running = consumer.run({ eachBatch: async () => undefined });
    await until(() => joins.mock.calls.length === 1);

    await consumer.disconnect();
    join.open();
    await running;
    const before = fetches.mock.calls.length;
    await pause(2 * retry.initialRetryTime);
    expect(fetches).toHaveBeenCalledTimes(before);
    expect(leaves).toHaveBeenCalledTimes(error === null ? 1 : 0);
    expect(crashes).not.toHaveBeenCalled();
    expect(joins).toHaveBeenCalledTimes(1);
  });

  test('ends when its credentials are refused', async () => {
    const refused = failure(KafkaJSSASLAuthenticationError, 'Invalid username or password');
    jest.spyOn(Broker.prototype, 'connect').mockRejectedValue(refused);
    expect(await crash()).toMatchObject({ restart: false });
  });
});

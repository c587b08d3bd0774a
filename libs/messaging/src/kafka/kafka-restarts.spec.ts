import {
  type ConsumerCrashEvent,
  type KafkaJSError,
  KafkaJSGroupCoordinatorNotFound,
  KafkaJSLockTimeout,
  KafkaJSNonRetriableError,
  KafkaJSSASLAuthenticationError,
} from 'kafkajs';
import Broker from 'kafkajs/src/broker/index.js';
import { kafkaClient, membership, retry } from './kafka-client.ts';

/** The report of a consumer of kafkajs that crashes at its start. The consumer is stopped afterwards. */
async function crash(): Promise<ConsumerCrashEvent['payload']> {
  const kafka = kafkaClient({ brokers: ['127.0.0.1:9'], clientId: 'restarts-spec' }, true);
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

  test('ends when its credentials are refused', async () => {
    const refused = failure(KafkaJSSASLAuthenticationError, 'Invalid username or password');
    jest.spyOn(Broker.prototype, 'connect').mockRejectedValue(refused);
    expect(await crash()).toMatchObject({ restart: false });
  });
});

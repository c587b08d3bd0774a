import type { Broker, PublishOptions } from './broker.ts';
import { BrokerUnavailableError } from './broker-errors.ts';
import { browseInTime, maxSilenceMs, publishInTime } from './in-time.ts';
import type { IncomingMessage } from './message.ts';

const never = new Promise<never>(() => undefined);
const message = { topic: 't', key: 'k', type: 'Any', value: 1 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The result or the error of a promise, when as much time has passed. */
async function after<Result>(ms: number, promise: Promise<Result>): Promise<unknown> {
  let outcome: unknown = 'pending';
  promise.then(
    (result) => {
      outcome = result;
    },
    (error) => {
      outcome = error;
    },
  );
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
}

test('a publish that is not acknowledged is given up in time, and what waits is not sent later', async () => {
  let options: PublishOptions | undefined;
  const publish: Broker['publish'] = (_messages, given) => {
    options = given;
    return never;
  };
  const publishing = publishInTime({ publish } as Broker, [message]);
  expect(await after(maxSilenceMs - 1, publishing)).toBe('pending');
  expect(options?.mayBeSent?.()).toBe(true);
  expect(await after(1, publishing)).toBeInstanceOf(BrokerUnavailableError);
  expect(options?.mayBeSent?.()).toBe(false);
});

test('a publish passes on the error of the broker, and leaves no timer', async () => {
  const publish = () => Promise.reject(new BrokerUnavailableError('Kafka cannot be reached'));
  await expect(publishInTime({ publish } as unknown as Broker, [message])).rejects.toThrow('Kafka cannot be reached');
  await publishInTime({ publish: async () => undefined } as unknown as Broker, [message]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a silent broker ends the reading of a topic in time, also if it cannot be stopped', async () => {
  async function* browse() {
    yield message as unknown as IncomingMessage;
    await never;
  }
  const messages = browseInTime({ browse } as unknown as Broker, 't');
  expect(await messages.next()).toEqual({ done: false, value: message });
  const next = messages.next();
  expect(await after(maxSilenceMs - 1, next)).toBe('pending');
  expect(await after(1, next)).toBeInstanceOf(BrokerUnavailableError);
});

test('a topic is read for as long as messages come, and the reading is stopped with the last wanted one', async () => {
  let isStopped = false;
  async function* browse() {
    try {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, maxSilenceMs - 1));
        yield message as unknown as IncomingMessage;
      }
    } finally {
      isStopped = true;
    }
  }
  const read = async () => {
    let count = 0;
    for await (const _ of browseInTime({ browse } as unknown as Broker, 't')) {
      count += 1;
      if (count === 5) break;
    }
    return [count, isStopped];
  };
  expect(await after(5 * maxSilenceMs, read())).toEqual([5, true]);
  expect(jest.getTimerCount()).toBe(0);
});

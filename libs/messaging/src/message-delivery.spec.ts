import { Logger } from '@nestjs/common';
import { deadLetterHeaders } from './broker.ts';
import { RejectedMessageError } from './broker-errors.ts';
import type { DeadLetterMessage } from './dead-letter.ts';
import { MessageDelivery } from './message-delivery.ts';

afterEach(() => Logger.overrideLogger(true));

test('tries again to store a dead letter, with growing pauses, logs the cause once, and does not call the handler again', async () => {
  const lines: unknown[] = [];
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(line) });
  const message = {
    topic: 'orders',
    place: '0',
    key: 'k',
    type: 'T',
    headers: {},
    publishedAt: 0,
    bytes: Buffer.from('1'),
  };
  const done = { handled: 0, finished: 0 };
  const letters: DeadLetterMessage[] = [];
  const delivery = new MessageDelivery(message, {
    consumption: {
      topics: ['orders'],
      group: 'group',
      handle: async () => {
        done.handled += 1;
        throw new RejectedMessageError('too_late', 'In words.');
      },
    },
    clock: () => 0,
    publishDeadLetter: async (letter) => {
      letters.push(letter);
      if (letters.length < 3) throw new Error('ENOSPC');
    },
    finished: () => {
      done.finished += 1;
    },
  });
  expect([await delivery.run(), await delivery.run()]).toEqual([100, 200]);
  expect(done).toEqual({ handled: 1, finished: 0 });
  expect(await delivery.run()).toBeUndefined();
  expect(done).toEqual({ handled: 1, finished: 1 });
  expect(new Set(letters).size).toBe(1);
  expect(lines).toEqual(['The dead letter of orders 0 cannot be stored, trying until it is: Error: ENOSPC']);
});

test('tries again after a pause that doubles, until the tries are used up', async () => {
  const message = { topic: 't', place: '0', key: 'k', type: 'T', headers: {}, publishedAt: 0, bytes: Buffer.from('1') };
  const letters: DeadLetterMessage[] = [];
  const delivery = new MessageDelivery(message, {
    consumption: {
      topics: ['t'],
      group: 'group',
      retry: { maxTries: 3, firstPauseMs: 100, maxPauseMs: 1_000 },
      handle: () => Promise.reject(new TypeError('a bug')),
    },
    clock: () => 0,
    publishDeadLetter: async (letter) => void letters.push(letter),
    finished: () => {},
  });
  expect([await delivery.run(), await delivery.run(), letters.length]).toEqual([100, 200, 0]);
  expect(await delivery.run()).toBeUndefined();
  expect(letters[0]?.headers).toMatchObject({
    [deadLetterHeaders.reason]: 'tries_exhausted',
    [deadLetterHeaders.detail]: 'TypeError: a bug',
  });
});

test('tells a handler how many earlier tries count towards the last one: not those during an outage', async () => {
  const message = { topic: 't', place: '0', key: 'k', type: 'T', headers: {}, publishedAt: 0, bytes: Buffer.from('1') };
  const outage = Object.assign(new Error('the engine is down'), { temporary: true });
  const errors = [outage, outage, new Error('a bug'), outage, new Error('a bug')];
  const told: unknown[] = [];
  const letters: DeadLetterMessage[] = [];
  const delivery = new MessageDelivery(message, {
    consumption: {
      topics: ['t'],
      group: 'group',
      retry: { maxTries: 2, firstPauseMs: 0, maxPauseMs: 0 },
      handle: async ({ tries, failures }) => {
        told.push([tries, failures]);
        throw errors[tries - 1];
      },
    },
    clock: () => 0,
    publishDeadLetter: async (letter) => void letters.push(letter),
    finished: () => {},
  });
  while (letters.length === 0) await delivery.run();
  expect(told).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
  ]);
});

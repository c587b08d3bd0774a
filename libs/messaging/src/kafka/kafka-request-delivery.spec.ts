import { Logger } from '@nestjs/common';
import type { ExpiredRequest } from '../broker.ts';
import type { OutgoingMessage } from '../message.ts';
import { receivedMessage, transportHeaders } from './kafka-message.ts';
import { isRequest, KafkaRequestDelivery } from './kafka-request-delivery.ts';

/** A request as received from Kafka, whose sender waits until `deadline`. */
function request(deadline: number | string, more: Readonly<Record<string, string>> = {}) {
  const headers = {
    [transportHeaders.type]: 'PlaceOrder',
    [transportHeaders.deadline]: String(deadline),
    [transportHeaders.replyTopic]: 'replies',
    [transportHeaders.replyPartition]: '3',
    [transportHeaders.correlationId]: 'c-1',
    ...more,
  };
  const message = { key: Buffer.from('k'), value: Buffer.from('{}'), headers, timestamp: '0', offset: '0' };
  return receivedMessage('commands', 0, message as never);
}

function deliver(deadline: number, clock: () => number, publishReply?: () => Promise<void>) {
  const received = request(deadline);
  const expired: ExpiredRequest[] = [];
  const replies: OutgoingMessage[] = [];
  let handled = 0;
  let finished = 0;
  const delivery = new KafkaRequestDelivery(received, {
    clock,
    handle: async () => {
      handled += 1;
      return { done: true };
    },
    publishReply: publishReply ?? (async ({ message: reply }) => void replies.push(reply)),
    onExpired: (request) => void expired.push(request),
    finished: () => {
      finished += 1;
    },
  });
  return { delivery, expired, replies, counts: () => ({ handled, finished }) };
}

test('does not begin a request whose deadline has passed, and reports it', async () => {
  const { delivery, expired, replies, counts } = deliver(10_000, () => 10_250);
  expect(await delivery.run()).toBeUndefined();
  expect(counts()).toEqual({ handled: 0, finished: 1 });
  expect(replies).toEqual([]);
  expect(expired).toEqual([{ topic: 'commands', type: 'PlaceOrder', key: 'k', lateMs: 250 }]);
});

test('carries out a request before its deadline, and reports nothing', async () => {
  const { delivery, expired, replies, counts } = deliver(10_000, () => 10_000);
  await delivery.run();
  expect(counts()).toEqual({ handled: 1, finished: 1 });
  expect(replies).toMatchObject([{ topic: 'replies', type: 'PlaceOrder' }]);
  expect(expired).toEqual([]);
});

test.each([
  ['is being sent', [10_000, 10_500]],
  ['waits to be sent again', [10_000, 10_000, 10_500]],
])('logs a reply whose deadline passes while it %s', async (_when, times) => {
  const lines: unknown[] = [];
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(line) });
  const publishReply = async () => {
    throw new Error('Not authorized to access topics');
  };
  const { delivery, counts } = deliver(10_000, () => times.shift() ?? 0, publishReply);
  while ((await delivery.run()) !== undefined);
  expect(counts()).toEqual({ handled: 1, finished: 1 });
  const line = 'The reply to commands#PlaceOrder could not be sent before its deadline';
  expect(lines).toEqual([`${line}: Error: Not authorized to access topics`]);
});

test("takes a message for a request only if it names this broker's reply topic, a partition and a deadline, and its topic has requests", () => {
  expect(isRequest(request(10_000.5), 'replies', [])).toBe(true);
  expect(isRequest(request(10_000), 'other-replies', [])).toBe(false);
  expect(isRequest(request(10_000, { [transportHeaders.replyTopic]: 'dakpion.order-events.v1' }), 'replies', [])).toBe(
    false,
  );
  expect(isRequest(request(10_000, { [transportHeaders.replyPartition]: '-1' }), 'replies', [])).toBe(false);
  expect(isRequest(request(10_000), 'replies', ['events'])).toBe(true);
  expect(isRequest(request(10_000), 'replies', ['events', 'commands'])).toBe(false);
  for (const deadline of ['', 'soon', '0', '-5']) expect(isRequest(request(deadline), 'replies', [])).toBe(false);
});

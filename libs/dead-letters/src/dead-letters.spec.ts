import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CommandContext, deadLetterTopic, dhakaTime, topics } from '@dakpion/contracts';
import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import {
  type Broker,
  BrokerUnavailableError,
  deadLetterHeaders,
  type IncomingMessage,
  maxSilenceMs,
  openLmdbBroker,
} from '@dakpion/messaging';
import { type DeadLetterFilter, DeadLetters, letterPlaceOf, maxLookedAt } from './index.ts';

const context: CommandContext = { actor: { kind: 'operator' }, correlation_id: 'req-1', causation_id: null };
const topic = topics.riderEvents.name;
const all: DeadLetterFilter = {
  topic: null,
  reason: null,
  key: null,
  since: null,
  status: 'open',
  after: null,
  limit: 50,
};
const now = Date.parse('2026-11-21T13:00:00.000+06:00');
let directory: string;
let broker: Broker;
let eventStore: EventStore;
let deadLetters: DeadLetters;
let brokerNow: number;

beforeEach(async () => {
  brokerNow = now;
  directory = await mkdtemp(join(tmpdir(), 'dakpion-dead-letters-'));
  eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
  await openBroker('messages');
});

async function openBroker(name: string): Promise<void> {
  broker = await openLmdbBroker({ directory: join(directory, name), clock: () => brokerNow });
  await broker.declareTopics(
    Object.values(topics).flatMap((one) => [one, { ...one, name: deadLetterTopic(one.name) }]),
  );
  deadLetters = new DeadLetters(broker, eventStore, () => brokerNow);
}

afterEach(async () => {
  await broker.close();
  await eventStore.close();
  await rm(directory, { recursive: true });
});

async function die(key: string, reason: string, value: unknown = { of: key }, of: string = topic): Promise<void> {
  const headers = {
    source: 'depot-4',
    [deadLetterHeaders.reason]: reason,
    [deadLetterHeaders.detail]: 'In words.',
    [deadLetterHeaders.group]: 'dispatch',
    [deadLetterHeaders.tries]: '2',
  };
  await broker.publish([{ topic: deadLetterTopic(of), key, type: 'RIDER_ASSIGNED', value, headers }]);
}

const keysOf = async (filter: Partial<DeadLetterFilter> = {}) =>
  (await deadLetters.list({ ...all, ...filter })).letters.map(({ key }) => key);

async function published(): Promise<IncomingMessage[]> {
  const found: IncomingMessage[] = [];
  for await (const message of broker.browse(topic)) found.push(message);
  return found;
}

test('lists a letter with its reason and shows everything that was sent', async () => {
  await die('ord_1', 'malformed', Buffer.from('{"half'));
  const { letters, next_after } = await deadLetters.list(all);
  const letter = {
    letter_id: `${topic}:0`,
    topic,
    key: 'ord_1',
    type: 'RIDER_ASSIGNED',
    reason: 'malformed',
    detail: 'In words.',
    group: 'dispatch',
    tries: 2,
    dead_at: dhakaTime(now),
    status: 'open',
    decision: null,
  };
  expect([letters, next_after]).toEqual([[letter], null]);
  expect(await deadLetters.find(`${topic}:0`)).toEqual({
    ...letter,
    headers: { source: 'depot-4' },
    size: 6,
    text: '{"half',
    bytes: Buffer.from('{"half').toString('base64'),
  });
});

test('shows bytes that are not text only in base64', async () => {
  const bytes = Uint8Array.from([0xff, 0x00]);
  await die('ord_1', 'malformed', bytes);
  expect(await deadLetters.find(`${topic}:0`)).toMatchObject({ text: null, bytes: '/wA=' });
});

test('shows at most 64 KiB of a long text and 256 KiB of its bytes, and its whole size', async () => {
  await die('ord_1', 'malformed', Buffer.alloc(300 * 1024, 'a'));
  const { size, text, bytes } = (await deadLetters.find(`${topic}:0`))!;
  const sizes = [size, text?.length, Buffer.from(bytes, 'base64').length];
  expect(sizes).toEqual([300 * 1024, 64 * 1024, 256 * 1024]);
});

test('shows at most 64 KiB of a text with long characters, and no part of a character', async () => {
  await die('ord_1', 'malformed', Buffer.from('ক'.repeat(60_000)));
  const text = (await deadLetters.find(`${topic}:0`))?.text;
  expect(text).toBe('ক'.repeat(Math.floor((64 * 1024) / 3)));
});

test('ends a page early when its letters are large', async () => {
  const headers = { [deadLetterHeaders.detail]: 'x'.repeat(30_000) };
  const large = (n: number) => ({ topic: deadLetterTopic(topic), key: `${n}`, type: '', value: 1, headers });
  await broker.publish(Array.from({ length: 20 }, (_, n) => large(n)));
  const { letters, next_after } = await deadLetters.list(all);
  expect(letters).toHaveLength(18);
  expect(await keysOf({ after: next_after })).toEqual(['18', '19']);
});

test('neither shows nor replays the next letter in place of one that the retention has removed', async () => {
  for (const key of ['removed', 'next']) await die(key, 'too_late');
  const browse: Broker['browse'] = (name, options) => broker.browse(name, { ...options, from: '1' });
  const afterRemoval = new DeadLetters(
    Object.create(broker, { browse: { value: browse } }),
    eventStore,
    () => brokerNow,
  );
  expect(await afterRemoval.find(`${topic}:0`)).toBeNull();
  expect(await afterRemoval.replay(`${topic}:0`, context)).toEqual({ outcome: 'unknown' });
  expect(await afterRemoval.find(`${topic}:1`)).toMatchObject({ key: 'next' });
});

test('while the broker is silent, no letter is read or replayed in vain for longer than clients wait, and it stays open', async () => {
  await die('a', 'too_late');
  const letter = `${topic}:0`;
  const silent = (method: 'browse' | 'publish', value: unknown) =>
    new DeadLetters(Object.create(broker, { [method]: { value } }), eventStore, () => brokerNow);
  const never = () => new Promise<never>(() => undefined);
  const mute = silent('browse', () => ({ [Symbol.asyncIterator]: () => ({ next: never }) }));
  const deaf = silent('publish', never);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    for (const act of [
      () => mute.list(all),
      () => mute.find(letter),
      () => mute.drop(letter, 'Obsolete.', context),
      () => deaf.replay(letter, context),
    ]) {
      const timers = jest.getTimerCount();
      const failed = expect(act()).rejects.toBeInstanceOf(BrokerUnavailableError);
      while (jest.getTimerCount() === timers) await nextTurn();
      await jest.advanceTimersByTimeAsync(maxSilenceMs);
      await failed;
    }
  } finally {
    jest.useRealTimers();
  }
  expect(await keysOf()).toEqual(['a']);
});

test('filters by topic, reason, key and time', async () => {
  await die('a', 'too_late');
  await die('b', 'too_early');
  brokerNow += 1_000;
  await die('a', 'too_early');
  await die('c', 'tries_exhausted', {}, topics.orderEvents.name);
  expect(await keysOf()).toEqual(['a', 'b', 'a', 'c']);
  expect(await keysOf({ topic: topics.orderEvents.name })).toEqual(['c']);
  expect(await keysOf({ reason: 'too_early' })).toEqual(['b', 'a']);
  expect(await keysOf({ key: 'a' })).toEqual(['a', 'a']);
  expect(await keysOf({ since: brokerNow })).toEqual(['a', 'c']);
  expect(await keysOf({ since: brokerNow, key: 'a', reason: 'too_early' })).toEqual(['a']);
});

test('continues a page where the last one ended, also across topics, and reads a bounded number of messages', async () => {
  for (const key of ['a', 'b', 'c']) await die(key, 'too_late');
  await die('d', 'too_late', {}, topics.orderEvents.name);
  const seen: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 10; pages += 1) {
    const { letters, next_after } = await deadLetters.list({ ...all, after, limit: 1 });
    seen.push(...letters.map(({ key }) => key));
    after = next_after;
    if (after === null) break;
  }
  expect([seen, after]).toEqual([['a', 'b', 'c', 'd'], null]);

  const many = Array.from({ length: maxLookedAt }, () => ({
    topic: deadLetterTopic(topic),
    key: 'other',
    type: '',
    value: 1,
  }));
  await broker.publish(many);
  await die('last', 'too_late');
  const page = await deadLetters.list({ ...all, topic, key: 'last' });
  expect(page.letters).toEqual([]);
  expect(await keysOf({ topic, key: 'last', after: page.next_after })).toEqual(['last']);
});

test('replays a letter with its original bytes and headers, marks the copy as a replay and records it', async () => {
  const bytes = Buffer.from('{"event_id": "é",  "n": 1.0}');
  await die('ord_1', 'too_early', bytes);
  const letterId = `${topic}:0`;
  const answer = await deadLetters.replay(letterId, context);
  const decision = { outcome: 'replayed', decided_at: dhakaTime(now), actor: { kind: 'operator' }, reason: null };
  expect(answer).toMatchObject({ outcome: 'done', letter: { letter_id: letterId, status: 'replayed', decision } });
  const [message, ...more] = await published();
  expect(more).toEqual([]);
  expect(Buffer.from(message!.bytes)).toEqual(bytes);
  expect(message).toMatchObject({ key: 'ord_1', type: 'RIDER_ASSIGNED' });
  expect(message!.headers).toEqual({ source: 'depot-4', 'replay-of': letterId });
  expect(await keysOf()).toEqual([]);
  expect(await keysOf({ status: 'replayed' })).toEqual(['ord_1']);
});

test('records a drop with its actor, time and reason, and keeps the record over a restart', async () => {
  await die('ord_1', 'too_late');
  const letterId = `${topic}:0`;
  await deadLetters.drop(letterId, 'The rider pressed twice.', context);
  await eventStore.close();
  eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
  const reopened = new DeadLetters(broker, eventStore, () => now);
  const decision = {
    outcome: 'dropped',
    decided_at: dhakaTime(now),
    actor: { kind: 'operator' },
    reason: 'The rider pressed twice.',
  };
  expect(await reopened.find(letterId)).toMatchObject({ status: 'dropped', decision });
  expect((await reopened.list(all)).letters).toEqual([]);
  expect(await published()).toEqual([]);
  const events = [];
  for await (const event of eventStore.readAll({ streamPrefixes: ['dead-letters-'] })) events.push(event);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    type: 'DeadLetterDropped',
    data: { letter_id: letterId, topic, key: 'ord_1', dead_letter_reason: 'too_late' },
    metadata: { $correlationId: 'req-1', actor: { kind: 'operator' } },
  });
});

test('applies the first of two decisions about one letter', async () => {
  await die('ord_1', 'too_late');
  const letterId = `${topic}:0`;
  const both = await Promise.all([
    deadLetters.drop(letterId, 'one', context),
    deadLetters.drop(letterId, 'two', context),
  ]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['done', 'settled']);
  expect(await deadLetters.replay(letterId, context)).toEqual({ outcome: 'settled', status: 'dropped' });
  expect(await published()).toEqual([]);
});

test('a letter that is dropped while two replays publish it is recorded as replayed, once', async () => {
  await die('ord_1', 'too_late');
  const letterId = `${topic}:0`;
  let arrived = 0;
  let drop: Promise<unknown>;
  const publish: Broker['publish'] = async (messages) => {
    arrived += 1;
    while (arrived < 2) await nextTurn();
    drop ??= deadLetters.drop(letterId, 'Obsolete.', context);
    await drop;
    await broker.publish(messages);
  };
  const publishing = new DeadLetters(
    Object.create(broker, { publish: { value: publish } }),
    eventStore,
    () => brokerNow,
  );
  const both = await Promise.all([publishing.replay(letterId, context), publishing.replay(letterId, context)]);
  expect(both).toContainEqual({ outcome: 'done', letter: expect.objectContaining({ status: 'replayed' }) });
  expect(both).toContainEqual({ outcome: 'settled', status: 'replayed' });
  expect(await deadLetters.find(letterId)).toMatchObject({ status: 'replayed', decision: { outcome: 'replayed' } });
  expect(await deadLetters.drop(letterId, 'two', context)).toEqual({ outcome: 'settled', status: 'replayed' });
  const types: string[] = [];
  for await (const { type } of eventStore.readAll({ streamPrefixes: ['dead-letters-'] })) types.push(type);
  expect(types).toEqual(['DeadLetterDropped', 'DeadLetterReplayed']);
});

test('does not apply a decision about a letter of a lost topic to the letter at its place in the new topic', async () => {
  const letterId = `${topic}:0`;
  await die('ord_1', 'too_late');
  await deadLetters.drop(letterId, 'pressed twice', context);
  await broker.close();
  brokerNow += 3_600_000;
  await openBroker('messages-after-a-loss');
  await die('ord_2', 'too_early');
  expect(await keysOf()).toEqual(['ord_2']);
  expect(await deadLetters.find(letterId)).toMatchObject({ key: 'ord_2', status: 'open', decision: null });
  const [replayed] = await Promise.all([
    deadLetters.replay(letterId, context),
    deadLetters.drop(letterId, 'two', context),
  ]);
  expect(replayed.outcome).toBe('done');
  expect(await keysOf({ status: 'replayed' })).toEqual(['ord_2']);
  expect(await keysOf()).toEqual([]);
});

test('reports an id without a letter as unknown', async () => {
  for (const id of [`${topic}:7`, `${topic}:`, 'no.topic:1', 'x', '', `${topic}:-1`]) {
    expect(await deadLetters.find(id)).toBeNull();
    expect(await deadLetters.drop(id, 'why', context)).toEqual({ outcome: 'unknown' });
  }
  expect(letterPlaceOf(`${topic}:3-17`)).toEqual({ topic, place: '3-17' });
});

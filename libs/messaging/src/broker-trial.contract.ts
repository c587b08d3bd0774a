import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import { type Broker, type BrowseOptions, type Consumer, type Consumption, deadLettersOf } from './broker.ts';
import type { DeadLetterMessage } from './dead-letter.ts';
import { type IncomingMessage, type OutgoingMessage } from './message.ts';

/** An engine that the contract tests. */
export interface BrokerEngine {
  /** Opens a broker over the engine's one store. The broker before it is closed. */
  open(onDeadLetter: (letter: DeadLetterMessage) => void): Promise<Broker>;
  /** Releases all resources, after the last broker is closed. */
  dispose(): Promise<void>;
}

/** The maximum duration of a test, in ms. */
export const patience = 120_000;
const quickRetry = { maxTries: 3, firstPauseMs: 5, maxPauseMs: 20 };

/** The broker under test, and a new topic for each test. */
export interface BrokerTrial {
  readonly broker: Broker;
  readonly topic: string;
  /** Closes the broker and opens another over the same store. */
  reopen(): Promise<void>;
  /** A message for the topic. */
  message(key: string, value: unknown, more?: Partial<OutgoingMessage>): OutgoingMessage;
  /** Consumes the topic until the test ends, with few tries and short pauses. */
  consume(handle: Consumption['handle'], more?: Partial<Consumption>): Promise<Consumer>;
  /** Consumes the topic and collects its messages. */
  collect(more?: Partial<Consumption>): Promise<{ readonly taken: IncomingMessage[]; readonly consumer: Consumer }>;
  browse(topic: string, options?: BrowseOptions): Promise<IncomingMessage[]>;
  /** The dead letters of the topic that the broker has told of. */
  readonly told: readonly DeadLetterMessage[];
  /** The topic's dead letters, as soon as there are `count`. */
  deadLetters(count: number): Promise<IncomingMessage[]>;
  values(messages: readonly IncomingMessage[]): unknown[];
}

/** Prepares the tests of the surrounding `describe`: one broker for all, a new topic for each. */
export function setUpTrial(start: () => Promise<BrokerEngine>): BrokerTrial {
  let engine: BrokerEngine;
  let broker: Broker;
  let topic: string;
  let consumers: Consumer[];
  const told: DeadLetterMessage[] = [];
  const open = () => engine.open((letter) => told.push(letter));

  beforeAll(async () => {
    engine = await start();
    broker = await open();
  }, patience);
  afterAll(async () => {
    await broker.close();
    await engine.dispose();
  }, patience);
  beforeEach(async () => {
    consumers = [];
    topic = await freshTopic(broker);
  }, patience);
  afterEach(async () => {
    for (const consumer of consumers) await consumer.stop();
  }, patience);

  const reopen = async () => {
    await broker.close();
    consumers = [];
    broker = await open();
  };
  const message = (key: string, value: unknown, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
    topic,
    key,
    type: 'Counted',
    value,
    ...more,
  });
  const consume = async (handle: Consumption['handle'], more: Partial<Consumption> = {}) => {
    const consumer = await broker.consume({ group: 'group', topics: [topic], retry: quickRetry, handle, ...more });
    consumers.push(consumer);
    return consumer;
  };
  const collect = async (more: Partial<Consumption> = {}) => {
    const taken: IncomingMessage[] = [];
    const consumer = await consume(async (incoming) => {
      taken.push(incoming);
      return undefined;
    }, more);
    return { taken, consumer };
  };
  const browse = async (of: string, options?: BrowseOptions) => {
    const found: IncomingMessage[] = [];
    for await (const one of broker.browse(of, options)) found.push(one);
    return found;
  };
  const deadLetters = async (count: number) => {
    await until(async () => (await browse(deadLettersOf(topic))).length >= count);
    return browse(deadLettersOf(topic));
  };
  const values = (messages: readonly IncomingMessage[]) => messages.map(({ value }) => value);
  return {
    get broker() {
      return broker;
    },
    get topic() {
      return topic;
    },
    get told() {
      return told.filter((letter) => letter.topic === deadLettersOf(topic));
    },
    reopen,
    message,
    consume,
    collect,
    browse,
    deadLetters,
    values,
  };
}

/** A new topic that no other test uses. */
export async function freshTopic(broker: Broker): Promise<string> {
  const name = `contract-${randomUUID()}`;
  const retentionMs = 3_600_000;
  await broker.declareTopics([
    { name, partitions: 3, retentionMs },
    { name: deadLettersOf(name), partitions: 1, retentionMs },
  ]);
  return name;
}

/** An error as thrown by an unavailable engine. */
export function temporaryError(): Error {
  return Object.assign(new Error('the engine is down'), { temporary: true });
}

/** Lets the event loop turn a number of times. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** 1 to `count`. */
export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

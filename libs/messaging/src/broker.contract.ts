import { randomUUID } from 'node:crypto';
import {
  type Broker,
  BrokerUnavailableError,
  type Consumer,
  type Consumption,
  deadLetterHeaders,
  deadLettersOf,
  type IncomingMessage,
  maxMessageBytes,
  type OutgoingMessage,
  RejectedMessageError,
  RequestFailedError,
  RequestTimeoutError,
  UnsendableMessageError,
} from './broker.ts';

/** An engine to hold to the contract. */
export interface BrokerEngine {
  /** Opens a broker over the engine's one store; the one opened before is closed by then. */
  open(): Promise<Broker>;
  /** Lets go of everything, after the last broker is closed. */
  dispose(): Promise<void>;
}

const patience = 30_000;
const quickRetry = { maxTries: 3, firstPauseMs: 5, maxPauseMs: 20 };

/** What every {@link Broker} does. Nothing here knows of partitions, or of how fast an engine is. */
export function brokerContract(name: string, start: () => Promise<BrokerEngine>): void {
  describe(`Broker contract: ${name}`, () => {
    let engine: BrokerEngine;
    let broker: Broker;
    let topic: string;
    let consumers: Consumer[];

    beforeAll(async () => {
      engine = await start();
      broker = await engine.open();
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
      broker = await engine.open();
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
    const browse = async (of: string, options?: { after?: string; maxCount?: number }) => {
      const found: IncomingMessage[] = [];
      for await (const one of broker.browse(of, options)) found.push(one);
      return found;
    };
    const deadLetters = async (count: number) => {
      await until(async () => (await browse(deadLettersOf(topic))).length >= count);
      return browse(deadLettersOf(topic));
    };
    const values = (messages: readonly IncomingMessage[]) => messages.map(({ value }) => value);

    describe('publishing and consuming', () => {
      test(
        'a message arrives as it was sent',
        async () => {
          const before = Date.now();
          const { taken } = await collect();
          await broker.publish([message('k1', { n: 1, list: [null, true, 'x'] }, { headers: { trace: 'abc' } })]);
          await until(() => taken.length === 1);
          const [got] = taken;
          expect(got).toMatchObject({ topic, key: 'k1', type: 'Counted', headers: { trace: 'abc' }, tries: 1 });
          expect(got?.value).toEqual({ n: 1, list: [null, true, 'x'] });
          expect(Buffer.from(got!.bytes).toString()).toBe('{"n":1,"list":[null,true,"x"]}');
          expect(got?.publishedAt).toBeGreaterThanOrEqual(before - 5_000);
          expect(got?.publishedAt).toBeLessThanOrEqual(Date.now() + 5_000);
        },
        patience,
      );

      test(
        'places are unique in a topic',
        async () => {
          const { taken } = await collect();
          await broker.publish(numbers(20).map((n) => message(`k${n}`, n)));
          await until(() => taken.length === 20);
          expect(new Set(taken.map(({ place }) => place)).size).toBe(20);
        },
        patience,
      );

      test(
        'each key keeps its order, and a slow key holds up no other',
        async () => {
          const taken: Record<string, unknown[]> = { slow: [], a: [], b: [] };
          const gate = newGate();
          await consume(async ({ key, value }) => {
            if (key === 'slow') await gate.opened;
            taken[key]?.push(value);
            return undefined;
          });
          await broker.publish(numbers(30).flatMap((n) => ['slow', 'a', 'b'].map((key) => message(key, n))));
          await until(() => taken.a?.length === 30 && taken.b?.length === 30);
          expect(taken.slow).toEqual([]);
          gate.open();
          await until(() => taken.slow?.length === 30);
          expect(taken).toEqual({ slow: numbers(30), a: numbers(30), b: numbers(30) });
        },
        patience,
      );

      test(
        'one message of a key is under way at a time, and at most `concurrency` keys',
        async () => {
          const underWay: string[] = [];
          let most = 0;
          let overlapped = false;
          let count = 0;
          await consume(
            async ({ key }) => {
              overlapped ||= underWay.includes(key);
              underWay.push(key);
              most = Math.max(most, underWay.length);
              await turns(3);
              underWay.splice(underWay.indexOf(key), 1);
              count++;
              return undefined;
            },
            { concurrency: 4 },
          );
          await broker.publish(numbers(100).map((n) => message(`k${n % 10}`, n)));
          await until(() => count === 100);
          expect(overlapped).toBe(false);
          expect(most).toBeLessThanOrEqual(4);
          expect(most).toBeGreaterThan(1);
        },
        patience,
      );

      test(
        'two publishes of one tick keep their order',
        async () => {
          const { taken } = await collect();
          await Promise.all(numbers(50).map((n) => broker.publish([message('k', n)])));
          await until(() => taken.length === 50);
          expect(values(taken)).toEqual(numbers(50));
        },
        patience,
      );

      test(
        'every group gets every message, from the first on',
        async () => {
          await broker.publish(numbers(3).map((n) => message('k', n)));
          const one = await collect({ group: 'one' });
          const two = await collect({ group: 'two' });
          await broker.publish([message('k', 4)]);
          await until(() => one.taken.length === 4 && two.taken.length === 4);
          expect(values(one.taken)).toEqual([1, 2, 3, 4]);
          expect(values(two.taken)).toEqual([1, 2, 3, 4]);
        },
        patience,
      );

      test(
        'one consumption may take several topics',
        async () => {
          const other = await freshTopic(broker);
          const { taken } = await collect({ topics: [topic, other] });
          await broker.publish([message('k', 'here'), message('k', 'there', { topic: other })]);
          await until(() => taken.length === 2);
          expect(taken.map((one) => [one.topic, one.value]).sort()).toEqual(
            [
              [topic, 'here'],
              [other, 'there'],
            ].sort(),
          );
        },
        patience,
      );

      test(
        'values with fields of an envelope, Unicode, odd keys and bytes pass unharmed',
        async () => {
          const odd = [
            { key: 'a', value: { value: 1 }, headers: { x: 'y' } },
            { value: null },
            'পার্সেল 📦 \u2028 é',
            null,
            0,
            '',
            [],
          ];
          const { taken } = await collect();
          const key = 'চাবি 🔑 #\n';
          await broker.publish(odd.map((value) => message(key, value, { headers: { note: 'ঢাকা' }, type: '' })));
          await broker.publish([message(key, Buffer.from('{ "spaced" : 1 }'))]);
          await until(() => taken.length === odd.length + 1);
          expect(values(taken)).toEqual([...odd, { spaced: 1 }]);
          expect(taken[0]).toMatchObject({ key, type: '', headers: { note: 'ঢাকা' } });
          expect(Buffer.from(taken.at(-1)!.bytes).toString()).toBe('{ "spaced" : 1 }');
        },
        patience,
      );

      test(
        'what cannot be sent is refused, and nothing of its publish is sent',
        async () => {
          const { taken } = await collect();
          const good = message('k', 'good');
          const circle: { self?: unknown } = {};
          circle.self = circle;
          for (const value of [
            'x'.repeat(maxMessageBytes),
            new Uint8Array(maxMessageBytes + 1),
            undefined,
            1n,
            circle,
          ]) {
            await expect(broker.publish([good, message('k', value)])).rejects.toBeInstanceOf(UnsendableMessageError);
          }
          const wide = message('k', 1, { headers: { wide: 'x'.repeat(100_000) } });
          await expect(broker.publish([wide])).rejects.toBeInstanceOf(UnsendableMessageError);
          const largest = 'x'.repeat(maxMessageBytes - 2);
          await broker.publish([message('k', largest)]);
          await until(() => taken.length > 0);
          expect(taken.length).toBe(1);
          expect(taken[0]?.value === largest).toBe(true);
        },
        patience,
      );

      test('publishing nothing, and to an undeclared topic', async () => {
        await expect(broker.publish([])).resolves.toBeUndefined();
        await expect(broker.publish([message('k', 1, { topic: `undeclared-${randomUUID()}` })])).rejects.toThrow();
      });
    });

    describe('the place of a group', () => {
      test(
        'lasts over a reopening; what came meanwhile is consumed then',
        async () => {
          const before = await collect();
          await broker.publish(numbers(3).map((n) => message('k', n)));
          await until(async () => (await before.consumer.lag()) === 0);
          await before.consumer.stop();
          await broker.publish([message('k', 4)]);
          await reopen();
          await broker.publish([message('k', 5)]);
          const after = await collect();
          await until(() => after.taken.length >= 2);
          expect(values(before.taken)).toEqual([1, 2, 3]);
          expect(values(after.taken)).toEqual([4, 5]);
        },
        patience,
      );

      test(
        'a message that was not finished comes again after a reopening, those after it in their order',
        async () => {
          const handled: unknown[] = [];
          let tries = 0;
          await consume(async ({ key, value }) => {
            if (key === 'down') {
              tries++;
              throw temporaryError();
            }
            handled.push(value);
            return undefined;
          });
          await broker.publish([message('down', 1), message('up', 'other'), message('down', 2)]);
          await until(() => handled.length === 1 && tries > 0);
          await reopen();
          const { taken } = await collect();
          await until(() => taken.filter(({ key }) => key === 'down').length === 2);
          expect(values(taken.filter(({ key }) => key === 'down'))).toEqual([1, 2]);
          expect(await browse(deadLettersOf(topic))).toEqual([]);
        },
        patience,
      );

      test(
        'stop waits for what is under way and keeps its result',
        async () => {
          const gate = newGate();
          let begun = 0;
          let stopped = false;
          const consumer = await consume(async () => {
            begun++;
            await gate.opened;
            return undefined;
          });
          await broker.publish([message('k', 1), message('k', 2)]);
          await until(() => begun === 1);
          const stopping = consumer.stop().then(() => {
            stopped = true;
          });
          await turns(20);
          expect(stopped).toBe(false);
          gate.open();
          await stopping;
          expect(begun).toBe(1);
          const { taken } = await collect();
          await until(() => taken.length > 0);
          expect(values(taken)).toEqual([2]);
        },
        patience,
      );

      test(
        'lag counts what waits and what is under way',
        async () => {
          const gate = newGate();
          const consumer = await consume(async () => {
            await gate.opened;
            return undefined;
          });
          await broker.publish(numbers(5).map((n) => message('k', n)));
          await until(async () => (await consumer.lag()) === 5);
          gate.open();
          await until(async () => (await consumer.lag()) === 0);
        },
        patience,
      );
    });

    describe('messages that fail', () => {
      test(
        'are tried as often as the policy says, then lie among the dead letters as they were sent, and say why',
        async () => {
          const tries: number[] = [];
          const done: unknown[] = [];
          await consume(async (incoming) => {
            if (incoming.value === 'after') {
              done.push(incoming.value);
              return undefined;
            }
            tries.push(incoming.tries);
            throw new Error('no luck');
          });
          const sent = message('k', Buffer.from('{ "bad": 1 }'), { headers: { trace: 't' } });
          await broker.publish([sent, message('k', 'after')]);
          const [letter] = await deadLetters(1);
          await until(() => done.length === 1);
          expect(tries).toEqual([1, 2, 3]);
          expect(letter).toMatchObject({ topic: deadLettersOf(topic), key: 'k', type: 'Counted', value: { bad: 1 } });
          expect(Buffer.from(letter!.bytes).toString()).toBe('{ "bad": 1 }');
          expect(letter?.headers).toEqual({
            trace: 't',
            [deadLetterHeaders.reason]: 'tries_exhausted',
            [deadLetterHeaders.detail]: 'Error: no luck',
            [deadLetterHeaders.tries]: '3',
            [deadLetterHeaders.group]: 'group',
            [deadLetterHeaders.topic]: topic,
            [deadLetterHeaders.place]: expect.stringMatching(/./),
            [deadLetterHeaders.at]: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          });
        },
        patience,
      );

      test(
        'a handler that throws at once is a failure like any other',
        async () => {
          await consume(() => {
            throw new RejectedMessageError('never', 'not even a promise');
          });
          await broker.publish([message('k', 1)]);
          const [letter] = await deadLetters(1);
          expect(letter?.headers[deadLetterHeaders.reason]).toBe('never');
        },
        patience,
      );

      test(
        'rejected ones are tried once',
        async () => {
          let tries = 0;
          await consume(async () => {
            tries++;
            throw new RejectedMessageError('unknown_order', 'there is no such order');
          });
          await broker.publish([message('k', 1)]);
          const [letter] = await deadLetters(1);
          expect(tries).toBe(1);
          expect(letter?.headers).toMatchObject({
            [deadLetterHeaders.reason]: 'unknown_order',
            [deadLetterHeaders.detail]: 'there is no such order',
            [deadLetterHeaders.tries]: '1',
          });
        },
        patience,
      );

      test(
        'temporary errors are waited out, however many tries it takes',
        async () => {
          const tries: number[] = [];
          await consume(async (incoming) => {
            tries.push(incoming.tries);
            if (incoming.tries < 8) throw temporaryError();
            return undefined;
          });
          await broker.publish([message('k', 1)]);
          await until(() => tries.length === 8);
          expect(tries).toEqual(numbers(8));
          expect(await browse(deadLettersOf(topic))).toEqual([]);
        },
        patience,
      );

      test(
        'what is no JSON never reaches a handler',
        async () => {
          const { taken } = await collect();
          const bytes = [Buffer.from('{"a":'), Buffer.from([0x22, 0xff, 0x22]), Buffer.alloc(0)];
          await broker.publish(bytes.map((value) => message('k', value)));
          await broker.publish([message('k', 'fine')]);
          const letters = await deadLetters(3);
          await until(() => taken.length === 1);
          expect(values(taken)).toEqual(['fine']);
          expect(letters.map((letter) => letter.headers[deadLetterHeaders.reason])).toEqual([
            'malformed_json',
            'malformed_json',
            'malformed_json',
          ]);
          expect(letters.map((letter) => Buffer.from(letter.bytes))).toEqual(bytes);
          expect(letters[0]?.value).toBeUndefined();
        },
        patience,
      );

      test(
        'hold up no other key while they are tried',
        async () => {
          const done: unknown[] = [];
          await consume(
            async ({ key, value }) => {
              if (key.startsWith('poison')) throw temporaryError();
              done.push(value);
              return undefined;
            },
            { concurrency: 2 },
          );
          await broker.publish(numbers(5).map((n) => message(`poison-${n}`, n)));
          await broker.publish(numbers(50).map((n) => message(`fine-${n % 5}`, n)));
          await until(() => done.length === 50);
          expect([...done].sort((a, b) => Number(a) - Number(b))).toEqual(numbers(50));
        },
        patience,
      );
    });

    describe('requests', () => {
      const ask = (key: string, value: unknown, timeoutMs = 15_000) =>
        broker.request(message(key, value, { headers: { trace: 'r' } }), { timeoutMs });

      test(
        'are answered with what the handler resolves',
        async () => {
          let got: IncomingMessage | undefined;
          await consume(async (incoming) => {
            got = incoming;
            return { doubled: Number(incoming.value) * 2, key: incoming.key, value: [1] };
          });
          expect(await ask('k', 21)).toEqual({ doubled: 42, key: 'k', value: [1] });
          expect(got).toMatchObject({ topic, key: 'k', type: 'Counted', value: 21, headers: { trace: 'r' }, tries: 1 });
          expect(Buffer.from(got!.bytes).toString()).toBe('21');
        },
        patience,
      );

      test(
        'and replies are copies as JSON makes them',
        async () => {
          const kept = { list: [1] };
          await consume(async ({ value }) => {
            (value as { list: number[] }).list.push(2);
            return value === null ? undefined : { kept, when: new Date(0), gone: undefined };
          });
          const sent = { list: [1] };
          const reply = (await ask('k', sent)) as { kept: { list: number[] } };
          expect(sent).toEqual({ list: [1] });
          expect(reply).toStrictEqual({ kept: { list: [1] }, when: '1970-01-01T00:00:00.000Z' });
          reply.kept.list.push(9);
          expect(kept).toEqual({ list: [1] });
        },
        patience,
      );

      test(
        'a reply of nothing is null',
        async () => {
          await consume(async () => undefined);
          expect(await ask('k', 1)).toBeNull();
        },
        patience,
      );

      test(
        'a handler that throws fails its sender at once, and is not tried again',
        async () => {
          let tries = 0;
          await consume(async ({ value }) => {
            tries++;
            if (value === 'rejected') throw new RejectedMessageError('no_way', 'not this one');
            if (value === 'temporary') throw temporaryError();
            if (value === 'unsendable') return 1n;
            throw new TypeError('a bug');
          });
          for (const [value, text] of [
            ['bug', 'a bug'],
            ['rejected', 'no_way'],
            ['temporary', 'engine is down'],
            ['unsendable', 'BigInt'],
          ]) {
            const failure = await ask('k', value).catch((error: unknown) => error);
            expect(failure).toBeInstanceOf(RequestFailedError);
            expect(String(failure)).toContain(text);
          }
          expect(tries).toBe(4);
          expect(await browse(deadLettersOf(topic))).toEqual([]);
        },
        patience,
      );

      test(
        'a slow handler is a time-out; the key goes on when it is done',
        async () => {
          const gate = newGate();
          await consume(async ({ value }) => {
            if (value === 'slow') await gate.opened;
            return value;
          });
          const failure = await ask('k', 'slow', 500).catch((error: unknown) => error);
          expect(failure).toBeInstanceOf(RequestTimeoutError);
          expect(failure).toMatchObject({ temporary: true });
          gate.open();
          expect(await ask('k', 'next')).toBe('next');
        },
        patience,
      );

      test(
        'nobody there is a time-out',
        async () => {
          await expect(ask('k', 1, 300)).rejects.toBeInstanceOf(RequestTimeoutError);
        },
        patience,
      );

      test(
        'one sent before its consumer began is answered',
        async () => {
          const reply = ask('k', 1);
          await consume(async () => 'at last');
          expect(await reply).toBe('at last');
        },
        patience,
      );

      test(
        'of one key are carried out in order; a hundred at once each get their own reply',
        async () => {
          const order: unknown[] = [];
          await consume(async ({ key, value }) => {
            await turns(Number(value) % 3);
            if (key === 'k') order.push(value);
            return { reply: value };
          });
          const ofOneKey = Promise.all(numbers(20).map((n) => ask('k', n)));
          const many = Promise.all(numbers(100).map((n) => ask(`key-${n}`, n)));
          expect(await ofOneKey).toEqual(numbers(20).map((n) => ({ reply: n })));
          expect(await many).toEqual(numbers(100).map((n) => ({ reply: n })));
          expect(order).toEqual(numbers(20));
        },
        patience,
      );

      test(
        'that cannot be sent are refused',
        async () => {
          await expect(ask('k', 'x'.repeat(maxMessageBytes))).rejects.toBeInstanceOf(UnsendableMessageError);
          await expect(ask('k', undefined)).rejects.toBeInstanceOf(UnsendableMessageError);
        },
        patience,
      );
    });

    describe('browsing', () => {
      test(
        'shows a topic from its beginning or after a place, and moves no group',
        async () => {
          await broker.publish(numbers(5).map((n) => message('k', n, { headers: { n: String(n) } })));
          const all = await browse(topic);
          expect(values(all)).toEqual(numbers(5));
          expect(all[0]).toMatchObject({ topic, key: 'k', type: 'Counted', headers: { n: '1' } });
          expect(values(await browse(topic, { after: all[1]!.place }))).toEqual([3, 4, 5]);
          expect(values(await browse(topic, { maxCount: 2 }))).toEqual([1, 2]);
          expect(values(await browse(topic, { after: all[1]!.place, maxCount: 1 }))).toEqual([3]);
          expect(await browse(topic, { after: all[4]!.place })).toEqual([]);
          const { taken } = await collect();
          await until(() => taken.length === 5);
        },
        patience,
      );

      test('an empty topic and its dead letters have nothing', async () => {
        expect(await browse(topic)).toEqual([]);
        expect(await browse(deadLettersOf(topic))).toEqual([]);
      });
    });

    describe('closing', () => {
      test(
        'refuses new work, fails what waits, and may be done twice',
        async () => {
          const waiting = broker.request(message('k', 1), { timeoutMs: 15_000 }).catch((error: unknown) => error);
          const closed = broker;
          await turns(5);
          await reopen();
          expect(await waiting).toBeInstanceOf(BrokerUnavailableError);
          await expect(closed.publish([message('k', 1)])).rejects.toBeInstanceOf(BrokerUnavailableError);
          await expect(closed.request(message('k', 1), { timeoutMs: 100 })).rejects.toMatchObject({ temporary: true });
          await expect(
            closed.consume({ group: 'late', topics: [topic], handle: async () => undefined }),
          ).rejects.toBeInstanceOf(BrokerUnavailableError);
          await closed.close();
        },
        patience,
      );

      test(
        'a handler under way may still publish, and its message is finished',
        async () => {
          const gate = newGate();
          let begun = false;
          await consume(async ({ value }) => {
            if (value !== 'first') return undefined;
            begun = true;
            await gate.opened;
            await broker.publish([message('k', 'from the handler')]);
            return undefined;
          });
          await broker.publish([message('k', 'first')]);
          await until(() => begun);
          const reopening = reopen();
          await turns(5);
          gate.open();
          await reopening;
          const { taken } = await collect();
          await until(() => taken.length > 0);
          expect(values(taken)).toEqual(['from the handler']);
        },
        patience,
      );
    });
  });
}

/** A new topic that no other test knows. */
export async function freshTopic(broker: Broker): Promise<string> {
  const name = `contract-${randomUUID()}`;
  const retentionMs = 3_600_000;
  await broker.declareTopics([
    { name, partitions: 3, retentionMs },
    { name: deadLettersOf(name), partitions: 1, retentionMs },
  ]);
  return name;
}

/** Waits until the condition holds; fails when it takes too long. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patience - 5_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`did not come about: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A promise to be opened from outside. */
export function newGate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** An error as an engine throws it that is down. */
export function temporaryError(): Error {
  return Object.assign(new Error('the engine is down'), { temporary: true });
}

/** Lets the event loop turn a number of times. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** 1 to `count`. */
export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newGate, until } from '@dakpion/fixtures';
import { open as openLmdb } from 'lmdb';
import { brokerContract } from '../broker.contract.ts';
import { type Broker, deadLettersOf } from '../broker.ts';
import { BrokerUnavailableError, RequestTimeoutError } from '../broker-errors.ts';
import { type BrokerEngine, numbers, patience, turns } from '../broker-trial.contract.ts';
import { type IncomingMessage } from '../message.ts';
import { nestTransportContract } from '../nest-transport.contract.ts';
import { type LmdbBrokerOptions, openLmdbBroker } from './lmdb-broker.ts';

// On a busy disk, an fsync can take seconds.
jest.setTimeout(patience);

const startEngine = async (): Promise<BrokerEngine> => {
  const directory = await mkdtemp(join(tmpdir(), 'dakpion-broker-'));
  return {
    open: (onDeadLetter) => openLmdbBroker({ directory, onDeadLetter }),
    dispose: () => rm(directory, { recursive: true }),
  };
};

brokerContract('LMDB', startEngine);
nestTransportContract('LMDB', startEngine);

describe('the LMDB broker', () => {
  const topic = 'orders';
  let directory: string;
  let broker: Broker;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dakpion-broker-'));
  });
  afterEach(async () => {
    await broker.close();
    await rm(directory, { recursive: true });
  });

  const open = async (options: Partial<LmdbBrokerOptions> = {}, retentionMs = 1_000) => {
    broker = await openLmdbBroker({ directory, ...options });
    await broker.declareTopics([{ name: topic, partitions: 1, retentionMs }]);
  };
  const message = (value: unknown, key = 'k') => ({ topic, key, type: 'Counted', value });
  const publish = (...values: unknown[]) => broker.publish(values.map((value) => message(value)));
  const values = async (of = topic) => {
    const found: unknown[] = [];
    for await (const one of broker.browse(of)) found.push(one.value);
    return found;
  };
  const takeAll = async (group: string) => {
    const taken: IncomingMessage[] = [];
    const consumer = await broker.consume({
      group,
      topics: [topic],
      handle: async (incoming) => {
        taken.push(incoming);
        return undefined;
      },
    });
    return { taken, consumer };
  };

  describe('retention', () => {
    test('removes messages of any age that every group has finished, and no others', async () => {
      await open({ sweepEveryMs: 5 }, 1_000_000);
      const fast = await takeAll('fast');
      const gate = newGate();
      await broker.consume({
        group: 'slow',
        topics: [topic],
        handle: async ({ value }) => {
          if (value === 3) await gate.opened;
          return undefined;
        },
      });
      await publish(1, 2, 3, 4, 5);
      await until(() => fast.taken.length === 5);
      // The slow group still handles 3, so 3 and all later messages stay.
      await until(async () => (await values()).length === 3);
      expect(await values()).toEqual([3, 4, 5]);
      gate.open();
      await until(async () => (await values()).length === 0);
    });

    test('keeps a message of 3 KB in half a page, and uses the pages of removed ones again', async () => {
      await open({ sweepEveryMs: 5 });
      const bytes = () => statSync(join(directory, 'data.mdb')).size;
      const text = 'x'.repeat(3_000);
      await publish(...numbers(1_000).map(() => text));
      expect(bytes()).toBeLessThan(1_000 * 5_000);
      const { taken } = await takeAll('group');
      for (let round = 1; round <= 5; round += 1) {
        await until(async () => taken.length === round * 1_000 && (await values()).length === 0);
        await publish(...numbers(1_000).map(() => text));
      }
      expect(bytes()).toBeLessThan(2 * 1_000 * 5_000);
    });

    test('removes messages only by age when no group has ever consumed', async () => {
      let now = 10_000;
      await open({ clock: () => now, sweepEveryMs: 5 });
      await publish(1, 2);
      now += 1_001;
      await publish(3);
      await until(async () => (await values()).length === 1);
      expect(await values()).toEqual([3]);
    });

    test('removes messages of a clock that was ahead with the next expired one', async () => {
      let now = 1_000_000;
      await open({ clock: () => now, sweepEveryMs: 5 });
      await publish(1, 2);
      now = 10_000;
      await publish(3);
      now += 500;
      await publish(4);
      now += 501;
      await until(async () => (await values()).length === 1);
      expect(await values()).toEqual([4]);
      now += 500;
      await until(async () => (await values()).length === 0);
    });

    test('keeps messages that a new group has begun and not finished', async () => {
      let now = 10_000;
      await open({ clock: () => now, sweepEveryMs: 5 });
      const gate = newGate();
      const begun: unknown[] = [];
      const handle = async ({ value }: IncomingMessage) => {
        begun.push(value);
        await gate.opened;
        return undefined;
      };
      await broker.consume({ group: 'new', topics: [topic], handle });
      await publish(1);
      await until(() => begun.length === 1);
      now += 2_000;
      // The removal of a message that no group needs shows that the sweep has run.
      await broker.declareTopics([{ name: 'other', partitions: 1, retentionMs: 0 }]);
      await broker.publish([{ ...message(1), topic: 'other' }]);
      now += 1;
      await until(async () => (await values('other')).length === 0);
      expect(await values()).toEqual([1]);
      gate.open();
      await until(async () => (await values()).length === 0);
    });

    test('keeps messages that a group without a running consumer has not finished', async () => {
      let now = 10_000;
      await open({ clock: () => now });
      const { taken, consumer } = await takeAll('away');
      await publish(1);
      await until(() => taken.length === 1);
      await consumer.stop();
      await publish(2);
      await broker.close();
      now += 100_000;
      await open({ clock: () => now, sweepEveryMs: 5 });
      await until(async () => (await values()).length === 1);
      const back = await takeAll('away');
      await until(() => back.taken.length === 1);
      expect(back.taken[0]?.value).toBe(2);
    });

    test('continues the positions of an emptied log, also after it is opened again', async () => {
      let now = 10_000;
      await open({ clock: () => now, sweepEveryMs: 5 });
      const before = await takeAll('group');
      await publish(...numbers(2_500));
      await until(() => before.taken.length === 2_500);
      now += 2_000;
      await until(async () => (await values()).length === 0);
      expect(await (await takeAll('before the reopening')).consumer.lag()).toEqual({ group: 0, own: 0 });
      await broker.close();
      await open({ clock: () => now });
      expect(await (await takeAll('after the reopening')).consumer.lag()).toEqual({ group: 0, own: 0 });
      await publish('new');
      const known = await takeAll('group');
      const fresh = await takeAll('fresh');
      await until(() => known.taken.length === 1 && fresh.taken.length === 1);
      expect(known.taken[0]).toMatchObject({ value: 'new', place: '2500' });
      expect(fresh.taken[0]).toMatchObject({ value: 'new', place: '2500' });
      await until(async () => (await fresh.consumer.lag()).group === 0);
    });
  });

  describe('reopening', () => {
    test('keeps topics, messages and dead letters without a new declaration', async () => {
      await open();
      const sent = { topic, key: 'ক', type: 'T', value: { a: 1 }, headers: { h: '1' } };
      await broker.publish([sent, { ...sent, value: Buffer.from('broken') }]);
      const { taken, consumer } = await takeAll('group');
      await until(async () => (await consumer.lag()).group === 0);
      await broker.close();
      broker = await openLmdbBroker({ directory });
      expect(taken.length).toBe(1);
      const all: IncomingMessage[] = [];
      for await (const one of broker.browse(topic)) all.push(one);
      expect(all[0]).toMatchObject({ ...sent, place: '0' });
      for await (const letter of broker.browse(deadLettersOf(topic))) all.push(letter);
      expect(all.length).toBe(3);
      expect(Buffer.from(all[2]!.bytes).toString()).toBe('broken');
    });

    test('delivers messages again that waited for their next try at the stop', async () => {
      await open();
      let tries = 0;
      const consumer = await broker.consume({
        group: 'group',
        topics: [topic],
        handle: async () => {
          tries += 1;
          throw Object.assign(new Error('down'), { temporary: true });
        },
      });
      await publish(1, 2);
      await until(() => tries > 0);
      await consumer.stop();
      const again = await takeAll('group');
      await until(() => again.taken.length === 2);
      expect(again.taken.map(({ value, tries: count }) => [value, count])).toEqual([
        [1, 1],
        [2, 1],
      ]);
    });
  });

  test('reads a bounded number of messages ahead of a stuck key, and continues when the key does', async () => {
    await open();
    const gate = newGate();
    const done: unknown[] = [];
    await broker.consume({
      group: 'group',
      topics: [topic],
      handle: async ({ key, value }) => {
        if (key === 'stuck') await gate.opened;
        done.push(value);
        return undefined;
      },
    });
    await broker.publish(numbers(1_200).map((n) => message(n, 'stuck')));
    await broker.publish([message('other', 'other')]);
    await turns(200);
    expect(done).toEqual([]);
    gate.open();
    await until(() => done.length === 1_201);
  });

  test('lets a consumer handle a message before it is on the disk, and makes the publisher wait for that', async () => {
    await open();
    const steps: string[] = [];
    await broker.consume({
      group: 'group',
      topics: [topic],
      handle: async () => {
        steps.push('taken');
        return undefined;
      },
    });
    await publish(1).then(() => steps.push('durable'));
    expect(steps).toEqual(['taken', 'durable']);
  });

  test('loses no message of a group that had finished messages which never reached the disk', async () => {
    await open();
    await (await takeAll('group')).consumer.stop();
    await publish(1);
    await broker.close();
    const root = openLmdb({ path: directory, maxDbs: 16 });
    await root.openDB({ name: 'group-offsets' }).put([topic, 'group'], 3);
    await root.close();
    await open();
    const { taken, consumer } = await takeAll('group');
    expect((await consumer.lag()).group).toBe(0);
    await publish(2);
    await until(() => taken.length === 1);
    expect(taken[0]).toMatchObject({ value: 2, place: '3' });
  });

  test("delivers concurrent publishes of many callers, each caller's in order", async () => {
    await open();
    const sides = numbers(20);
    await Promise.all(
      sides.map(async (side) => {
        for (const n of numbers(25)) await broker.publish([message([side, n]), message([side, n + 0.5])]);
      }),
    );
    const found = (await values()) as [number, number][];
    expect(found.length).toBe(1_000);
    for (const side of sides) {
      const own = found.filter(([from]) => from === side).map(([, n]) => n);
      expect(own).toEqual(numbers(25).flatMap((n) => [n, n + 0.5]));
    }
  });

  test('does not overwrite messages when the directory is opened twice, even if each opening sees only its own', async () => {
    await open();
    await publish(1);
    const other = await openLmdbBroker({ directory });
    await other.publish([message(2)]);
    await publish(3);
    await other.publish([message(4)]);
    await other.close();
    await publish(5);
    expect(await values()).toEqual([1, 2, 3, 4, 5]);
  });

  describe('requests', () => {
    test('that timed out before they began are never begun', async () => {
      await open();
      const gate = newGate();
      const begun: unknown[] = [];
      await broker.consume({
        group: 'group',
        topics: [topic],
        handle: async ({ value }) => {
          begun.push(value);
          if (value === 'first') await gate.opened;
          return value;
        },
      });
      const first = broker.request(message('first'), { timeoutMs: 10_000 });
      await expect(broker.request(message('late'), { timeoutMs: 20 })).rejects.toBeInstanceOf(RequestTimeoutError);
      const third = broker.request(message('third'), { timeoutMs: 10_000 });
      gate.open();
      expect([await first, await third]).toEqual(['first', 'third']);
      expect(begun).toEqual(['first', 'third']);
    });

    test('share the order of their key with the messages of the topic', async () => {
      await open();
      const gate = newGate();
      const begun: unknown[] = [];
      await broker.consume({
        group: 'group',
        topics: [topic],
        handle: async ({ value }) => {
          begun.push(value);
          if (value === 'message') await gate.opened;
          return value;
        },
      });
      await publish('message');
      await until(() => begun.length === 1);
      const reply = broker.request(message('request'), { timeoutMs: 10_000 });
      expect(await broker.request(message('aside', 'other'), { timeoutMs: 10_000 })).toBe('aside');
      expect(begun).toEqual(['message', 'aside']);
      gate.open();
      expect(await reply).toBe('request');
    });

    test('are refused beyond the bound until others have ended', async () => {
      await open();
      const waiting = numbers(10_000).map(() =>
        broker.request(message(1), { timeoutMs: 300 }).catch((error: unknown) => error),
      );
      await expect(broker.request(message(1), { timeoutMs: 300 })).rejects.toBeInstanceOf(BrokerUnavailableError);
      const ended = await Promise.all(waiting);
      expect(ended.every((error) => error instanceof RequestTimeoutError)).toBe(true);
      await expect(broker.request(message(1), { timeoutMs: 10 })).rejects.toBeInstanceOf(RequestTimeoutError);
    });

    test('go to the next consumer when the first one stops before they begin', async () => {
      await open();
      const gate = newGate();
      const handle = async () => {
        await gate.opened;
        return 'first';
      };
      const consumer = await broker.consume({ group: 'group', topics: [topic], handle });
      const replies = Promise.all([1, 2].map((n) => broker.request(message(n), { timeoutMs: 10_000 })));
      await turns(2);
      const stopping = consumer.stop();
      gate.open();
      await stopping;
      await broker.consume({ group: 'group', topics: [topic], handle: async () => 'second' });
      expect(await replies).toEqual(['first', 'second']);
    });
  });

  test('lets a group consume a topic only once in a process', async () => {
    await open();
    await takeAll('group');
    await expect(takeAll('group')).rejects.toThrow('already');
  });
});

import { until, withTemporaryDirectory } from '@dakpion/fixtures';
import { LmdbTransactions } from '@dakpion/lmdb';
import { open } from 'lmdb';
import { BrokerUnavailableError } from '../broker-errors.ts';
import { KeyQueues } from '../key-queues.ts';
import { LogWriter } from './log-writer.ts';
import { encodeRecord } from './message-record.ts';
import { type StoredMessage, TopicLog } from './topic-log.ts';
import { TopicReader } from './topic-reader.ts';

interface Setting {
  readonly log: TopicLog;
  readonly write: (text: string) => Promise<void>;
  readonly disk: { isFull: boolean };
}

async function withLog(run: (setting: Setting) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const root = open({ path: directory, overlappingSync: false, eventTurnBatching: false });
    const transactions = new LmdbTransactions(root);
    const disk = { isFull: false };
    const writer = new LogWriter(
      {
        run: (write, options) =>
          disk.isFull ? Promise.reject(new Error('the disk is full')) : transactions.run(write, options),
      },
      root.openDB<number, string>({ name: 'heads' }),
    );
    const messages = root.openDB<Buffer, number>({ name: 'messages', encoding: 'binary' });
    const log = new TopicLog('orders', messages, { next: 0, retentionMs: 1_000 });
    const write = (text: string) => {
      const record = encodeRecord({ topic: 'orders', key: 'k', type: 'T', value: text }, Buffer.from(text), 0);
      return writer.append([{ log, record }]);
    };
    await run({ log, write, disk });
    await writer.idle();
    await root.close();
  });
}

const shown = (messages: readonly StoredMessage[]) =>
  messages.map(({ offset, bytes }) => [offset, Buffer.from(bytes).toString()]);

describe('LogWriter', () => {
  test('shows a message to consumers at once, and to other readers when it is durable', async () => {
    await withLog(async ({ log, write }) => {
      const writing = Promise.all([write('one'), write('two')]);
      const all = [
        [0, 'one'],
        [1, 'two'],
      ];
      expect(shown(log.read(0, 10))).toEqual(all);
      expect(shown(log.read(1, 10))).toEqual(all.slice(1));
      expect(shown(log.read(0, 1))).toEqual(all.slice(0, 1));
      expect(log.readDurable(0, 10)).toEqual([]);
      await writing;
      expect(shown(log.readDurable(0, 10))).toEqual(all);
      const third = write('three');
      // The first two are on the disk. The third is still being written.
      expect(shown(log.read(0, 10))).toEqual([...all, [2, 'three']]);
      await third;
    });
  });

  test('refuses a message that could not be written, leaves its offset empty, and writes the next ones', async () => {
    await withLog(async ({ log, write, disk }) => {
      await write('one');
      disk.isFull = true;
      const failing = [write('two'), write('three')];
      for (const each of failing) await expect(each).rejects.toBeInstanceOf(BrokerUnavailableError);
      disk.isFull = false;
      expect(shown(log.read(0, 10))).toEqual([[0, 'one']]);
      await write('four');
      const left = [
        [0, 'one'],
        [3, 'four'],
      ];
      expect(shown(log.read(0, 10))).toEqual(left);
      expect(shown(log.readDurable(0, 10))).toEqual(left);
    });
  });

  test('lets readers skip messages that could not be written', async () => {
    await withLog(async ({ log, write, disk }) => {
      disk.isFull = true;
      await expect(write('one')).rejects.toBeInstanceOf(BrokerUnavailableError);
      disk.isFull = false;
      const taken: StoredMessage[] = [];
      let committed = 0;
      const reader = new TopicReader({
        log,
        queues: new KeyQueues(1),
        from: 0,
        queueKey: ({ key }) => key,
        task: (message, finished) => ({
          run: async () => {
            taken.push(message);
            finished();
            return undefined;
          },
        }),
        commit: (offset) => {
          committed = offset;
        },
      });
      await until(() => reader.lag === 0);
      await write('two');
      await until(() => committed === 2);
      expect(shown(taken)).toEqual([[1, 'two']]);
      reader.pause();
    });
  });
});

import type { Admin } from 'kafkajs';
import { KeyQueues } from '../key-queues.ts';
import type { KafkaAdmin } from './kafka-client.ts';
import { KafkaPlaceCheck } from './kafka-place-check.ts';

/** A cluster whose topic has one partition, from which messages were deleted up to each offset of `lows`: one for each check. */
function clusterOf(lows: readonly number[], committed: number): KafkaAdmin {
  const left = [...lows];
  const place = { partition: 0, offset: String(committed), metadata: null };
  const client = {
    fetchOffsets: async () => [{ topic: 't', partitions: [place] }],
    fetchTopicOffsets: async () => [{ partition: 0, offset: '100', high: '100', low: String(left.shift()) }],
  } as unknown as Admin;
  return { ask: (_: string, question: (admin: Admin) => unknown) => question(client) } as unknown as KafkaAdmin;
}

/** The counts of deleted messages that a check reports, whose commits fail until it has asked for all of `lows`. */
async function countsOf(lows: readonly number[], committed: number): Promise<number[]> {
  const counts: number[] = [];
  let failures = lows.length - 1;
  const check = new KafkaPlaceCheck({
    admin: clusterOf(lows, committed),
    groupId: 'group',
    topic: 't',
    queues: new KeyQueues(),
    source: undefined,
    task: () => ({ run: async () => undefined }),
    onDropped: ({ count }) => void counts.push(count),
    onFailure: () => undefined,
    partitions: new Map([[0, null]]),
    commit: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('the group is rebalancing');
    },
    begin: () => undefined,
  });
  await check.run();
  return counts;
}

test('deleted messages are reported once, also if the position cannot be committed at first', async () => {
  expect(await countsOf([30, 30], 10)).toEqual([20]);
});

test('messages that are deleted between two tries are reported as well', async () => {
  expect(await countsOf([30, 30, 45], 10)).toEqual([20, 15]);
});

import type { Admin } from 'kafkajs';
import { groupLag } from './kafka-lag.ts';

/** The parts of a cluster that the lag is computed from. More messages are handled between any two requests. */
function clusterOf(asked: string[], high: readonly number[], committed: readonly number[]): Admin {
  const partitions = committed.map((offset, partition) => ({ partition, offset: String(offset), metadata: null }));
  const fetchOffsets = async () => {
    asked.push('offsets');
    return [{ topic: 't', partitions }];
  };
  const fetchTopicOffsets = async () => {
    asked.push('ends');
    return high.map((end, partition) => ({ partition, offset: String(end), high: String(end), low: '0' }));
  };
  return { fetchOffsets, fetchTopicOffsets } as unknown as Admin;
}

test('does not offset the lag of one partition by another whose end was read too early', async () => {
  // Right after an election a new leader may report an end below the committed offset.
  expect(await groupLag(clusterOf([], [10, 10], [9, 11]), 'group', 't')).toBe(1);
});

test('reads the ends after the offsets, so that 0 means that nothing is left', async () => {
  const asked: string[] = [];
  expect(await groupLag(clusterOf(asked, [10, 0], [10, -1]), 'group', 't')).toBe(0);
  expect(asked).toEqual(['offsets', 'ends']);
});

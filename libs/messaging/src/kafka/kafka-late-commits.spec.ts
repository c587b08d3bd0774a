import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import './kafka-late-commits.patch.ts';

// The internals of kafkajs that our patch is made for (ADR 21). A new release that changes them fails here.

const offsets = { topics: [] };

/** A group whose assignment has this offset manager. */
function groupWith(commitOffsets: jest.Mock) {
  return { offsetManager: { commitOffsets } };
}

test('repeats a commit in the same assignment, and not after another one', async () => {
  const before = jest.fn().mockRejectedValueOnce(new Error('rebalancing'));
  const after = jest.fn();
  const group = groupWith(before);
  const commit = () => ConsumerGroup.prototype.commitOffsets.call(group, offsets);
  await expect(commit()).rejects.toThrow('rebalancing');
  await commit();
  expect(before.mock.calls).toEqual([[offsets], [offsets]]);
  group.offsetManager = groupWith(after).offsetManager;
  await expect(commit()).rejects.toMatchObject({ retriable: false });
  expect(after).not.toHaveBeenCalled();
});

test('leaves automatic commits, which name no offsets, unchanged', async () => {
  const automatic = jest.fn();
  await ConsumerGroup.prototype.commitOffsets.call(groupWith(automatic));
  expect(automatic.mock.calls).toEqual([[undefined]]);
});

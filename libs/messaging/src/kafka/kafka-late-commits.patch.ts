import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';

/** kafkajs makes another offset manager for each assignment. */
interface PatchedGroup {
  readonly offsetManager: object;
}

const { commitOffsets } = ConsumerGroup.prototype;
/** The offset manager with which a commit began, by the offsets: a retry passes the same object again. */
const begunWith = new WeakMap<object, object>();

/**
 * kafkajs 2.2.4 retries a failed commit as a member of the present assignment, also for partitions that were assigned to another
 * member meanwhile. Kafka accepts it, and the place of that member goes back: if it ends before its next commit, its messages are
 * delivered again. With this patch, a commit is not repeated after another assignment. ADR 21 says when this can be removed.
 */
ConsumerGroup.prototype.commitOffsets = async function (this: PatchedGroup, offsets?: object): Promise<void> {
  // An automatic commit takes the offsets of the present assignment.
  if (offsets === undefined) return commitOffsets.call(this);
  const { offsetManager } = this;
  if ((begunWith.get(offsets) ?? offsetManager) !== offsetManager) {
    throw Object.assign(new Error('The partitions were assigned again since this commit began'), { retriable: false });
  }
  begunWith.set(offsets, offsetManager);
  await commitOffsets.call(this, offsets);
};

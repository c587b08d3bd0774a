import type { LmdbTransactions } from '@dakpion/lmdb';
import type { GroupOffsets } from './group-offsets.ts';
import type { TopicLog } from './topic-log.ts';

const maxPerCommit = 1_000;
const maxCommitsPerTopic = 100;

/**
 * Removes messages that all groups of their topic have finished. All groups of a topic are in this store, so nobody else needs
 * these messages. A topic that no group has ever consumed is only browsed: its messages are removed after its retention. Bounded to
 * 100,000 messages for each topic and call, and 1,000 for each transaction, so that publishers wait only briefly.
 */
export async function removeExpired(
  transactions: LmdbTransactions,
  logs: Iterable<TopicLog>,
  offsets: GroupOffsets,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  for (const log of logs) {
    for (let commits = 0; commits < maxCommitsPerTopic && !signal.aborted; commits += 1) {
      if ((await removeSome(transactions, log, offsets, now)) < maxPerCommit) break;
    }
  }
}

/** Returns the number of removed messages. */
async function removeSome(
  transactions: LmdbTransactions,
  log: TopicLog,
  offsets: GroupOffsets,
  now: number,
): Promise<number> {
  const finished = offsets.finishedByAll(log.name);
  const removed =
    finished === undefined
      ? log.expired({ now, maxCount: maxPerCommit })
      : log.below(Math.min(finished, log.next), maxPerCommit);
  const last = removed.at(-1);
  if (last === undefined) return 0;
  const { first } = log;
  try {
    await transactions.run(() => {
      for (const offset of removed) log.messages.removeSync(offset);
      // Before the removal is visible: a consumer that begins now must not count them as waiting.
      log.first = last + 1;
    });
  } catch (error) {
    log.first = first;
    throw error;
  }
  return removed.length;
}

import type { Consumer, ConsumerGroupJoinEvent, EachBatchPayload } from 'kafkajs';
import pTimeout from 'p-timeout';

/** A starting broker can take some seconds to load its groups. */
const startWithinMs = 30_000;
/** Short, because a process must end within 10 s, and a stop has up to three such steps. */
const closeWithinMs = 3_000;

/** What happens to a member of a consumer group. */
interface GroupMembership {
  readonly eachBatch: (payload: EachBatchPayload) => Promise<void>;
  /** Called after each rebalance, before the first batch. */
  readonly onAssignment: (assignment: ConsumerGroupJoinEvent['payload']) => void;
  /** The consumer has ended after it had joined and before a stop, and does not restart by itself. */
  readonly onFatal: (error: Error) => void;
  /** Aborted when the consumer is stopped. */
  readonly signal: AbortSignal;
}

/**
 * Runs a subscribed consumer. Resolves when the group has assigned partitions to it. Rejects if that fails, at a stop, or after 30 s.
 *
 * `run` of kafkajs resolves even after a failure: the events report the outcome.
 */
export async function joinGroup(consumer: Consumer, membership: GroupMembership): Promise<void> {
  const { signal } = membership;
  signal.throwIfAborted();
  let joined = false;
  let lastError: unknown;
  let timer: NodeJS.Timeout | undefined;
  const atWork = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(lastError ?? new Error(`no group within ${startWithinMs} ms`)), startWithinMs);
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      // A join in progress at the stop ends later, and the consumer leaves the group again.
      if (signal.aborted) return;
      membership.onAssignment(payload);
      joined = true;
      resolve();
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      lastError = payload.error;
      // Waits for a consumer that restarts by itself: a starting broker is still loading its groups.
      if (payload.restart) return;
      reject(payload.error);
      if (joined && !signal.aborted) membership.onFatal(payload.error);
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const run = consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: membership.eachBatch });
  await Promise.all([run, atWork]).finally(() => clearTimeout(timer));
}

/** Ends the consumer permanently. Waits at most 3 s. */
export async function endConsumer(consumer: Consumer): Promise<void> {
  // After a crash at the same time, kafkajs would start the consumer again. It sets the timer for this right after the event.
  const disconnect = () => void consumer.disconnect().catch(() => undefined);
  consumer.on(consumer.events.CRASH, () => void setImmediate(disconnect));
  await withinCloseTime(consumer.disconnect());
}

/** Waits at most 3 s for work of closing, which can hang while the cluster is unavailable. Ignores its failure. */
export async function withinCloseTime(work: Promise<void>): Promise<void> {
  await pTimeout(
    work.catch(() => undefined),
    { milliseconds: closeWithinMs, message: false },
  );
}

import { groupLags } from '@dakpion/messaging';
import { clusterRecord } from './cluster.ts';
import { settleWithinMs } from './cluster-processes.ts';
import { until } from './until.ts';

/** Each check makes a new connection to Kafka. */
const lookEveryMs = 250;

const lagsOfGroups = () => groupLags({ brokers: clusterRecord().kafka_brokers.split(','), clientId: 'e2e' });

/** The number of messages of the topic that a consumer group has not committed. Infinity while it is not known. */
export async function lagIn(topic: string): Promise<number> {
  return (await lagsOfGroups()).find((lag) => lag.topic === topic)?.messages ?? Number.POSITIVE_INFINITY;
}

/**
 * Waits until every consumer group has committed every message of its topics. A group that has only handled them would handle them
 * again after a restart.
 */
export async function untilNothingLags(): Promise<void> {
  await until(
    'every consumer group to have committed all messages',
    async () => {
      const lags = await lagsOfGroups();
      const behind = lags.filter(({ messages }) => messages > 0);
      if (lags.length === 0) throw new Error('no consumer group is known');
      if (behind.length > 0) throw new Error(JSON.stringify(behind));
      return true;
    },
    settleWithinMs,
    lookEveryMs,
  );
}

import { Logger } from '@nestjs/common';

const tellAfterMs = 60_000;

/** The parts of a batch of kafkajs that tell whether a transaction keeps messages back. */
export interface FetchedPartition {
  readonly topic: string;
  readonly partition: number;
  /** The offset from which messages were requested, in decimal. */
  readonly fetchedOffset: string;
  /** The offset after the last message of the partition, in decimal. */
  readonly highWatermark: string;
  readonly rawMessages: readonly unknown[];
}

interface Wait {
  readonly offset: string;
  /** Monotonic milliseconds. Null after it was logged. */
  since: number | null;
}

const logger = new Logger('Kafka');
/** By topic and partition. */
const waits = new Map<string, Wait>();

/**
 * Logs once that a partition has waited for a minute for the end of a transaction of another system: it has messages, and Kafka
 * passes on none. Neither the lag nor any other figure shows it. Must be called with each fetched batch.
 */
export function tellOpenTransaction(batch: FetchedPartition): void {
  const { topic, partition, fetchedOffset: offset, highWatermark, rawMessages } = batch;
  const key = `${topic} ${partition}`;
  const now = performance.now();
  if (rawMessages.length > 0 || Number(highWatermark) <= Number(offset)) {
    waits.delete(key);
    return;
  }
  const wait = waits.get(key);
  if (wait?.offset !== offset) waits.set(key, { offset, since: now });
  else if (wait.since !== null && now - wait.since >= tellAfterMs) {
    wait.since = null;
    logger.warn(
      `${key}-${offset} and all later messages of this partition wait for the end of a transaction of their sender. See docs/alerts/consumer-lag.md.`,
    );
  }
}

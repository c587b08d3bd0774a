import { randomUUID } from 'node:crypto';
import type { Kafka, KafkaMessage } from 'kafkajs';
import pTimeout from 'p-timeout';
import type { BrowseOptions } from '../broker.ts';
import type { IncomingMessage } from '../message.ts';
import { valueOrUndefined } from '../message-value.ts';
import type { KafkaAdmin } from './kafka-client.ts';
import { receivedMessage } from './kafka-message.ts';
import { KafkaPartitionReader } from './kafka-partition-reader.ts';

// Short, because at the end of a partition there is nothing to wait for.
const maxWaitMs = 20;
/** After this time in ms without a message, the last ones may have been deleted since the beginning. */
const lookAgainMs = 1_000;

interface KafkaBrowsingOptions {
  readonly kafka: Kafka;
  readonly admin: KafkaAdmin;
  readonly clientId: string;
  readonly topic: string;
  readonly begin: BrowseOptions;
}

/**
 * Reads the messages of a topic up to its present ends, one partition after another, oldest first. Kafka has no order among
 * partitions.
 */
export async function* browseKafkaTopic(options: KafkaBrowsingOptions): AsyncGenerator<IncomingMessage> {
  const { admin, topic, begin } = options;
  const [beginPartition = -1, place = 0] = (begin.after ?? begin.from)?.split('-').map(Number) ?? [];
  const beginOffset = begin.after === undefined ? place : place + 1;
  const afterEach = new Map(begin.afterEach?.map((each) => each.split('-').map(Number) as [number, number]));
  const ends = await admin.ask(`${topic} cannot be read`, (client) => client.fetchTopicOffsets(topic));
  const places = new Map<number, number>();
  const lasts = new Map<number, number>();
  for (const { partition, low, high } of ends.sort((one, other) => one.partition - other.partition)) {
    const seen = (afterEach.get(partition) ?? -1) + 1;
    const least = partition === beginPartition ? beginOffset : seen > Number(high) ? 0 : seen;
    const from = Math.max(Number(low), least);
    if (partition < beginPartition || from >= Number(high)) continue;
    places.set(partition, from);
    lasts.set(partition, Number(high) - 1);
  }
  if (places.size > 0) yield* browsePartitions(options, places, lasts);
}

/** Reads partitions one after another. `places`: the first offsets. `lasts`: the last ones. */
async function* browsePartitions(
  options: KafkaBrowsingOptions,
  places: ReadonlyMap<number, number>,
  lasts: ReadonlyMap<number, number>,
): AsyncGenerator<IncomingMessage> {
  const { kafka, clientId, topic } = options;
  const handOver = new HandOver();
  const reader = new KafkaPartitionReader({
    kafka,
    groupId: `${clientId}.browse.${randomUUID()}`,
    topic,
    places,
    maxWaitMs,
    read: (messages, partition) => handOver.give({ messages, partition }),
    onFatal: (error) => handOver.fail(error),
  });
  try {
    await reader.start();
    for (const [partition, last] of lasts) {
      reader.turnTo(partition);
      yield* readTo(last, partition, options, handOver);
    }
  } finally {
    handOver.close();
    await reader.stop();
  }
}

async function* readTo(
  last: number,
  partition: number,
  options: KafkaBrowsingOptions,
  handOver: HandOver,
): AsyncGenerator<IncomingMessage> {
  for (;;) {
    const batch = await handOver.take();
    if (batch === null) {
      if ((await oldestOf(partition, options)) > last) return;
      continue;
    }
    // The batch had arrived when the previous partition was finished.
    if (batch.partition !== partition) continue;
    for (const message of batch.messages) {
      if (Number(message.offset) <= last) yield lookedAt(options.topic, partition, message);
      if (Number(message.offset) >= last) return;
    }
  }
}

/** The offset of the oldest message that a partition still has, or will have. Infinite for a partition that was deleted. */
async function oldestOf(partition: number, { admin, topic }: KafkaBrowsingOptions): Promise<number> {
  const ends = await admin.ask(`${topic} cannot be read`, (client) => client.fetchTopicOffsets(topic));
  return Number(ends.find((end) => end.partition === partition)?.low ?? Number.POSITIVE_INFINITY);
}

function lookedAt(topic: string, partition: number, from: KafkaMessage): IncomingMessage {
  const { message } = receivedMessage(topic, partition, from);
  return { ...message, value: valueOrUndefined(message.bytes), tries: 0, failures: 0 };
}

interface Batch {
  readonly partition: number;
  readonly messages: readonly KafkaMessage[];
}

/** Passes on one batch at a time: the reader waits until the batch is taken. */
class HandOver {
  private next = gate<Batch>();
  private taken = gate<void>();

  async give(batch: Batch): Promise<void> {
    this.next.open(batch);
    await this.taken.opened;
  }

  /** The next batch. Null if none arrives for a while. */
  async take(): Promise<Batch | null> {
    const batch = await pTimeout(this.next.opened, { milliseconds: lookAgainMs, fallback: () => null });
    if (batch === null) return null;
    const taken = this.taken;
    this.next = gate();
    this.taken = gate();
    taken.open();
    return batch;
  }

  fail(error: Error): void {
    this.next.fail(error);
  }

  /** Ends the hand-over: no further batch will be taken. */
  close(): void {
    this.taken.open();
  }
}

interface Gate<Value> {
  readonly opened: Promise<Value>;
  open(value: Value): void;
  fail(error: Error): void;
}

function gate<Value>(): Gate<Value> {
  let open: Gate<Value>['open'] = () => undefined;
  let fail: Gate<Value>['fail'] = () => undefined;
  const opened = new Promise<Value>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  // The next caller receives the rejection.
  opened.catch(() => undefined);
  return { opened, open, fail };
}

import type { Broker, Consumer, ConsumerLag, Consumption, MessageSource } from '@dakpion/messaging';
import { withConsume } from '../with-consume.ts';

/**
 * More than any try of a message takes. Tries can be long: 5 s for a webhook, time-outs of engines.
 */
const stuckAfterMs = 180_000;
/** A check costs five requests to Kafka for each topic. */
const sampleEveryMs = 30_000;

interface WatchedConsumer {
  readonly group: string;
  readonly topics: readonly string[];
  readonly consumer: Consumer;
  /**
   * The last time at which the consumer ended a try of a message, had no messages, or could not be checked. Milliseconds of the
   * watch's clock.
   */
  progressAt: number;
  /** By topic. Null if unknown. */
  lags: ReadonlyMap<string, ConsumerLag> | null;
}

/**
 * Watches whether consumers make progress. Only a consumer that has messages and ends no try is stuck. A failed try is progress,
 * and a broker that does not answer is not a fault of the process. Ends with the process.
 */
export class ConsumerWatch {
  private readonly consumers = new Set<WatchedConsumer>();

  constructor(
    /** Milliseconds of a clock that cannot be set: one that was set forward would make all consumers look stuck. */
    private readonly clock: () => number = () => performance.now(),
  ) {
    setInterval(() => void this.sample(), sampleEveryMs).unref();
  }

  /** The groups that had messages and ended no try for three minutes. */
  get stuckGroups(): readonly string[] {
    const now = this.clock();
    return [...this.consumers].filter(({ progressAt }) => now - progressAt > stuckAfterMs).map(({ group }) => group);
  }

  /** The last known number of waiting messages by consumer group, `<service>.<topic>` as in Kafka. */
  get lags(): ReadonlyMap<string, number> {
    const all = [...this.consumers].flatMap(({ group, lags }) =>
      [...(lags ?? [])].map(([topic, lag]) => [`${group}.${topic}`, lag.group] as const),
    );
    return new Map(all);
  }

  /** Returns the same broker with watched consumers. */
  watch(broker: Broker): Broker {
    return withConsume(broker, (consumption) => this.consume(broker, consumption));
  }

  /**
   * Checks each consumer once. Called every 30 s. All at the same time: a silent broker answers each check only with its time-out,
   * and the sum of these is longer than a consumer may make no progress.
   */
  async sample(): Promise<void> {
    const check = async (watched: WatchedConsumer): Promise<void> => {
      watched.lags = await lagsOf(watched).catch(() => null);
      // Messages of other members say nothing about this one.
      const isWaiting = [...(watched.lags?.values() ?? [])].some(({ own }) => own > 0);
      if (!isWaiting) watched.progressAt = this.clock();
    };
    await Promise.all([...this.consumers].map(check));
  }

  private async consume(broker: Broker, consumption: Consumption): Promise<Consumer> {
    let watched: WatchedConsumer | undefined;
    const progressed = () => {
      if (watched !== undefined) watched.progressAt = this.clock();
    };
    const sources = Object.entries(consumption.sources ?? {}).map(([topic, source]) => {
      return [topic, watchedSource(source, progressed)] as const;
    });
    const consumer = await broker.consume({
      ...consumption,
      sources: Object.fromEntries(sources),
      handle: async (message) => {
        try {
          return await consumption.handle(message);
        } finally {
          progressed();
        }
      },
    });
    const { group, topics } = consumption;
    const added: WatchedConsumer = { group, topics, consumer, progressAt: this.clock(), lags: null };
    watched = added;
    this.consumers.add(added);
    const stop = async (): Promise<void> => {
      this.consumers.delete(added);
      await consumer.stop();
    };
    return { stop, lag: (topic) => consumer.lag(topic) };
  }
}

async function lagsOf({ topics, consumer }: WatchedConsumer): Promise<ReadonlyMap<string, ConsumerLag>> {
  return new Map(await Promise.all(topics.map(async (topic) => [topic, await consumer.lag(topic)] as const)));
}

/** The same source, which reports progress. A source that does not answer is not a fault of the consumer. */
function watchedSource(source: MessageSource, progressed: () => void): MessageSource {
  return async function* (after) {
    progressed();
    try {
      yield* source(after);
    } finally {
      progressed();
    }
  };
}

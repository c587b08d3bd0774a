import type { Broker, Consumer, Consumption, MessageSource } from '@dakpion/messaging';
import type { Clock } from '../injection-tokens.ts';
import { withConsume } from '../with-consume.ts';

/** A message's try may take long (a webhook of 5 s, an engine's time-outs), but never this long. */
const stuckAfterMs = 180_000;
const sampleEveryMs = 10_000;

interface WatchedConsumer {
  readonly group: string;
  readonly consumer: Consumer;
  /** When it last ended a try of a message, or had nothing to do, or could not be asked. Epoch ms. */
  progressAt: number;
  lag: number | null;
}

/**
 * Watches whether consumers get on with their messages. A try that fails is progress as well, and a broker that does not
 * answer is no fault of ours: only a consumer that has messages and does nothing about them is stuck. Ends with the process.
 */
export class ConsumerWatch {
  private readonly consumers = new Set<WatchedConsumer>();

  constructor(private readonly clock: Clock) {
    setInterval(() => void this.sample(), sampleEveryMs).unref();
  }

  /** Groups that had messages and ended no try of any for three minutes. */
  get stuckGroups(): readonly string[] {
    const now = this.clock();
    return [...this.consumers].filter(({ progressAt }) => now - progressAt > stuckAfterMs).map(({ group }) => group);
  }

  /** Messages waiting, by group, as last seen; null while it is not known. */
  get lags(): ReadonlyMap<string, number | null> {
    return new Map([...this.consumers].map(({ group, lag }) => [group, lag]));
  }

  /** The same broker; what it consumes is watched. */
  watch(broker: Broker): Broker {
    return withConsume(broker, (consumption) => this.consume(broker, consumption));
  }

  /** Asks each consumer once; sampled every 10 s. */
  async sample(): Promise<void> {
    for (const watched of this.consumers) {
      watched.lag = await watched.consumer.lag().catch(() => null);
      if (watched.lag === 0 || watched.lag === null) watched.progressAt = this.clock();
    }
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
    const added: WatchedConsumer = { group: consumption.group, consumer, progressAt: this.clock(), lag: null };
    watched = added;
    this.consumers.add(added);
    const stop = async (): Promise<void> => {
      this.consumers.delete(added);
      await consumer.stop();
    };
    return { stop, lag: () => consumer.lag() };
  }
}

/** The same source. That it does not answer is no fault of the consumer's. */
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

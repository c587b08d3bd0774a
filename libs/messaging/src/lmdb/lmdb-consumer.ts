import type { Consumer, ConsumerLag, Consumption } from '../broker.ts';
import type { DeadLetterMessage } from '../dead-letter.ts';
import { KeyQueues } from '../key-queues.ts';
import type { IncomingMessage } from '../message.ts';
import { MessageDelivery } from '../message-delivery.ts';
import type { GroupOffsets } from './group-offsets.ts';
import type { PendingRequest } from './pending-request.ts';
import type { RequestQueue, RequestTaker } from './request-queue.ts';
import type { StoredMessage, TopicLog } from './topic-log.ts';
import { TopicReader } from './topic-reader.ts';

interface LmdbConsumerOptions {
  readonly consumption: Consumption;
  readonly logs: readonly TopicLog[];
  readonly offsets: GroupOffsets;
  readonly requests: RequestQueue;
  readonly clock: () => number;
  publishDeadLetter(letter: DeadLetterMessage): Promise<void>;
  /** Called when it has stopped. */
  stopped(): void;
}

/** A running consumption. The messages and requests of its topics share the queues of their keys. */
export class LmdbConsumer implements Consumer, RequestTaker {
  private readonly queues: KeyQueues;
  private readonly readers: readonly TopicReader[];
  private readonly requests = new Set<PendingRequest>();
  private done = false;
  private stopping: Promise<void> | undefined;

  constructor(private readonly options: LmdbConsumerOptions) {
    this.queues = new KeyQueues(options.consumption.concurrency);
    this.readers = options.logs.map((log) => this.read(log));
    for (const { name } of options.logs) options.requests.attach(name, this);
  }

  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  async lag(only?: string): Promise<ConsumerLag> {
    const readers = this.readers.filter((_, index) => only === undefined || this.options.logs[index]?.name === only);
    const group = readers.reduce((sum, reader) => sum + reader.lag, 0);
    return { group, own: group };
  }

  take(request: PendingRequest): void {
    request.assign(this.options.consumption.handle);
    this.requests.add(request);
    this.queues.add(queueKey(request.message), request);
  }

  drop(request: PendingRequest): void {
    if (this.requests.delete(request)) this.queues.remove(queueKey(request.message), request);
  }

  private read(log: TopicLog): TopicReader {
    const { consumption, offsets } = this.options;
    const { group } = consumption;
    const from = Math.max(offsets.offset(log.name, group) ?? 0, log.first);
    // Registers the group, so that messages which it has not seen are retained.
    offsets.commit(log.name, group, from);
    return new TopicReader({
      log,
      queues: this.queues,
      from,
      queueKey: (message) => queueKey({ topic: log.name, key: message.key }),
      task: (message, finished) => this.delivery(log, message, finished),
      commit: (offset) => {
        if (!this.done) offsets.commit(log.name, group, offset);
      },
    });
  }

  private delivery(log: TopicLog, message: StoredMessage, finished: () => void): MessageDelivery {
    const { consumption, clock, publishDeadLetter } = this.options;
    const { offset, key, type, headers, publishedAt, bytes } = message;
    const incoming = { topic: log.name, place: String(offset), key, type, headers, publishedAt, bytes };
    return new MessageDelivery(incoming, { consumption, clock, publishDeadLetter, finished });
  }

  private async stopAll(): Promise<void> {
    const { requests, logs, stopped } = this.options;
    for (const reader of this.readers) reader.pause();
    const idle = this.queues.stop();
    const topics = logs.map(({ name }) => name);
    const untouched = [...this.requests];
    this.requests.clear();
    requests.detach(topics, this, untouched);
    await idle;
    this.done = true;
    stopped();
  }
}

/** Messages and requests with the same topic and key share a queue. */
function queueKey(message: Pick<IncomingMessage, 'topic' | 'key'>): string {
  return `${message.topic}\n${message.key}`;
}

import type { KafkaMessage } from 'kafkajs';
import type { KeyQueues, KeyTask } from '../key-queues.ts';
import { OffsetTracker } from '../offset-tracker.ts';
import { type ReceivedMessage, receivedMessage, transportHeaders } from './kafka-message.ts';

const maxUnfinished = 1_000;
const maxUnfinishedBytes = 8_000_000;
const maxSpan = 50_000;

export interface KafkaPartitionOptions {
  readonly topic: string;
  readonly partition: number;
  /** Offset of the first message that will come. */
  readonly from: number;
  /** Where the sender's source stood at the last message before it; null when that is not known. */
  readonly reached: string | null;
  readonly queues: KeyQueues;
  /** The work that a message means; it calls `finished` when the message is done with. */
  task(received: ReceivedMessage, finished: () => void): KeyTask;
  /** {@link KafkaPartition.committable} has moved, or there is room again. */
  moved(): void;
}

/**
 * One partition while it is ours: what of it is under way, and up to where all is finished.
 *
 * Reading ahead is bounded: 1,000 unfinished messages (or 8 MB of them), and 50,000 begun beyond the first unfinished
 * one. So a key that is stuck holds up only its own messages until one of these bounds is reached.
 */
export class KafkaPartition {
  private readonly tracker: OffsetTracker;
  private offset: number;
  private unfinishedBytes = 0;
  private revoked = false;
  /** What the cluster knows of {@link committable}. */
  committed: number;

  constructor(private readonly options: KafkaPartitionOptions) {
    this.tracker = new OffsetTracker(options.from);
    this.offset = options.from;
    this.committed = options.from;
  }

  /** Offset of the next message to take. */
  get position(): number {
    return this.offset;
  }

  /** Everything below it is finished. */
  get committable(): number {
    return this.tracker.committed;
  }

  /** Where the sender's source stood at the last message below {@link committable}; null when that is not known. */
  get reached(): string | null {
    return this.tracker.reached ?? this.options.reached;
  }

  get full(): boolean {
    return this.room() === 0;
  }

  /** Half empty: worth asking for more. */
  get roomy(): boolean {
    return (
      this.tracker.unfinished <= maxUnfinished / 2 &&
      this.unfinishedBytes <= maxUnfinishedBytes / 2 &&
      this.tracker.span < maxSpan
    );
  }

  /** Takes as many of the messages as there is room for, from the first on, and says how many. */
  take(messages: readonly KafkaMessage[]): number {
    let taken = 0;
    for (const message of messages) {
      if (this.full) break;
      this.begin(message);
      taken += 1;
    }
    return taken;
  }

  /** Passes over offsets that hold no message for us: Kafka's own marks of transactions, or what the topic has dropped. */
  skipTo(offset: number): void {
    if (offset <= this.offset) return;
    this.offset = offset;
    this.tracker.begin(offset - 1);
    this.tracker.finish(offset - 1);
    this.options.moved();
  }

  /** It is another's now: what has not begun never will here. */
  revoke(): void {
    this.revoked = true;
  }

  private begin(message: KafkaMessage): void {
    const { topic, partition, queues, task } = this.options;
    const offset = Number(message.offset);
    const received = receivedMessage(topic, partition, message);
    const bytes = received.message.bytes.length;
    this.offset = offset + 1;
    this.tracker.begin(offset, received.transport.get(transportHeaders.position));
    this.unfinishedBytes += bytes;
    const work = task(received, () => {
      this.unfinishedBytes -= bytes;
      this.tracker.finish(offset);
      this.options.moved();
    });
    const unlessRevoked = { run: async () => (this.revoked ? undefined : work.run()) };
    queues.add(`${topic}\n${received.message.key}`, unlessRevoked);
  }

  private room(): number {
    if (this.unfinishedBytes >= maxUnfinishedBytes || this.tracker.span >= maxSpan) return 0;
    return Math.max(0, maxUnfinished - this.tracker.unfinished);
  }
}

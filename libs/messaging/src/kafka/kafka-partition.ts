import type { KafkaMessage } from 'kafkajs';
import type { KeyQueues, KeyTask } from '../key-queues.ts';
import { OffsetTracker } from '../offset-tracker.ts';
import { type ReceivedMessage, receivedMessage, transportHeaders } from './kafka-message.ts';

const maxUnfinished = 1_000;
const maxUnfinishedBytes = 8_000_000;
const maxSpan = 50_000;

interface KafkaPartitionOptions {
  readonly topic: string;
  readonly partition: number;
  /** The offset of the first message that will arrive. */
  readonly from: number;
  /** The position of the message before it in the sender's source. Null if unknown. */
  readonly reached: string | null;
  readonly queues: KeyQueues;
  /** Makes the task for a message. The task calls `finished` when the message is finished. */
  task(received: ReceivedMessage, finished: () => void): KeyTask;
  /** {@link KafkaPartition.committable} has moved, or there is room again. */
  moved(): void;
}

/**
 * An assigned partition: its messages in progress, and the offset below which all are finished.
 *
 * Reading ahead is bounded: at most 1,000 unfinished messages or 8 MB of them, and at most 50,000 messages begun after the
 * first unfinished one. A key that does not progress delays only its own messages until one of these bounds is reached.
 */
export class KafkaPartition {
  private readonly tracker: OffsetTracker;
  private offset: number;
  private unfinishedBytes = 0;
  private revoked = false;
  /** The {@link committable} offset that was committed last. */
  committed: number;

  constructor(private readonly options: KafkaPartitionOptions) {
    this.tracker = new OffsetTracker(options.from);
    this.offset = options.from;
    this.committed = options.from;
  }

  /** The offset of the next message to take. */
  get position(): number {
    return this.offset;
  }

  /** All messages below it are finished. */
  get committable(): number {
    return this.tracker.committed;
  }

  /** The position in the sender's source of the last message below {@link committable}. Null if unknown. */
  get reached(): string | null {
    return this.tracker.reached ?? this.options.reached;
  }

  get full(): boolean {
    return this.room() === 0;
  }

  /** Whether it is at most half full, so that it is worth fetching more. */
  get roomy(): boolean {
    return (
      this.tracker.unfinished <= maxUnfinished / 2 &&
      this.unfinishedBytes <= maxUnfinishedBytes / 2 &&
      this.tracker.span < maxSpan
    );
  }

  /** Takes messages in order until it is full. Returns the number of messages taken. */
  take(messages: readonly KafkaMessage[]): number {
    let taken = 0;
    for (const message of messages) {
      if (this.full) break;
      this.begin(message);
      taken += 1;
    }
    return taken;
  }

  /** Skips offsets without a message for this consumer: Kafka's transaction markers, or deleted messages. */
  skipTo(offset: number): void {
    if (offset <= this.offset) return;
    this.offset = offset;
    this.tracker.begin(offset - 1);
    this.tracker.finish(offset - 1);
    this.options.moved();
  }

  /** The partition was assigned to another member: tasks that have not begun never will. */
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

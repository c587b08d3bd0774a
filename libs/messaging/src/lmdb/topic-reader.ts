import type { KeyQueues, KeyTask } from '../key-queues.ts';
import { OffsetTracker } from '../offset-tracker.ts';
import type { StoredMessage, TopicLog } from './topic-log.ts';

const maxUnfinished = 1_000;
const maxUnfinishedBytes = 32_000_000;
const maxSpan = 50_000;
const maxPerRead = 100;

export interface TopicReaderOptions {
  readonly log: TopicLog;
  readonly queues: KeyQueues;
  /** Offset to begin at. */
  readonly from: number;
  /** Messages of one queue key are handled one after another. */
  queueKey(message: StoredMessage): string;
  /** The work that a message means; it calls `finished` when the message is done with. */
  task(message: StoredMessage, finished: () => void): KeyTask;
  /** Everything below `offset` is finished. */
  commit(offset: number): void;
}

/**
 * Reads one topic for one group ahead of its handlers, and knows how far the group has come.
 *
 * Reading ahead is bounded: at most 1,000 unfinished messages (or 32 MB of them) are in memory, and at most 50,000
 * messages are begun beyond the first unfinished one. So a key that is stuck (an engine is down, a handler hangs)
 * holds up only its own messages until one of these bounds is reached; then the group waits in this topic, with
 * nothing lost and the rest safe in the log, until the key moves on. Other topics and groups are not concerned.
 */
export class TopicReader {
  private readonly tracker: OffsetTracker;
  private position: number;
  private unfinishedBytes = 0;
  private stopped = false;
  private nextFill: NodeJS.Immediate | undefined;
  private readonly unsubscribe: () => void;

  constructor(private readonly options: TopicReaderOptions) {
    this.position = options.from;
    this.tracker = new OffsetTracker(options.from);
    this.unsubscribe = options.log.onMessage(() => this.fillSoon());
    this.fillSoon();
  }

  /** Messages not finished, read or not. */
  get lag(): number {
    return this.options.log.head - this.position + this.tracker.unfinished;
  }

  /** Reads no more. */
  pause(): void {
    this.unsubscribe();
    clearImmediate(this.nextFill);
    this.stopped = true;
  }

  private fillSoon(): void {
    if (this.stopped || this.nextFill !== undefined || this.room() === 0) return;
    this.nextFill = setImmediate(() => {
      this.nextFill = undefined;
      this.fill();
    });
  }

  private fill(): void {
    const { log, queues, queueKey, task } = this.options;
    // In small portions, so that a long backlog does not keep the event loop from other work.
    const maxCount = Math.min(maxPerRead, this.room());
    const messages = log.read(this.position, maxCount);
    for (const message of messages) {
      this.position = message.offset + 1;
      this.tracker.begin(message.offset);
      this.unfinishedBytes += message.bytes.length;
      queues.add(
        queueKey(message),
        task(message, () => this.finish(message)),
      );
    }
    // What could not be written has left gaps, the last of them maybe at the end.
    if (messages.length < maxCount) this.position = log.head;
    if (this.position < log.head) this.fillSoon();
  }

  private room(): number {
    if (this.unfinishedBytes >= maxUnfinishedBytes || this.tracker.span >= maxSpan) return 0;
    return maxUnfinished - this.tracker.unfinished;
  }

  private finish(message: StoredMessage): void {
    this.unfinishedBytes -= message.bytes.length;
    if (this.tracker.finish(message.offset)) this.options.commit(this.tracker.committed);
    if (this.position < this.options.log.head) this.fillSoon();
  }
}

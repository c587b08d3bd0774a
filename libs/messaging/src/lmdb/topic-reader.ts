import type { KeyQueues, KeyTask } from '../key-queues.ts';
import { OffsetTracker } from '../offset-tracker.ts';
import type { StoredMessage, TopicLog } from './topic-log.ts';

const maxUnfinished = 1_000;
const maxUnfinishedBytes = 32_000_000;
const maxSpan = 50_000;
const maxPerRead = 100;

interface TopicReaderOptions {
  readonly log: TopicLog;
  readonly queues: KeyQueues;
  /** The first offset to read. */
  readonly from: number;
  /** Messages with the same queue key are handled one after another. */
  queueKey(message: StoredMessage): string;
  /** Makes the task for a message. The task calls `finished` when the message is finished. */
  task(message: StoredMessage, finished: () => void): KeyTask;
  /** All messages below `offset` are finished. */
  commit(offset: number): void;
}

/**
 * Reads a topic for a group, ahead of its handlers, and tracks the progress of the group.
 *
 * Reading ahead is bounded: at most 1,000 unfinished messages or 32 MB of them in memory, and at most 50,000 messages begun
 * after the first unfinished one. A key that does not progress (an engine is unavailable, a handler hangs) delays only its own
 * messages until one of these bounds is reached. Then the group waits in this topic until the key progresses. No message is
 * lost: the others are in the log. Other topics and groups continue.
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

  /** The number of messages that are not finished, read or unread. */
  get lag(): number {
    return this.options.log.head - this.position + this.tracker.unfinished;
  }

  /** Stops reading. */
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
    // In small portions, so that a long backlog does not block the event loop.
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
    // Records that could not be written leave gaps, possibly at the end.
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

import { setTimeout as pause } from 'node:timers/promises';
import { pauseMs } from '@dakpion/repetition';
import type { KeyQueues, KeyTask } from '../key-queues.ts';
import type { MessageSource, SourceMessage } from '../message.ts';
import { valueBytes } from '../message-value.ts';
import { OffsetTracker } from '../offset-tracker.ts';
import type { ReceivedMessage } from './kafka-message.ts';

const maxUnfinished = 500;
const messagesPerProgress = 200;
const pauses = { firstPauseMs: 200, maxPauseMs: 5_000 };

interface KafkaCatchUpOptions {
  readonly topic: string;
  readonly source: MessageSource;
  readonly queues: KeyQueues;
  task(received: ReceivedMessage, finished: () => void): KeyTask;
  /**
   * All messages up to the position are handled. Resolves when the position is stored, or cannot be stored now. Must not
   * reject.
   */
  progress(position: string): Promise<void>;
  /** The source could not be read. It will be read again. */
  onFailure(error: unknown): void;
}

/**
 * Handles the messages of a topic's source like messages of the topic: in order for each key, with the same retries and dead
 * letters. At most 500 are unfinished at a time.
 */
export class KafkaCatchUp {
  private tracker = new OffsetTracker(0);
  private begun = 0;
  private moved: () => void = () => undefined;

  constructor(private readonly options: KafkaCatchUpOptions) {}

  /**
   * Resolves with the last position when the source has ended and all messages are handled. Rejects only if `signal` aborts.
   */
  async run(after: string | null, signal: AbortSignal): Promise<string | null> {
    let reached = after;
    for (let failures = 0; ; ) {
      this.tracker = new OffsetTracker(0);
      this.begun = 0;
      try {
        await this.readOn(reached, signal);
        await this.until(() => this.tracker.unfinished === 0, signal);
        return this.tracker.reached ?? reached;
      } catch (error) {
        signal.throwIfAborted();
        this.options.onFailure(error);
        await this.until(() => this.tracker.unfinished === 0, signal);
        failures = this.tracker.reached === null ? failures + 1 : 1;
        reached = this.tracker.reached ?? reached;
        await pause(pauseMs(failures, pauses), undefined, { signal });
      }
    }
  }

  private async readOn(after: string | null, signal: AbortSignal): Promise<void> {
    for await (const message of this.options.source(after)) {
      await this.until(() => this.tracker.unfinished < maxUnfinished, signal);
      this.begin(message, signal);
      const { reached } = this.tracker;
      if (this.begun % messagesPerProgress === 0 && reached !== null) await this.options.progress(reached);
    }
  }

  private begin(message: SourceMessage, signal: AbortSignal): void {
    const { topic, queues, task } = this.options;
    const number = this.begun;
    this.begun += 1;
    const tracker = this.tracker;
    tracker.begin(number, message.position);
    const work = task(receivedAgain(topic, message), () => {
      tracker.finish(number);
      this.moved();
    });
    queues.add(`${topic}\n${message.key}`, { run: async () => (signal.aborted ? undefined : work.run()) });
  }

  /** Checks the condition whenever a message is finished. Rejects when the signal aborts. */
  private async until(holds: () => boolean, signal: AbortSignal): Promise<void> {
    while (!holds()) {
      signal.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const abort = () => reject(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        this.moved = () => {
          signal.removeEventListener('abort', abort);
          resolve();
        };
      });
    }
  }
}

function receivedAgain(topic: string, message: SourceMessage): ReceivedMessage {
  const { key, type, headers = {}, position } = message;
  const bytes = valueBytes({ ...message, topic });
  const again = {
    topic,
    key,
    type,
    headers: { ...headers },
    bytes,
    publishedAt: Date.now(),
    place: `again-${position}`,
  };
  return { message: again, transport: new Map() };
}

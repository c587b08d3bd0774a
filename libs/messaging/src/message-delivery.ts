import { isTemporary, pauseMs } from '@dakpion/repetition';
import { Logger } from '@nestjs/common';
import { type Consumption, defaultRetryPolicy } from './broker.ts';
import { RejectedMessageError } from './broker-errors.ts';
import { type DeadLetterMessage, deadLetter } from './dead-letter.ts';
import type { KeyTask } from './key-queues.ts';
import { type IncomingMessage } from './message.ts';
import { parseValue } from './message-value.ts';

/** The broker's part in a delivery. */
interface DeliveryOptions {
  readonly consumption: Consumption;
  readonly clock: () => number;
  /** Why the message cannot be read. It becomes a dead letter. */
  readonly unreadable?: string | undefined;
  /** Resolves when the dead letter is durable. */
  publishDeadLetter(letter: DeadLetterMessage): Promise<void>;
  /** The message was handled, or its dead letter is durable. */
  finished(): void;
}

/** Passes one message to its handler, as often as the policy allows, then makes a dead letter. */
export class MessageDelivery implements KeyTask {
  private tries = 0;
  private failures = 0;
  private letter: DeadLetterMessage | undefined;
  private letterTries = 0;
  private readonly logger = new Logger('Messages');

  constructor(
    private readonly message: Omit<IncomingMessage, 'value' | 'tries' | 'failures'>,
    private readonly options: DeliveryOptions,
  ) {}

  async run(): Promise<number | undefined> {
    const pause = this.letter === undefined ? await this.handle() : await this.putAway(this.letter);
    if (pause === undefined) this.options.finished();
    return pause;
  }

  private async handle(): Promise<number | undefined> {
    const { consumption, unreadable } = this.options;
    this.tries += 1;
    if (unreadable !== undefined) return this.deadLetter('unreadable_batch', unreadable);
    let value: unknown;
    try {
      // Parsed for each try, because a handler may have changed the value.
      value = parseValue(this.message.bytes);
    } catch (error) {
      return this.deadLetter('malformed_json', String(error));
    }
    try {
      const { topic, place, key, type, headers, publishedAt, bytes } = this.message;
      const { tries, failures } = this;
      await consumption.handle({ topic, place, key, type, headers, publishedAt, bytes, value, tries, failures });
      return undefined;
    } catch (error) {
      if (error instanceof RejectedMessageError) return this.deadLetter(error.reason, error.detail);
      const policy = consumption.retry ?? defaultRetryPolicy;
      if (!isTemporary(error)) {
        this.failures += 1;
        if (this.failures >= policy.maxTries) return this.deadLetter('tries_exhausted', String(error));
      }
      return pauseMs(this.tries, policy);
    }
  }

  private deadLetter(reason: string, detail: string): Promise<number | undefined> {
    const { consumption, clock } = this.options;
    this.letter = deadLetter(this.message, {
      group: consumption.group,
      reason,
      detail,
      tries: this.tries,
      at: clock(),
    });
    return this.putAway(this.letter);
  }

  /** Publishes a dead letter. Until it is durable, the message counts as unfinished, and the handler is not called again. */
  private async putAway(letter: DeadLetterMessage): Promise<number | undefined> {
    try {
      await this.options.publishDeadLetter(letter);
      return undefined;
    } catch (error) {
      this.letterTries += 1;
      if (this.letterTries === 1) {
        const { topic, place } = this.message;
        this.logger.warn(`The dead letter of ${topic} ${place} cannot be stored, trying until it is: ${String(error)}`);
      }
      return pauseMs(this.letterTries, defaultRetryPolicy);
    }
  }
}

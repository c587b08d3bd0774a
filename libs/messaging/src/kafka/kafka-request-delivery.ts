import { pauseMs } from '@dakpion/repetition';
import { Logger } from '@nestjs/common';
import { type Consumption, defaultRetryPolicy, type ExpiredRequest } from '../broker.ts';
import type { KeyTask } from '../key-queues.ts';
import { type OutgoingMessage } from '../message.ts';
import { parseValue } from '../message-value.ts';
import { type RequestOutcome, requestOutcome } from '../request-outcome.ts';
import { type ReceivedMessage, transportHeaders } from './kafka-message.ts';

const maxErrorLength = 4_000;

/** A reply and the partition of the reply topic that its requester reads. */
export interface KafkaReply {
  readonly message: OutgoingMessage & { readonly value: Uint8Array };
  readonly partition: number;
  readonly transport: Readonly<Record<string, string>>;
}

interface RequestDeliveryOptions {
  readonly handle: Consumption['handle'];
  /** The clock of the deadlines of requests. */
  readonly clock: () => number;
  /** Resolves when the reply is durable. */
  publishReply(reply: KafkaReply): Promise<void>;
  /** The request arrived after its deadline and is not carried out. */
  onExpired(request: ExpiredRequest): void;
  /** The request is finished. */
  finished(): void;
}

/**
 * Whether a message requests a reply in the reply topic of this broker, before a deadline. A message that names another topic
 * is an ordinary message: its sender must not make Dakpion write to topics that only Dakpion may write to. So is a message of a topic
 * without requests: a request never becomes a dead letter.
 */
export function isRequest(
  { message, transport }: ReceivedMessage,
  replyTopic: string,
  eventTopics: readonly string[],
): boolean {
  return (
    !eventTopics.includes(message.topic) &&
    transport.get(transportHeaders.replyTopic) === replyTopic &&
    /^\d{1,9}$/.test(transport.get(transportHeaders.replyPartition) ?? '') &&
    Number(transport.get(transportHeaders.deadline)) > 0
  );
}

/**
 * Carries out a request and sends the reply. The request counts as finished only after that.
 *
 * After its deadline, a request is not carried out: its sender no longer waits and may have sent it again. A request that has
 * begun is completed, even if its sender no longer waits.
 */
export class KafkaRequestDelivery implements KeyTask {
  private readonly deadline: number;
  private outcome: RequestOutcome | undefined;
  private sendings = 0;
  /** The reason why the last sending failed. */
  private failure = '';
  private readonly logger = new Logger('Kafka');

  constructor(
    private readonly received: ReceivedMessage,
    private readonly options: RequestDeliveryOptions,
  ) {
    this.deadline = Number(received.transport.get(transportHeaders.deadline));
  }

  async run(): Promise<number | undefined> {
    if (this.expired()) {
      if (this.outcome === undefined) this.tellExpired();
      else this.tellUnsent();
      return this.done();
    }
    this.outcome ??= await this.carryOut();
    try {
      this.sendings += 1;
      await this.reply(this.outcome);
    } catch (error) {
      // Kafka is unavailable. The handler is not called again, and a reply after the deadline is not sent.
      this.failure = String(error);
      if (!this.expired()) return pauseMs(this.sendings, defaultRetryPolicy);
      this.tellUnsent();
    }
    return this.done();
  }

  private tellUnsent(): void {
    const { topic, type } = this.received.message;
    this.logger.warn(`The reply to ${topic}#${type} could not be sent before its deadline: ${this.failure}`);
  }

  private tellExpired(): void {
    const { topic, type, key } = this.received.message;
    this.options.onExpired({ topic, type, key, lateMs: Math.round(this.options.clock() - this.deadline) });
  }

  private expired(): boolean {
    return this.options.clock() > this.deadline;
  }

  private done(): undefined {
    this.options.finished();
    return undefined;
  }

  private async carryOut(): Promise<RequestOutcome> {
    const { message } = this.received;
    let value: unknown;
    try {
      value = parseValue(message.bytes);
    } catch (error) {
      return { kind: 'failed', text: `malformed_json: ${String(error)}`, temporary: false };
    }
    return requestOutcome(this.options.handle, { ...message, value, tries: 1, failures: 0 });
  }

  private async reply(outcome: RequestOutcome): Promise<void> {
    const { message, transport } = this.received;
    const header = (name: string) => transport.get(name) ?? '';
    await this.options.publishReply({
      message: {
        topic: header(transportHeaders.replyTopic),
        key: message.key,
        type: message.type,
        value: Buffer.from(outcome.kind === 'replied' ? outcome.json : 'null'),
      },
      partition: Number(header(transportHeaders.replyPartition)),
      transport: {
        [transportHeaders.correlationId]: header(transportHeaders.correlationId),
        ...(outcome.kind === 'failed' && { [transportHeaders.error]: outcome.text.slice(0, maxErrorLength) }),
        ...(outcome.kind === 'failed' && !outcome.temporary && { [transportHeaders.errorLasts]: 'true' }),
      },
    });
  }
}

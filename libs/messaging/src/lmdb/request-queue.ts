import { BrokerUnavailableError } from '../broker-errors.ts';
import { type IncomingMessage, type MessageValue, type OutgoingMessage } from '../message.ts';
import { parseValue, valueBytes } from '../message-value.ts';
import { PendingRequest } from './pending-request.ts';

const maxWaiting = 10_000;

/** Carries out the requests of a topic. */
export interface RequestTaker {
  /** Adds the request to the queue of its key. */
  take(request: PendingRequest): void;
  /** The sender no longer waits for the request. */
  drop(request: PendingRequest): void;
}

/**
 * Passes requests to the group in this process that consumes their topic. A request to a topic without a consumer waits until
 * its time-out. If several groups consume the topic, the first one answers.
 */
export class RequestQueue {
  private readonly takers = new Map<string, RequestTaker[]>();
  private readonly waiting = new Map<string, Set<PendingRequest>>();
  private notBegun = 0;
  private sent = 0;

  constructor(private readonly clock: () => number) {}

  /** Passes on a request and waits for the reply. Rejects as {@link Broker.request} says. */
  async send(message: OutgoingMessage, timeoutMs: number): Promise<MessageValue> {
    const incoming = this.incoming(message);
    if (this.notBegun >= maxWaiting) {
      throw new BrokerUnavailableError(`${maxWaiting} requests are waiting already`);
    }
    this.notBegun += 1;
    return new Promise((resolve, reject) => {
      const request: PendingRequest = new PendingRequest(incoming, timeoutMs, {
        replied: resolve,
        failed: reject,
        left: () => {
          this.notBegun -= 1;
          this.forget(request);
        },
      });
      this.place(request);
    });
  }

  /** `taker` receives the requests of the topic from now on, beginning with those that wait. */
  attach(topic: string, taker: RequestTaker): void {
    this.takers.set(topic, [...(this.takers.get(topic) ?? []), taker]);
    const waiting = this.waiting.get(topic);
    this.waiting.delete(topic);
    for (const request of waiting ?? []) this.place(request);
  }

  /** `taker` receives no more requests. Requests that it has received and not begun are returned as `requests`. */
  detach(topics: readonly string[], taker: RequestTaker, requests: Iterable<PendingRequest>): void {
    for (const topic of topics) {
      const others = (this.takers.get(topic) ?? []).filter((other) => other !== taker);
      if (others.length > 0) this.takers.set(topic, others);
      else this.takers.delete(topic);
    }
    for (const request of requests) this.place(request);
  }

  /** Rejects all waiting requests. */
  close(): void {
    for (const requests of [...this.waiting.values()]) {
      for (const request of requests) request.fail(new BrokerUnavailableError('the broker is closed'));
    }
    this.waiting.clear();
  }

  private incoming(message: OutgoingMessage): IncomingMessage {
    const bytes = valueBytes(message);
    this.sent += 1;
    return {
      topic: message.topic,
      key: message.key,
      type: message.type,
      value: parseValue(bytes),
      bytes,
      headers: { ...message.headers },
      publishedAt: this.clock(),
      place: `request-${this.sent}`,
      tries: 1,
      failures: 0,
    };
  }

  private place(request: PendingRequest): void {
    const { topic } = request.message;
    const taker = this.takers.get(topic)?.[0];
    if (taker !== undefined) {
      taker.take(request);
      return;
    }
    const waiting = this.waiting.get(topic);
    if (waiting === undefined) this.waiting.set(topic, new Set([request]));
    else waiting.add(request);
  }

  private forget(request: PendingRequest): void {
    const { topic } = request.message;
    this.waiting.get(topic)?.delete(request);
    // The taker that has it recognises it by identity. The others ignore it.
    for (const taker of this.takers.get(topic) ?? []) taker.drop(request);
  }
}

import type { Dispatcher } from 'undici';
import { maxExcerptBytes, responseExcerpt } from './response-excerpt.ts';

/** The result of a request. `status` is null if no answer came in time. In that case `error` is the error of undici or Node. */
export interface ExchangeOutcome {
  readonly status: number | null;
  readonly error: unknown;
  /** The time until the end of the response headers, or until the failure, in milliseconds. */
  readonly durationMs: number;
  /** The beginning of the response body as text. Null without an answer. */
  readonly excerpt: string | null;
}

/** The maximum number of parts that are read of an answer. In chunks of one byte, 64 KiB would occupy the processor for 30 ms. */
const maxParts = 1_024;

interface ExchangeLimits {
  readonly answerTimeoutMs: number;
  /** The limit for the rest of the answer after its headers, in milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** The error of a request that was ended here because its time was over. */
class TimeUpError extends Error {
  override readonly name = 'TimeUpError';
  readonly code = 'ETIMEDOUT';
}

/**
 * One request by undici, which ends with a complete answer, a failure or a time-out. Later calls by undici change nothing. `ended`
 * is called exactly once.
 */
export class WebhookExchange implements Dispatcher.DispatchHandler {
  private timer: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | null = null;
  private isOver = false;
  private status: number | null = null;
  private answeredAfterMs = 0;
  private readonly kept: Buffer[] = [];
  private keptBytes = 0;
  private parts = 0;

  /** `began`: the start of the attempt, by `performance.now()`. */
  constructor(
    private readonly limits: ExchangeLimits,
    private readonly began: number,
    private readonly ended: (outcome: ExchangeOutcome) => void,
  ) {
    this.timer = setTimeout(() => this.timeUp(), limits.answerTimeoutMs - (performance.now() - began));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // The time was over before there was a connection. After a pause of this process, the timer comes later: another process may
    // have attempted the order meanwhile.
    const isLate = performance.now() - this.began >= this.limits.answerTimeoutMs;
    if (this.isOver || isLate) controller.abort(new TimeUpError());
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number): void {
    // A status below 200 only announces the answer.
    if (statusCode < 200 || this.isOver) return;
    this.status = statusCode;
    this.answeredAfterMs = performance.now() - this.began;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.timeUp(), this.limits.bodyTimeoutMs);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.isOver) return;
    // Copied, because undici reuses its buffer.
    if (this.keptBytes < maxExcerptBytes) {
      this.kept.push(Buffer.from(chunk.subarray(0, maxExcerptBytes - this.keptBytes)));
    }
    this.keptBytes = Math.min(maxExcerptBytes, this.keptBytes + chunk.length);
    this.parts += 1;
    if (this.parts === maxParts) this.breakOff();
  }

  onResponseEnd(): void {
    this.end(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.end(error);
  }

  /** Ends a request that could not begin. */
  fail(error: unknown): void {
    this.end(error);
  }

  /**
   * Node runs due timers before it reads from connections. What arrived while this process was paused is read first, so that the
   * receiver is not called again for a pause of the sender.
   */
  private timeUp(): void {
    const { status } = this;
    setImmediate(() => {
      if (!this.isOver && this.status === status) this.breakOff();
    });
  }

  /** Ends the request here. Its connection cannot be used again. */
  private breakOff(): void {
    const error = new TimeUpError();
    this.end(error);
    this.controller?.abort(error);
  }

  /** An answer that was interrupted after its headers counts as an answer. */
  private end(error: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    if (this.status === null) {
      this.ended({ status: null, error, durationMs: performance.now() - this.began, excerpt: null });
      return;
    }
    const excerpt = responseExcerpt(Buffer.concat(this.kept));
    this.ended({ status: this.status, error: null, durationMs: this.answeredAfterMs, excerpt });
  }
}

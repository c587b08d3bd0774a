import type { Dispatcher } from 'undici';

/** The result of a request. `status` null: no answer in time, `error` is what undici or Node says of it. */
export interface ExchangeOutcome {
  readonly status: number | null;
  readonly error: unknown;
  /** To the end of the answer's headers, or to the failure. */
  readonly durationMs: number;
  /** The beginning of the answer's body as text; null without an answer. */
  readonly excerpt: string | null;
}

export interface ExchangeLimits {
  readonly answerTimeoutMs: number;
  /** For the rest of the answer, after its headers. */
  readonly bodyTimeoutMs: number;
  readonly maxBodyBytes: number;
  readonly maxExcerptBytes: number;
}

/** An error by which we ended a request ourselves, because its time was up. */
class TimeUpError extends Error {
  override readonly name = 'TimeUpError';
  readonly code = 'ETIMEDOUT';
}

/**
 * One request as undici carries it out, and its end: by the whole answer, a failure, too long an answer, or the time. What
 * undici does after that end changes nothing. `ended` is called exactly once.
 */
export class WebhookExchange implements Dispatcher.DispatchHandler {
  private timer: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | null = null;
  private isOver = false;
  private status: number | null = null;
  private answeredAfterMs = 0;
  private readonly kept: Buffer[] = [];
  private keptBytes = 0;
  private readBytes = 0;

  /** `began`: when it began, as `performance.now()` has it. */
  constructor(
    private readonly limits: ExchangeLimits,
    private readonly began: number,
    private readonly ended: (outcome: ExchangeOutcome) => void,
  ) {
    this.timer = setTimeout(() => this.breakOff(), limits.answerTimeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // The time was up while it connected.
    if (this.isOver) controller.abort(new TimeUpError());
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number): void {
    // What is below 200 only announces the answer.
    if (statusCode < 200 || this.isOver) return;
    this.status = statusCode;
    this.answeredAfterMs = performance.now() - this.began;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.breakOff(), this.limits.bodyTimeoutMs);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.isOver) return;
    const { maxBodyBytes, maxExcerptBytes } = this.limits;
    // Copied: undici uses its buffer again.
    if (this.keptBytes < maxExcerptBytes) {
      this.kept.push(Buffer.from(chunk.subarray(0, maxExcerptBytes - this.keptBytes)));
    }
    this.keptBytes = Math.min(maxExcerptBytes, this.keptBytes + chunk.length);
    this.readBytes += chunk.length;
    if (this.readBytes > maxBodyBytes) this.breakOff();
  }

  onResponseEnd(): void {
    this.end(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.end(error);
  }

  /** It could not even begin. */
  fail(error: unknown): void {
    this.end(error);
  }

  /** Ends the request from our side; its connection is of no more use. */
  private breakOff(): void {
    const error = new TimeUpError();
    this.end(error);
    this.controller?.abort(error);
  }

  /** An answer that broke off was an answer all the same. */
  private end(error: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    if (this.status === null) {
      this.ended({ status: null, error, durationMs: performance.now() - this.began, excerpt: null });
      return;
    }
    // A character cut in two at the end, or bytes that are no text, become U+FFFD; NUL cannot be shown.
    const excerpt = Buffer.concat(this.kept).toString('utf8').replaceAll('\0', '\uFFFD');
    this.ended({ status: this.status, error: null, durationMs: this.answeredAfterMs, excerpt });
  }
}

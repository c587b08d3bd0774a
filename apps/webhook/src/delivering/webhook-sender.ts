import { parseCallbackUrl, vettedLookup } from '@dakpion/callback-urls';
import { Agent, type Dispatcher } from 'undici';
import type { AttemptResult } from '../domain/delivery-command.ts';
import { attemptErrorOf } from './attempt-error.ts';

/** A request as it goes out. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookSenderOptions {
  /** CIDRs of otherwise forbidden addresses that may be called. */
  readonly allowedRanges: readonly string[];
  /** Requests to one origin at once. */
  readonly requestsPerOrigin: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** From connecting to the end of the answer's headers (specification, section 6). */
export const answerTimeoutMs = 5_000;
/** For the rest of the answer. Its end decides nothing, but a connection can be used again only after it. */
export const bodyTimeoutMs = 1_000;
const maxBodyBytes = 64 * 1024;
const maxExcerptBytes = 4 * 1024;

/** We ended the request, so it says nothing about the endpoint. */
export class SenderClosedError extends Error {
  override readonly name = 'SenderClosedError';
}

interface Excerpt {
  readonly text: string;
  /** False when we stopped reading: then the connection is of no more use. */
  readonly complete: boolean;
}

/**
 * Posts webhooks. Connections are kept for 4 s after use and go only to addresses that were checked; no redirect is
 * followed; whatever the other side does, a request ends within 6 s and reads 64 KiB at most. Never rejects but
 * when it is closed.
 */
export class WebhookSender {
  private readonly agent: Agent;
  private closed = false;

  constructor(private readonly options: WebhookSenderOptions) {
    const { allowedRanges, requestsPerOrigin } = options;
    this.agent = new Agent({
      // Twice as many as requests: a connection that is still failing must not hold up the next request.
      connections: requestsPerOrigin * 2,
      pipelining: 1,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      // The sender's own timers are exact; these are the net below.
      headersTimeout: answerTimeoutMs + 1_000,
      bodyTimeout: bodyTimeoutMs + 1_000,
      connect: { lookup: vettedLookup(allowedRanges), timeout: answerTimeoutMs },
    });
  }

  async send(request: WebhookRequest): Promise<AttemptResult> {
    const startedAt = this.options.clock();
    const began = performance.now();
    let answeredAfter: number | undefined;
    const result = (response_status: number | null, error: string | null, response_excerpt: string | null) => ({
      started_at: startedAt,
      // Up: a retry counted from here must never be early.
      duration_ms: Math.ceil(answeredAfter ?? performance.now() - began),
      response_status,
      error,
      response_excerpt,
    });
    if (parseCallbackUrl(request.url, this.options.allowedRanges).outcome === 'refused') {
      return result(null, 'address_not_allowed', null);
    }
    const deadline = new AbortController();
    let timer = setTimeout(() => deadline.abort(), answerTimeoutMs);
    try {
      const response = await this.post(request, deadline.signal);
      answeredAfter = performance.now() - began;
      clearTimeout(timer);
      timer = setTimeout(() => deadline.abort(), bodyTimeoutMs);
      const excerpt = await readExcerpt(response.body);
      if (!excerpt.complete) deadline.abort();
      const { statusCode } = response;
      return result(statusCode, statusCode === 200 ? null : 'unexpected_status', excerpt.text);
    } catch (error) {
      if (this.closed) throw new SenderClosedError('The sender was closed before the answer came.');
      return result(null, deadline.signal.aborted ? 'timeout' : attemptErrorOf(error), null);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends all connections. What is under way rejects with {@link SenderClosedError}. */
  async close(): Promise<void> {
    this.closed = true;
    await this.agent.destroy();
  }

  private post({ url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const { origin, pathname, search } = new URL(url);
    return this.agent.request({
      origin,
      path: pathname + search,
      method: 'POST',
      headers: { ...headers },
      body,
      signal,
    });
  }
}

/** The beginning of the body as text. An answer that breaks off was an answer all the same, so it never rejects. */
async function readExcerpt(body: Dispatcher.ResponseData['body']): Promise<Excerpt> {
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let readBytes = 0;
  let complete = false;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (keptBytes < maxExcerptBytes) kept.push(chunk.subarray(0, maxExcerptBytes - keptBytes));
      keptBytes = Math.min(maxExcerptBytes, keptBytes + chunk.length);
      readBytes += chunk.length;
      if (readBytes > maxBodyBytes) break;
    }
    complete = readBytes <= maxBodyBytes;
  } catch {
    complete = false;
  }
  // A character cut in two at the end, or bytes that are no text, become U+FFFD; NUL cannot be shown.
  return { text: Buffer.concat(kept).toString('utf8').replaceAll('\0', '\uFFFD'), complete };
}

import { parseCallbackUrl, vettedLookup } from '@dakpion/callback-urls';
import { Agent } from 'undici';
import type { AttemptResult } from '../domain/delivery-command.ts';
import { LatelyUsed } from '../lately-used.ts';
import { attemptErrorOf } from './attempt-error.ts';
import { type ExchangeOutcome, WebhookExchange } from './webhook-exchange.ts';

/** A request as it goes out. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface WebhookSenderOptions {
  /** CIDRs of otherwise forbidden addresses that may be called. */
  readonly allowedRanges: readonly string[];
  /** Requests that may be under way at once, be they all to one host. */
  readonly requestsAtOnce: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** How long a connection may be used anew, however busy it is. Default: 60 s. */
  readonly connectionLifeMs?: number;
}

/** From connecting to the end of the answer's headers (specification, section 6). */
export const answerTimeoutMs = 5_000;
/** For the rest of the answer. Its end decides nothing, but a connection can be used again only after it. */
export const bodyTimeoutMs = 1_000;
/**
 * For each address of a name but its last, which has all the time that is left. Node's own 250 ms give up on endpoints that
 * are only far away. A first packet that was lost is sent again after 1 s, so less than that is no try; and with more, the
 * last of three addresses would hardly have its turn within the time for an answer. An address that cannot be reached from
 * here, e.g. for want of IPv6, fails at once and costs none of it. An endpoint one of whose addresses is dead looks slow with
 * every new connection, and gets few requests at once; its webhooks arrive.
 */
const addressTimeoutMs = 1_500;
/** A name is resolved only to connect: by then its endpoint's fail-over is seen, or that it has become a forbidden one. */
const defaultConnectionLifeMs = 60_000;
const limits = { answerTimeoutMs, bodyTimeoutMs, maxBodyBytes: 64 * 1024, maxExcerptBytes: 4 * 1024 };
const maxHeldTargets = 1_000;

/** We ended the request, so it says nothing about the endpoint. */
export class SenderClosedError extends Error {
  override readonly name = 'SenderClosedError';
}

/** Where a URL leads, taken apart for undici. */
interface Target {
  readonly origin: string;
  readonly path: string;
}

/**
 * Posts webhooks. Connections are kept for 4 s after use, busy ones for a minute, and go only to addresses that were checked;
 * no redirect is followed; whatever the other side does, a request ends within 6 s and reads 64 KiB at most. Never rejects
 * but when it is closed.
 */
export class WebhookSender {
  private readonly agent: Agent;
  /** By URL, null for those that are not allowed: judging the text takes longer than looking it up. */
  private readonly targets = new LatelyUsed<string, Target | null>(maxHeldTargets);
  private closed = false;

  constructor(private readonly options: WebhookSenderOptions) {
    const { allowedRanges, requestsAtOnce, connectionLifeMs = defaultConnectionLifeMs } = options;
    this.agent = new Agent({
      // A connection that is still failing, or not yet free again, must not hold up the next request: twice as many as
      // requests. And again as many, as those whose life is over count until they are closed: undici would make requests
      // wait for a connection to become free, and one that is closed never does.
      connections: requestsAtOnce * 4,
      pipelining: 1,
      // Looked at when a request wants a connection: an old one gets no more, ends what it has, and is closed.
      clientTtl: connectionLifeMs,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      // The exchange's own timers are exact; these are the net below.
      headersTimeout: answerTimeoutMs + 1_000,
      bodyTimeout: bodyTimeoutMs + 1_000,
      connect: {
        lookup: vettedLookup(allowedRanges),
        timeout: answerTimeoutMs,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: addressTimeoutMs,
      },
    });
  }

  async send(request: WebhookRequest): Promise<AttemptResult> {
    // In this order: when we lose the processor between the two, the end comes out late, and a retry is never early.
    const began = performance.now();
    const started_at = this.options.clock();
    const target = this.targets.getOrMake(request.url, (url) => this.judge(url));
    if (target === null) {
      const error = 'address_not_allowed';
      return { started_at, duration_ms: 0, response_status: null, error, response_excerpt: null };
    }
    const { status, error, durationMs, excerpt } = await this.post(target, request, began);
    if (status === null && this.closed) throw new SenderClosedError('The sender was closed before the answer came.');
    return {
      started_at,
      // Up: a retry counted from here must never be early.
      duration_ms: Math.ceil(durationMs),
      response_status: status,
      error: status === 200 ? null : status === null ? attemptErrorOf(error) : 'unexpected_status',
      response_excerpt: excerpt,
    };
  }

  /** Ends all connections. What is under way rejects with {@link SenderClosedError}. */
  async close(): Promise<void> {
    this.closed = true;
    await this.agent.destroy();
  }

  private post({ origin, path }: Target, { headers, body }: WebhookRequest, began: number): Promise<ExchangeOutcome> {
    return new Promise((resolve) => {
      const exchange = new WebhookExchange(limits, began, resolve);
      // Throws only for what is our own fault, e.g. when it is closed.
      try {
        this.agent.dispatch({ origin, path, method: 'POST', headers, body }, exchange);
      } catch (error) {
        exchange.fail(error);
      }
    });
  }

  private judge(url: string): Target | null {
    if (parseCallbackUrl(url, this.options.allowedRanges).outcome === 'refused') return null;
    const { origin, pathname, search } = new URL(url);
    return { origin, path: pathname + search };
  }
}

import { cachedNames, nameResolver, parseCallbackUrl, vettedLookup } from '@dakpion/callback-urls';
import type { Environment } from '@dakpion/contracts';
import { LRUCache } from 'lru-cache';
import { Agent, buildConnector } from 'undici';
import type { AttemptResult } from '../domain/delivery-command.ts';
import { attemptErrorOf } from './attempt-error.ts';
import { connectorThrough } from './egress-proxy.ts';
import { type ExchangeOutcome, WebhookExchange } from './webhook-exchange.ts';

/** A request as it goes out. */
export interface WebhookRequest {
  readonly environment: Environment;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface WebhookSenderOptions {
  /** CIDRs of otherwise forbidden addresses that may be called, also by plain http. */
  readonly allowedRanges: Readonly<Record<Environment, readonly string[]>>;
  /** Requests that may be under way at once, be they all to one host. */
  readonly requestsAtOnce: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** How long a connection may be reused, however busy it is. Default: 60 s. */
  readonly connectionLifeMs?: number;
  /** Which way requests leave; absent: straight, from the address that the system chooses. */
  readonly egress?: Egress;
}

/** Which way requests leave this network, so that they come from addresses that partners know. */
export interface Egress {
  /** An HTTP proxy that takes CONNECT. */
  readonly proxyUrl: string | null;
  /** An address of this machine. */
  readonly localAddress: string | null;
}

const straight: Egress = { proxyUrl: null, localAddress: null };

/** From connecting to the end of the answer's headers (docs/webhooks.md). */
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
const maxCachedTargets = 1_000;

/** We ended the request, so it says nothing about the endpoint. */
export class SenderClosedError extends Error {
  override readonly name = 'SenderClosedError';
}

/** Where a URL leads, taken apart for undici. */
interface Target {
  readonly origin: string;
  readonly path: string;
}

/** Where one environment's requests go: no connection is shared, as what one may reach the other may not. */
interface Lane {
  readonly agent: Agent;
  /** By URL: judging the text takes longer than looking it up. */
  readonly targets: LRUCache<string, Target | 'refused'>;
}

/**
 * Posts webhooks. Connections are kept for 4 s after use, busy ones for a minute, and go only to addresses that were checked;
 * no redirect is followed; whatever the other side does, a request ends within 6 s and reads 64 KiB at most. Never rejects
 * but when it is closed.
 */
export class WebhookSender {
  private readonly lanes: Readonly<Record<Environment, Lane>>;
  private closed = false;

  constructor(private readonly options: WebhookSenderOptions) {
    this.lanes = { sandbox: laneOf('sandbox', options), production: laneOf('production', options) };
  }

  async send(request: WebhookRequest): Promise<AttemptResult> {
    // In this order: when we lose the processor between the two, the end comes out late, and a retry is never early.
    const began = performance.now();
    const started_at = this.options.clock();
    const lane = this.lanes[request.environment];
    const target = lane.targets.memo(request.url);
    if (target === 'refused') {
      const error = 'address_not_allowed';
      return { started_at, duration_ms: 0, response_status: null, error, response_excerpt: null };
    }
    const { status, error, durationMs, excerpt } = await this.post(lane.agent, target, request, began);
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
    await Promise.all(Object.values(this.lanes).map(({ agent }) => agent.destroy()));
  }

  private post(
    agent: Agent,
    { origin, path }: Target,
    { headers, body }: WebhookRequest,
    began: number,
  ): Promise<ExchangeOutcome> {
    return new Promise((resolve) => {
      const exchange = new WebhookExchange(limits, began, resolve);
      // Throws only for what is our own fault, e.g. when it is closed.
      try {
        agent.dispatch({ origin, path, method: 'POST', headers, body }, exchange);
      } catch (error) {
        exchange.fail(error);
      }
    });
  }
}

function laneOf(environment: Environment, options: WebhookSenderOptions): Lane {
  const { requestsAtOnce, connectionLifeMs = defaultConnectionLifeMs, egress = straight } = options;
  const allowedRanges = options.allowedRanges[environment];
  const agent = new Agent({
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
    connect: connectorTo(allowedRanges, egress),
    ...(egress.localAddress !== null && { localAddress: egress.localAddress }),
  });
  const memoMethod = (url: string) => judge(url, allowedRanges);
  return { agent, targets: new LRUCache({ max: maxCachedTargets, memoMethod }) };
}

/** By plain http only to what is allowed expressly, also behind a name. */
function connectorTo(allowedRanges: readonly string[], { proxyUrl, localAddress }: Egress): buildConnector.connector {
  const names = cachedNames(nameResolver());
  const options = { timeout: answerTimeoutMs, autoSelectFamily: true };
  const connectorFor = (protocol: 'http:' | 'https:') => {
    const lookup = vettedLookup(allowedRanges, names, protocol);
    const direct = buildConnector({ ...options, autoSelectFamilyAttemptTimeout: addressTimeoutMs, lookup });
    if (proxyUrl === null) return direct;
    return connectorThrough({ proxyUrl, localAddress, timeoutMs: answerTimeoutMs, lookup, secure: direct });
  };
  const connectors = { http: connectorFor('http:'), https: connectorFor('https:') };
  return (target, callback) => connectors[target.protocol === 'https:' ? 'https' : 'http'](target, callback);
}

function judge(url: string, allowedRanges: readonly string[]): Target | 'refused' {
  if (parseCallbackUrl(url, allowedRanges).outcome === 'refused') return 'refused';
  const { origin, pathname, search } = new URL(url);
  return { origin, path: pathname + search };
}

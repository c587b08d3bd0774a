import { isIP } from 'node:net';
import { cachedNames, nameResolver, parseCallbackUrl, vettedLookup } from '@dakpion/callback-urls';
import type { Environment } from '@dakpion/contracts';
import { LRUCache } from 'lru-cache';
import { Agent, buildConnector } from 'undici';
import type { AttemptResult } from '../domain/delivery-command.ts';
import { attemptErrorOf } from './attempt-error.ts';
import { connectorThrough } from './egress-proxy.ts';
import { isStale, watchConnection } from './webhook-connection.ts';
import { type ExchangeOutcome, WebhookExchange } from './webhook-exchange.ts';

/** A request to send. */
interface WebhookRequest {
  readonly environment: Environment;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface WebhookSenderOptions {
  /** CIDRs of otherwise forbidden addresses that are allowed, also by plain http. */
  readonly allowedRanges: Readonly<Record<Environment, readonly string[]>>;
  /** The maximum number of concurrent requests, even if all go to one host. */
  readonly requestsAtOnce: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** The maximum age of a reused connection, in milliseconds. Default: 60 s. */
  readonly connectionLifeMs?: number;
  /** The route of outgoing requests. Absent: direct, from the address that the system chooses. */
  readonly egress?: Egress;
}

/** The route of outgoing requests, so that they come from addresses that partners know. */
export interface Egress {
  /** An HTTP proxy that supports CONNECT. */
  readonly proxyUrl: string | null;
  /** A local address of this machine. */
  readonly localAddress: string | null;
}

const straight: Egress = { proxyUrl: null, localAddress: null };

/** The limit from connecting to the end of the response headers (/docs/webhook-reference). */
export const answerTimeoutMs = 5_000;
/** The limit for the rest of the answer. It does not affect the result, but a connection can be reused only after it. */
export const bodyTimeoutMs = 1_000;
/**
 * The limit for each address of a name except the last, which has the rest of the time. The default of Node, 250 ms, gives up on
 * distant endpoints. A lost first packet is sent again after 1 s, so a shorter limit would give up before the second packet. With a
 * longer limit, the last of three addresses would have too little time. An address that cannot be reached from here, e.g. without
 * IPv6, fails immediately. An endpoint with a dead address looks slow at each new connection and gets few concurrent requests. Its
 * webhooks still arrive.
 */
const addressTimeoutMs = 1_500;
/**
 * A name is resolved for each connection. So a changed address is used at once, and an address that has become forbidden is
 * refused.
 */
const defaultConnectionLifeMs = 60_000;
const limits = { answerTimeoutMs, bodyTimeoutMs };
const maxCachedTargets = 1_000;

/** The sender was closed during the request, so the failure says nothing about the endpoint. */
export class SenderClosedError extends Error {
  override readonly name = 'SenderClosedError';
}

/** A URL in the parts that undici needs. */
interface Target {
  readonly origin: string;
  readonly path: string;
}

/** The connections of one environment. No connection is shared, because the environments may reach different addresses. */
interface Lane {
  readonly agent: Agent;
  /** Opens a connection for each request. */
  readonly fresh: Agent;
  /** By URL: checking the text takes longer than finding it here. */
  readonly targets: LRUCache<string, Target | 'refused'>;
}

/**
 * Sends webhooks. Connections are kept for 4 s after use, busy ones for a minute, and go only to checked addresses. Redirects
 * are not followed. Whatever the receiver does, a request ends within 6 s and reads little more than 64 KiB. Rejects only after
 * it was closed.
 */
export class WebhookSender {
  private readonly lanes: Readonly<Record<Environment, Lane>>;
  private closed = false;

  constructor(private readonly options: WebhookSenderOptions) {
    this.lanes = { sandbox: laneOf('sandbox', options), production: laneOf('production', options) };
  }

  async send(request: WebhookRequest): Promise<AttemptResult> {
    // In this order: if the process loses the processor between the two, the recorded end is too late, and a retry is never early.
    const began = performance.now();
    const started_at = this.options.clock();
    const lane = this.lanes[request.environment];
    const target = lane.targets.memo(request.url);
    if (target === 'refused') {
      const error = 'address_not_allowed';
      return { started_at, duration_ms: 0, response_status: null, error, response_excerpt: null };
    }
    let outcome = await this.post(lane.agent, target, request, began);
    // This does not count as a new attempt, because the request probably met the end of an idle connection.
    if (outcome.status === null && isStale(outcome.error)) {
      outcome = await this.post(lane.fresh, target, request, began);
    }
    const { status, error, durationMs, excerpt } = outcome;
    if (status === null && this.closed) throw new SenderClosedError('The sender was closed before the answer came.');
    return {
      started_at,
      // Rounded up, so that a retry is never early.
      duration_ms: Math.ceil(durationMs),
      response_status: status,
      error: status === 200 ? null : status === null ? attemptErrorOf(error) : 'unexpected_status',
      response_excerpt: excerpt,
    };
  }

  /** Ends all connections. Requests in progress reject with {@link SenderClosedError}. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(Object.values(this.lanes).flatMap(({ agent, fresh }) => [agent.destroy(), fresh.destroy()]));
  }

  private post(
    agent: Agent,
    { origin, path }: Target,
    { headers, body }: WebhookRequest,
    began: number,
  ): Promise<ExchangeOutcome> {
    return new Promise((resolve) => {
      const exchange = new WebhookExchange(limits, began, resolve);
      // Throws only for a fault of this process, e.g. after it was closed.
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
  const agentOptions: Agent.Options = {
    // A connection that is failing or not yet free must not delay the next request, so there are twice as many connections as
    // requests. The number is doubled again, because expired connections count until they are closed: undici would make
    // requests wait for a free connection, and a connection that is closed never becomes free.
    connections: requestsAtOnce * 4,
    pipelining: 1,
    // Checked when a request needs a connection: an old connection gets no more requests, completes those it has, and is
    // closed.
    clientTtl: connectionLifeMs,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    // A fallback. The timers of the exchange are exact.
    headersTimeout: answerTimeoutMs + 1_000,
    bodyTimeout: bodyTimeoutMs + 1_000,
    connect: connectorTo(allowedRanges, egress),
    ...(egress.localAddress !== null && { localAddress: egress.localAddress }),
  };
  const agent = new Agent(agentOptions);
  const fresh = new Agent({ ...agentOptions, pipelining: 0 });
  const memoMethod = (url: string) => judge(url, allowedRanges);
  return { agent, fresh, targets: new LRUCache({ max: maxCachedTargets, memoMethod }) };
}

/** Plain http is allowed only to expressly allowed addresses, also behind a name. */
function connectorTo(allowedRanges: readonly string[], { proxyUrl, localAddress }: Egress): buildConnector.connector {
  const names = cachedNames(nameResolver());
  // Node takes the first address of a name, which can be of another family than the local address.
  const family = localAddress === null ? 0 : isIP(localAddress);
  const options = { timeout: answerTimeoutMs, autoSelectFamily: true, family };
  const connectorFor = (protocol: 'http:' | 'https:') => {
    const lookup = vettedLookup(allowedRanges, names, protocol);
    const direct = buildConnector({ ...options, autoSelectFamilyAttemptTimeout: addressTimeoutMs, lookup });
    if (proxyUrl === null) return direct;
    return connectorThrough({
      proxyUrl,
      localAddress,
      timeoutMs: answerTimeoutMs,
      addressTimeoutMs,
      lookup,
      secure: direct,
    });
  };
  const connectors = { http: connectorFor('http:'), https: connectorFor('https:') };
  return (target, callback) => {
    const connect = connectors[target.protocol === 'https:' ? 'https' : 'http'];
    connect(target, (...result) => {
      if (result[0] === null) watchConnection(result[1]);
      callback(...result);
    });
  };
}

function judge(url: string, allowedRanges: readonly string[]): Target | 'refused' {
  if (parseCallbackUrl(url, allowedRanges).outcome === 'refused') return 'refused';
  const { origin, pathname, search } = new URL(url);
  return { origin, path: pathname + search };
}

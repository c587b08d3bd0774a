import createClient, { type Client } from 'openapi-fetch';
import type {
  CancelOrderRequest,
  CreateOrderRequest,
  OrderDetails,
  OrderRecord,
  OrderStatusView,
  OrderSummary,
  operations,
  paths,
  Quotation,
  QuoteRequest,
  WebhookBody,
} from './api.types.ts';
import { type CallOptions, dataOf } from './call.ts';
import { fetchWithRetry, pauseFor } from './fetch-with-retry.ts';
import { type FollowedEvent, type FollowOptions, followEvents, type StreamConnection } from './follow-events.ts';
import { WebhookLog } from './webhook-log.ts';

export interface DakpionClientOptions {
  /** Decides the environment: `sandbox_key_test_…` or `live_key_…`. */
  readonly apiKey: string;
  /** Where the API is, without `/v1`, e.g. `https://api.example.com`. */
  readonly baseUrl: string;
  /** Tries after the first one of a request that is safe to repeat. Default: 3. */
  readonly maxRetries?: number;
  /** For one try, in milliseconds. Default: 15,000. */
  readonly timeoutMs?: number;
  /** Default: the global one. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Heartbeats come every 15 s. */
const silenceMs = 30_000;
const firstPauseMs = 1_000;

export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>;

/**
 * The API of Dakpion for one key. Errors of all calls: DakpionProblemError, DakpionResponseError, and what fetch throws once
 * no try is left.
 */
export class DakpionClient {
  /** Every operation by its path, typed, with the same retries. It returns `{ data, error, response }`. */
  readonly http: Client<paths>;
  readonly webhooks: WebhookLog;
  private readonly stream: StreamConnection;

  constructor(options: DakpionClientOptions) {
    const { apiKey, maxRetries = 3, timeoutMs = 15_000 } = options;
    const baseUrl = options.baseUrl.replace(/\/+$/, '');
    const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
    this.http = createClient<paths>({
      baseUrl,
      headers: { 'X-API-Key': apiKey },
      fetch: fetchWithRetry({ fetch: send, maxRetries, timeoutMs, pause: pauseFor, random: Math.random }),
    });
    this.webhooks = new WebhookLog(this.http);
    this.stream = { apiKey, url: `${baseUrl}/v1/business`, fetch: send, random: Math.random, silenceMs, firstPauseMs };
  }

  /** A price, locked for 15 minutes: pass its `quotation_id` to {@link createOrder}. */
  async quote(body: QuoteRequest, options: CallOptions = {}): Promise<Quotation> {
    return dataOf(await this.http.POST('/v1/business/order/quotation', { body, ...options }));
  }

  /**
   * Creates an order, or returns the one that the same idempotency key has created. Without a key of yours each call has a
   * random one, which protects its own retries only: pass a value that you have stored, such as the invoice number.
   */
  async createOrder(
    body: CreateOrderRequest,
    { idempotencyKey = crypto.randomUUID(), ...options }: CallOptions & { readonly idempotencyKey?: string } = {},
  ): Promise<OrderRecord> {
    const params = { header: { 'X-Idempotency-Key': idempotencyKey } };
    return dataOf(await this.http.POST('/v1/business/order/create', { body, params, ...options }));
  }

  async getOrder(order_id: string, options: CallOptions = {}): Promise<OrderDetails> {
    const params = { path: { order_id } };
    return dataOf(await this.http.GET('/v1/business/order/{order_id}', { params, ...options }));
  }

  async getOrderStatus(order_id: string, options: CallOptions = {}): Promise<OrderStatusView> {
    const params = { path: { order_id } };
    return dataOf(await this.http.GET('/v1/business/order/{order_id}/status', { params, ...options }));
  }

  /** Cancels an order that was not picked up yet. One that is cancelled already is returned. */
  async cancelOrder(order_id: string, body: CancelOrderRequest = {}, options: CallOptions = {}): Promise<OrderRecord> {
    const params = { path: { order_id } };
    return dataOf(await this.http.POST('/v1/business/order/{order_id}/cancel', { body, params, ...options }));
  }

  /** A new order for a cancelled one; the same one however often it is called. */
  async retryOrder(order_id: string, options: CallOptions = {}): Promise<OrderRecord> {
    const params = { path: { order_id } };
    return dataOf(await this.http.POST('/v1/business/order/{order_id}/retry', { params, ...options }));
  }

  /**
   * All orders that match the query, newest first; pages are requested as they are needed. Orders that are created in the meantime
   * are not listed, and no order comes twice.
   */
  async *listOrders(query: OrderQuery = {}, options: CallOptions = {}): AsyncGenerator<OrderSummary, void> {
    const { page: _page, ...filter } = query;
    for (let asked = query; ; ) {
      const params = { query: asked };
      const { data, pagination } = dataOf(await this.http.GET('/v1/business/orders', { params, ...options }));
      yield* data;
      if (pagination.next_after === null) return;
      asked = { ...filter, after: pagination.next_after };
    }
  }

  /**
   * Everything that happened to your orders after an event (its `id`), in order, from the first one on without it. Ends with the
   * present.
   */
  async *listEvents(after?: string, options: CallOptions = {}): AsyncGenerator<WebhookBody, void> {
    for (let from = after; ; ) {
      const params = { query: from === undefined ? {} : { after: from } };
      const { data, next, has_more } = dataOf(await this.http.GET('/v1/business/events', { params, ...options }));
      yield* data;
      if (!has_more || next === null) return;
      from = next;
    }
  }

  /** All orders live: what happens to them, and where their riders are. It connects again by itself and misses nothing. */
  follow(options: FollowOptions = {}): AsyncGenerator<FollowedEvent, void> {
    return followEvents({ ...this.stream, url: `${this.stream.url}/stream` }, options);
  }

  /** One order live, from its first event on. */
  followOrder(order_id: string, options: FollowOptions = {}): AsyncGenerator<FollowedEvent, void> {
    return followEvents(
      { ...this.stream, url: `${this.stream.url}/order/${encodeURIComponent(order_id)}/stream` },
      options,
    );
  }
}

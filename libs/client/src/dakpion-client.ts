import createClient, { type Client } from 'openapi-fetch';
import { type CallOptions, dataOf } from './call.ts';
import { fetchWithRetry, pauseFor } from './fetch-with-retry.ts';
import { type FollowedEvent, type FollowOptions, followEvents, type StreamConnection } from './follow-events.ts';
import type {
  BulkOrders,
  CancelOrderRequest,
  CreateOrderRequest,
  ListedEvent,
  OrderDetails,
  OrderProof,
  OrderRecord,
  OrderStatusView,
  OrderSummary,
  operations,
  paths,
  Quotation,
  QuoteRequest,
} from './generated/api.types.ts';
import { WebhookLog } from './webhook-log.ts';

export interface DakpionClientOptions {
  /** The API key, which determines the environment: `sandbox_key_test_…` or `live_key_…`. */
  readonly apiKey: string;
  /** The base URL of the API without `/v1`, e.g. `https://api.example.com`. */
  readonly baseUrl: string;
  /** The maximum number of retries of a request that is safe to repeat. Default: 3. */
  readonly maxRetries?: number;
  /** The time-out of one try, in milliseconds. Default: 15,000. */
  readonly timeoutMs?: number;
  /** Default: the global one. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** After this time without a message, a stream is reconnected. The service sends a heartbeat every 15 s. */
const silenceMs = 30_000;
const firstPauseMs = 1_000;

export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>;

/**
 * The API of Dakpion for one key. All calls can throw DakpionProblemError, DakpionResponseError, and the error of fetch after
 * the last try.
 */
export class DakpionClient {
  /** All operations by path, typed, with the same retries. Returns `{ data, error, response }`. */
  readonly http: Client<paths>;
  readonly webhooks: WebhookLog;
  // A real private field: `console.log` of the client, or a log of it as JSON, does not show the key.
  readonly #stream: StreamConnection;

  constructor(options: DakpionClientOptions) {
    const { maxRetries = 3, timeoutMs = 15_000 } = options;
    const apiKey = keyText(options.apiKey);
    const baseUrl = String(options.baseUrl).replace(/\/+$/, '');
    if (!/^https?:\/\/[^/]/i.test(baseUrl)) {
      throw new TypeError(`baseUrl must be an address such as https://api.example.com, and is ${baseUrl}`);
    }
    const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
    this.http = createClient<paths>({
      baseUrl,
      headers: { 'X-API-Key': apiKey },
      querySerializer: queryText,
      fetch: fetchWithRetry({ fetch: send, maxRetries, timeoutMs, pause: pauseFor, random: Math.random }),
    });
    this.webhooks = new WebhookLog(this.http);
    this.#stream = { apiKey, url: `${baseUrl}/v1/business`, fetch: send, random: Math.random, silenceMs, firstPauseMs };
  }

  /** A price, locked for 15 minutes: pass its `quotation_id` to {@link createOrder}. */
  async quote(body: QuoteRequest, options: CallOptions = {}): Promise<Quotation> {
    return dataOf(await this.http.POST('/v1/business/order/quotation', { body, ...options }));
  }

  /**
   * Creates an order, or returns the order that the same idempotency key has created. Without a key, each call uses a random
   * one, which protects only its own retries. Pass a value that you have stored, such as the invoice number.
   */
  async createOrder(
    body: CreateOrderRequest,
    { idempotencyKey = crypto.randomUUID(), ...options }: CallOptions & { readonly idempotencyKey?: string } = {},
  ): Promise<OrderRecord> {
    const params = { header: keyHeader(idempotencyKey) };
    return dataOf(await this.http.POST('/v1/business/order/create', { body, params, ...options }));
  }

  /**
   * Creates up to 100 orders. Each has its own outcome in `data`, in the order of `orders`: check `counts.refused`. If it is called
   * again with the same key and orders, it creates only the missing orders. Store the key together with the orders before the call.
   */
  async createOrders(
    orders: readonly CreateOrderRequest[],
    { idempotencyKey, ...options }: CallOptions & { readonly idempotencyKey: string },
  ): Promise<BulkOrders> {
    const params = { header: keyHeader(idempotencyKey) };
    return dataOf(
      await this.http.POST('/v1/business/orders/bulk', { body: { orders: [...orders] }, params, ...options }),
    );
  }

  /** The prices and the faults of up to 100 orders. Creates none of them. */
  async quoteOrders(orders: readonly CreateOrderRequest[], options: CallOptions = {}): Promise<BulkOrders> {
    // The key has no effect in a dry run, except that the request is retried.
    const params = { header: { 'X-Idempotency-Key': crypto.randomUUID() } };
    const body = { orders: [...orders], dry_run: true };
    return dataOf(await this.http.POST('/v1/business/orders/bulk', { body, params, ...options }));
  }

  /** The present state of the order, or its state at `as_of`, ISO 8601 with an offset. */
  async getOrder(
    order_id: string,
    { as_of, ...options }: CallOptions & { readonly as_of?: string } = {},
  ): Promise<OrderDetails> {
    const params = { path: { order_id }, query: as_of === undefined ? {} : { as_of } };
    return dataOf(await this.http.GET('/v1/business/order/{order_id}', { params, ...options }));
  }

  async getOrderStatus(order_id: string, options: CallOptions = {}): Promise<OrderStatusView> {
    const params = { path: { order_id } };
    return dataOf(await this.http.GET('/v1/business/order/{order_id}/status', { params, ...options }));
  }

  /** The recorded events of an order with their proofs, which `verifyProof` checks offline. */
  async getOrderProof(order_id: string, options: CallOptions = {}): Promise<OrderProof> {
    const params = { path: { order_id } };
    return dataOf(await this.http.GET('/v1/business/order/{order_id}/proof', { params, ...options }));
  }

  /** Cancels an order before the pickup. An order that is already cancelled is returned. */
  async cancelOrder(order_id: string, body: CancelOrderRequest = {}, options: CallOptions = {}): Promise<OrderRecord> {
    const params = { path: { order_id } };
    return dataOf(await this.http.POST('/v1/business/order/{order_id}/cancel', { body, params, ...options }));
  }

  /** A new order for a cancelled one. Repeated calls return the same order. */
  async retryOrder(order_id: string, options: CallOptions = {}): Promise<OrderRecord> {
    const params = { path: { order_id } };
    return dataOf(await this.http.POST('/v1/business/order/{order_id}/retry', { params, ...options }));
  }

  /**
   * All orders that match the query, newest first. Pages are requested as they are needed. Orders that are created meanwhile
   * are not listed, and no order is listed twice.
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
   * All events of your orders, in order, after the given event (its `position`, or its `id` on a stream). Without it, from the
   * first event. With `order_id`: the events of this order only. Ends at the latest event. Store the `position` together with the
   * results of the event: another call, or {@link follow}, can continue after it.
   */
  async *listEvents(
    after?: string,
    { order_id, ...options }: CallOptions & { readonly order_id?: string } = {},
  ): AsyncGenerator<ListedEvent, void> {
    for (let from = after; ; ) {
      const query = { ...(order_id !== undefined && { order_id }), ...(from !== undefined && { after: from }) };
      const params = { query };
      const { data, next, has_more } = dataOf(await this.http.GET('/v1/business/events', { params, ...options }));
      yield* data;
      if (!has_more || next === null) return;
      from = next;
    }
  }

  /** The live events of all orders, and the locations of their riders. Reconnects by itself and misses no event. */
  follow(options: FollowOptions = {}): AsyncGenerator<FollowedEvent, void> {
    return followEvents({ ...this.#stream, url: `${this.#stream.url}/stream` }, options);
  }

  /** The live events of one order, from its first event on. */
  followOrder(order_id: string, options: FollowOptions = {}): AsyncGenerator<FollowedEvent, void> {
    // In a URL, `..` would lead to the stream of all orders.
    if (/^\.*$/.test(order_id)) throw new TypeError(`order_id must be the id of an order, and is ${order_id}`);
    return followEvents(
      { ...this.#stream, url: `${this.#stream.url}/order/${encodeURIComponent(order_id)}/stream` },
      options,
    );
  }
}

/** Callers without types can pass a `Date`. It becomes the same text as in a body. */
function queryText(query: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null)
      text.append(name, value instanceof Date ? value.toJSON() : String(value));
  }
  return text.toString();
}

/** The API key. Throws a TypeError for a text that no header can have, because the error of fetch would show the key. */
function keyText(apiKey: unknown): string {
  // Files and forms add line ends and blanks. A JavaScript caller with a missing setting passes undefined.
  const text = String(apiKey ?? '').trim();
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new TypeError('apiKey must be visible ASCII characters, such as sandbox_key_test_….');
}

/**
 * The header with the idempotency key. Throws a TypeError for a key that the API refuses, because the error of fetch would not name
 * the header.
 */
function keyHeader(idempotencyKey: string): { 'X-Idempotency-Key': string } {
  // A JavaScript caller with a missing value passes null, and the request would have no key.
  if (typeof idempotencyKey === 'string' && /^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    return { 'X-Idempotency-Key': idempotencyKey };
  throw new TypeError(`idempotencyKey must be 1 to 255 visible ASCII characters, and is ${idempotencyKey}`);
}

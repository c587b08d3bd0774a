import type { Client } from 'openapi-fetch';
import { type CallOptions, dataOf } from './call.ts';
import type {
  AcceptedRedelivery,
  ChangedCallbackUrl,
  LoggedAttempt,
  operations,
  paths,
  RedeliverWebhooksRequest,
  RedeliveryProgress,
  SentTestWebhook,
  TestWebhookRequest,
  WebhookDetails,
  WebhookLogEntry,
  WebhookSettings,
} from './generated/api.types.ts';

/** The former name of {@link WebhookLogEntry}. */
export type DeliveryLogEntry = WebhookLogEntry;

type WebhookPageQuery = NonNullable<operations['getWebhook']['parameters']['query']>;
export type WebhookQuery = NonNullable<operations['listWebhooks']['parameters']['query']>;

/** The callback URL, the log of webhooks, and redeliveries. Throws the errors of DakpionClient. */
export class WebhookLog {
  constructor(private readonly http: Client<paths>) {}

  /** The callback URL of this environment. Null: none. */
  async getCallbackUrl(options: CallOptions = {}): Promise<string | null> {
    return dataOf(await this.http.GET('/v1/business/webhooks/callback', { ...options })).callback_url;
  }

  /**
   * Sets the callback URL. Null removes it. `token` is the shared secret of another origin, and is returned only once. If an
   * answer was lost, e.g. before a retry, `token` is null: rotate the secrets.
   */
  async setCallbackUrl(callback_url: string | null, options: CallOptions = {}): Promise<ChangedCallbackUrl> {
    const body = { callback_url };
    return dataOf(await this.http.PUT('/v1/business/webhooks/callback', { body, ...options }));
  }

  /** Whether webhooks that were given up are sent again automatically after an outage. */
  async getSettings(options: CallOptions = {}): Promise<WebhookSettings> {
    return dataOf(await this.http.GET('/v1/business/webhooks/settings', { ...options }));
  }

  async setSettings(body: WebhookSettings, options: CallOptions = {}): Promise<WebhookSettings> {
    return dataOf(await this.http.PUT('/v1/business/webhooks/settings', { body, ...options }));
  }

  /**
   * All matching webhooks with their last 6 attempts, newest first. Pages are requested as they are needed. No webhook is repeated
   * or missing, even if webhooks are sent or change meanwhile.
   */
  async *list(query: WebhookQuery = {}, options: CallOptions = {}): AsyncGenerator<WebhookLogEntry, void> {
    let asked = query;
    // Numbered pages would shift. Instead, the next page begins at the millisecond of the last entry, and repeated entries are left
    // out.
    let latest: readonly WebhookLogEntry[] = [];
    for (;;) {
      const params = { query: asked };
      const { data, pagination } = dataOf(await this.http.GET('/v1/business/webhooks', { params, ...options }));
      const unknown = data.filter(({ delivery_id }) => latest.every((known) => known.delivery_id !== delivery_id));
      yield* unknown;
      const last = data.at(-1);
      if (!pagination.has_more || last === undefined) return;
      const before = latest[0]?.created_at === last.created_at ? latest : [];
      latest = [...before, ...unknown.filter(({ created_at }) => created_at === last.created_at)];
      const page = unknown.length > 0 ? 1 : (asked.page ?? 1) + 1;
      asked = { ...query, page, created_at_to: new Date(Date.parse(last.created_at) + 1).toISOString() };
    }
  }

  /** One webhook, its request and a page of its attempts. {@link attempts} reads all pages. */
  async get(delivery_id: string, options: CallOptions = {}): Promise<WebhookDetails> {
    return this.page(delivery_id, {}, options);
  }

  /** All attempts at a webhook, oldest first. Pages are requested as they are needed. */
  async *attempts(delivery_id: string, options: CallOptions = {}): AsyncGenerator<LoggedAttempt, void> {
    for (let query: WebhookPageQuery | null = {}; query !== null; ) {
      const { attempts, attempts_next }: WebhookDetails = await this.page(delivery_id, query, options);
      yield* attempts;
      query = attempts_next === null ? null : { attempts_after: attempts_next };
    }
  }

  private async page(delivery_id: string, query: WebhookPageQuery, options: CallOptions): Promise<WebhookDetails> {
    const params = { path: { delivery_id }, query };
    return dataOf(await this.http.GET('/v1/business/webhooks/{delivery_id}', { params, ...options }));
  }

  /** Repeats one webhook with its event id. Not retried automatically, because the webhook could be sent twice. */
  async redeliver(delivery_id: string, options: CallOptions = {}): Promise<AcceptedRedelivery> {
    const params = { path: { delivery_id } };
    return dataOf(await this.http.POST('/v1/business/webhooks/{delivery_id}/redeliver', { params, ...options }));
  }

  /** Repeats many webhooks. While a redelivery is in progress, returns its progress. */
  async redeliverAll(body: RedeliverWebhooksRequest, options: CallOptions = {}): Promise<RedeliveryProgress> {
    return dataOf(await this.http.POST('/v1/business/webhooks/redeliver', { body, ...options }));
  }

  async getRedelivery(redelivery_id: string, options: CallOptions = {}): Promise<RedeliveryProgress> {
    const params = { path: { redelivery_id } };
    return dataOf(await this.http.GET('/v1/business/webhooks/redeliveries/{redelivery_id}', { params, ...options }));
  }

  /** Sends one signed example to the callback URL, or to the given one, and returns the response of the receiver. */
  async sendTest(body: TestWebhookRequest, options: CallOptions = {}): Promise<SentTestWebhook> {
    return dataOf(await this.http.POST('/v1/business/webhooks/test', { body, ...options }));
  }
}

import type { CommandContext } from './actor.ts';
import type { DhakaTime } from './dhaka-time.ts';
import type { Environment } from './environment.ts';
import type { WebhookEventName } from './order-lifecycle.ts';

/** Sends one webhook once more, under the event id it has. Repeated with the same `requested_at` it changes nothing. */
export interface RedeliverWebhook {
  readonly type: 'RedeliverWebhook';
  readonly partner_id: string;
  readonly environment: Environment;
  readonly delivery_id: string;
  readonly requested_at: DhakaTime;
  readonly context: CommandContext;
}

/** Which webhooks a redelivery of many is for. Those still waiting for an attempt are left as they are. */
export interface RedeliveryFilter {
  /** Created then or later; null: since ever. */
  readonly created_at_from: DhakaTime | null;
  /** Only those in manual review, only discarded ones, or (null) the delivered ones too. */
  readonly status: 'manual_review' | 'discarded' | null;
}

/**
 * Sends many of a partner's webhooks once more, oldest first, unless a redelivery is under way. The answer has their number; the
 * service goes through them by itself. Repeated with the same `redelivery_id` and `requested_at` it sends nothing twice.
 */
export interface RedeliverWebhooks {
  readonly type: 'RedeliverWebhooks';
  readonly redelivery_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly filter: RedeliveryFilter;
  readonly requested_at: DhakaTime;
  readonly context: CommandContext;
}

/** The webhook service sends this to itself, so that a redelivery continues after a stop. */
export interface ContinueRedelivery extends Omit<RedeliverWebhooks, 'type'> {
  readonly type: 'ContinueRedelivery';
  /** Number of this step, from 1. */
  readonly step: number;
  /** Where the step begins: this many after the first that was created then or later. */
  readonly from: DhakaTime;
  readonly offset: number;
  readonly accepted: number;
  /** The number of webhooks that the previous steps have started. */
  readonly redelivered: number;
}

/** Asks what a webhook's requests carry. */
export interface DescribeWebhook {
  readonly type: 'DescribeWebhook';
  readonly partner_id: string;
  readonly environment: Environment;
  readonly delivery_id: string;
}

/** Sends a signed example of an event's webhook to a URL. It is no delivery: neither recorded nor repeated. */
export interface SendTestWebhook {
  readonly type: 'SendTestWebhook';
  readonly partner_id: string;
  readonly environment: Environment;
  readonly event: WebhookEventName;
  readonly url: string;
  /** Not sent after this time: the result has no reader any more. */
  readonly requested_at: DhakaTime;
}

/** The messages of `webhook.commands.v1`; the message type is `type`, the key the delivery's or the partner's id. */
export type WebhookCommand =
  | RedeliverWebhook
  | RedeliverWebhooks
  | ContinueRedelivery
  | DescribeWebhook
  | SendTestWebhook;

/** `webhook_not_found`: not in the log, or of another partner or environment. */
export interface WebhookRefusal {
  readonly code: 'webhook_not_found';
  readonly delivery_id: string;
}

/** Answer to RedeliverWebhook: 1, or 0 when it waits for an attempt anyway. */
export type RedeliverWebhookReply =
  | { readonly outcome: 'done'; readonly redelivered: number }
  | { readonly outcome: 'refused'; readonly refusal: WebhookRefusal };

/**
 * Answer to RedeliverWebhooks: which redelivery is under way, and for how many webhooks. Another id than the one asked for
 * names an earlier redelivery of that partner and environment that has not finished; then nothing new was begun.
 */
export interface RedeliverWebhooksReply {
  readonly outcome: 'done';
  /** Missing in answers of services that began every redelivery asked for. */
  readonly redelivery_id?: string;
  readonly accepted: number;
}

/** Answer to DescribeWebhook. */
export type DescribeWebhookReply =
  | { readonly outcome: 'done'; readonly request: DescribedRequest }
  | { readonly outcome: 'refused'; readonly refusal: WebhookRefusal };

/** Answer to SendTestWebhook. `expired`: it came to the service too late to be sent. */
export type SendTestWebhookReply =
  | { readonly outcome: 'done'; readonly sent: SentTestWebhook }
  | { readonly outcome: 'expired' };

/** A webhook's request. The shared secret, and a signature that was not kept, are shown as `(withheld)`. */
export interface DescribedRequest {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text that is signed. */
  readonly body: string;
}

/** The result of a test webhook. */
export interface SentTestWebhook {
  /** Whether it would count as delivered: 200 within 5 s. */
  readonly delivered: boolean;
  readonly request: DescribedRequest;
  readonly started_at: DhakaTime;
  readonly duration_ms: number;
  readonly response_status: number | null;
  /** A code, e.g. `timeout`; null when it was delivered. */
  readonly error: string | null;
  /** At most 4 KiB. */
  readonly response_excerpt: string | null;
}

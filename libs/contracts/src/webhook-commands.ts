import type { CommandContext } from './actor.ts';
import type { DhakaTime } from './dhaka-time.ts';
import type { WebhookEventName } from './order-lifecycle.ts';
import type { Owner } from './owner.ts';

/** Repeats one webhook with its event id. The same `requested_at` again changes nothing. */
export interface RedeliverWebhook extends Owner {
  readonly type: 'RedeliverWebhook';
  readonly delivery_id: string;
  readonly requested_at: DhakaTime;
  readonly context: CommandContext;
}

/** The filter of a redelivery of many webhooks. Webhooks that wait for an attempt are not affected. */
export interface RedeliveryFilter {
  /** Created then or later. Null: all. */
  readonly created_at_from: DhakaTime | null;
  /** Only webhooks in manual review, only discarded ones, or (null) delivered ones as well. */
  readonly status: 'manual_review' | 'discarded' | null;
}

/**
 * Repeats many webhooks of a partner, oldest first, except if a redelivery is in progress. The answer contains their number,
 * and the service continues by itself. The same `redelivery_id` and `requested_at` again sends nothing twice.
 */
export interface RedeliverWebhooks extends Owner {
  readonly type: 'RedeliverWebhooks';
  readonly redelivery_id: string;
  readonly filter: RedeliveryFilter;
  readonly requested_at: DhakaTime;
  readonly context: CommandContext;
}

/**
 * The webhook service sends this to itself when the receiver at an origin answers again after an outage. Repeats the webhooks that
 * were given up and go to that origin now, once a redelivery in progress has ended. The same `redelivery_id` and `requested_at`
 * again sends nothing twice.
 */
export interface ResendAfterRecovery extends Omit<RedeliverWebhooks, 'type'> {
  readonly type: 'ResendAfterRecovery';
  readonly recovered_origin: string;
}

/** The webhook service sends this to itself, so that a redelivery continues after a stop. */
export interface ContinueRedelivery extends Omit<RedeliverWebhooks, 'type'> {
  readonly type: 'ContinueRedelivery';
  /** Of a redelivery after an outage: the origin that answers again. */
  readonly recovered_origin?: string;
  /** Number of this step, from 1. */
  readonly step: number;
  /** The step begins `offset` webhooks after the first webhook that was created at this time or later. */
  readonly from: DhakaTime;
  readonly offset: number;
  /** Webhooks that were created then or later are not included. Missing in steps of earlier versions: the time of the request. */
  readonly to?: DhakaTime;
  readonly accepted: number;
  /** The number of webhooks that the previous steps have started. */
  readonly redelivered: number;
}

/** Requests the description of the requests of a webhook, and a page of its attempts. */
export interface DescribeWebhook extends Owner {
  readonly type: 'DescribeWebhook';
  readonly delivery_id: string;
  /** The `next` of the previous page of attempts. Null or missing: from the first attempt. */
  readonly attempts_after?: number | null;
}

/** Sends a signed example of the webhook of an event to a URL. It is not a delivery: it is neither recorded nor retried. */
export interface SendTestWebhook extends Owner {
  readonly type: 'SendTestWebhook';
  readonly event: WebhookEventName;
  readonly url: string;
  /** The time of the request. If the command arrives too late, nothing is sent, because nobody waits for the result. */
  readonly requested_at: DhakaTime;
}

/** The messages of `webhook.commands.v1`. The message type is `type`. The key is the id of the delivery or of the partner. */
export type WebhookCommand =
  | RedeliverWebhook
  | RedeliverWebhooks
  | ResendAfterRecovery
  | ContinueRedelivery
  | DescribeWebhook
  | SendTestWebhook;

/** `webhook_not_found`: it is not in the log, or belongs to another partner or environment. */
export interface WebhookRefusal {
  readonly code: 'webhook_not_found';
  readonly delivery_id: string;
}

/** The answer to RedeliverWebhook: 1, or 0 if the webhook waits for an attempt anyway. */
export type RedeliverWebhookReply =
  | { readonly outcome: 'done'; readonly redelivered: number }
  | { readonly outcome: 'refused'; readonly refusal: WebhookRefusal };

/**
 * The answer to RedeliverWebhooks: the redelivery in progress, and the number of its webhooks. Another id than the requested
 * one names an earlier redelivery of that partner and environment that has not ended. Then no new redelivery began.
 */
export interface RedeliverWebhooksReply {
  readonly outcome: 'done';
  /** Missing in answers of earlier versions, which began every requested redelivery. */
  readonly redelivery_id?: string;
  readonly accepted: number;
}

/** The answer to DescribeWebhook. */
export type DescribeWebhookReply =
  | {
      readonly outcome: 'done';
      readonly request: DescribedRequest;
      /** Missing in answers of earlier versions. */
      readonly attempts?: AttemptPage;
    }
  | { readonly outcome: 'refused'; readonly refusal: WebhookRefusal };

/** One attempt, for partners. */
export interface LoggedAttempt {
  /** From 1, including redeliveries. */
  readonly number: number;
  readonly started_at: DhakaTime;
  readonly duration_ms: number;
  readonly response_status: number | null;
  /** A code, e.g. `timeout`. Null if it was delivered. */
  readonly error: string | null;
  /**
   * At most 4 KiB, with control characters replaced. Null in lists, and for attempts between the first and the last of a
   * delivery.
   */
  readonly response_excerpt: string | null;
}

/** A page of attempts, oldest first. A page that is not full can have a next page. */
export interface AttemptPage {
  readonly attempts: readonly LoggedAttempt[];
  /** The start of the next page. Null after the last page. */
  readonly next: number | null;
}

/** The answer to SendTestWebhook. `expired`: the command arrived too late to be sent. */
export type SendTestWebhookReply =
  | { readonly outcome: 'done'; readonly sent: SentTestWebhook }
  | { readonly outcome: 'expired' };

/** The request of a webhook. The shared secret, and a signature that was not stored, are shown as `(withheld)`. */
export interface DescribedRequest {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text that is signed. */
  readonly body: string;
}

/** The result of a test webhook. */
export interface SentTestWebhook {
  /** Whether a webhook would count as delivered: 200 within 5 s. */
  readonly delivered: boolean;
  readonly request: DescribedRequest;
  readonly started_at: DhakaTime;
  readonly duration_ms: number;
  readonly response_status: number | null;
  /** A code, e.g. `timeout`. Null if it was delivered. */
  readonly error: string | null;
  /** At most 4 KiB. */
  readonly response_excerpt: string | null;
}

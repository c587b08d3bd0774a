import type { CommandContext } from './actor.ts';
import type { DhakaTime } from './dhaka-time.ts';
import type { Environment } from './environment.ts';

/** Sends one webhook once more, under the event id it has. Repeated with the same `requested_at` it changes nothing. */
export interface RedeliverWebhook {
  readonly type: 'RedeliverWebhook';
  readonly partner_id: string;
  readonly environment: Environment;
  readonly delivery_id: string;
  readonly requested_at: DhakaTime;
  readonly context: CommandContext;
}

/**
 * Sends a partner's webhooks created in a span of time once more, oldest first, at most 1,000 per command: repeat it with
 * the reply's `continue_from` until that is null. Those still waiting are left as they are.
 */
export interface RedeliverWebhooksSince {
  readonly type: 'RedeliverWebhooksSince';
  readonly partner_id: string;
  readonly environment: Environment;
  /** Inclusive. */
  readonly created_at_from: DhakaTime;
  /** Only those in manual review, or (null) the delivered ones too. */
  readonly status: 'manual_review' | null;
  readonly requested_at: DhakaTime;
  readonly context: CommandContext;
}

/** What goes over `webhook.commands.v1`; the message type is `type`, the key the delivery's or the partner's id. */
export type WebhookCommand = RedeliverWebhook | RedeliverWebhooksSince;

/** `webhook_not_found`: not there, or of another partner or environment. */
export interface WebhookRefusal {
  readonly code: 'webhook_not_found';
}

/** `redelivered`: how many were set going by this command. */
export type WebhookReply =
  | { readonly outcome: 'done'; readonly redelivered: number; readonly continue_from: DhakaTime | null }
  | { readonly outcome: 'refused'; readonly refusal: WebhookRefusal };

import {
  type CommandContext,
  dhakaTime,
  newId,
  type Owner,
  type RedeliverWebhook,
  type RedeliverWebhookReply,
  type RedeliverWebhooks,
  type RedeliverWebhooksReply,
  topics,
} from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { DeliveryLog, Redeliveries, type RedeliveryProgress } from '@dakpion/read-models';
import { BROKER_CLIENT, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';
import { refuseFaults } from '../validation/read-json.ts';
import { rangeEndOf } from '../validation/time-range.ts';
import type { RedeliverWebhooksDto } from './redeliver-webhooks.dto.ts';
import { deliveryIdIn, redeliveryIdIn } from './webhook-path.ts';

/** The result of a redelivery of one webhook: `accepted` is 0 when it is already waiting for an attempt. */
export interface AcceptedRedelivery {
  readonly delivery_id: string;
  readonly accepted: number;
}

/** Sends webhooks again for partners and operators, under their present event ids. */
@Injectable()
export class WebhookRedeliveries {
  constructor(
    private readonly redeliveries: Redeliveries,
    private readonly log: DeliveryLog,
    @Inject(BROKER_CLIENT) private readonly client: BrokerClient,
    /** The webhook service compares times of the request with its own clock. Both come from the store's clock. */
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
  ) {}

  /** Throws `webhook_not_found`. */
  async redeliver(owner: Owner, deliveryId: string, context: CommandContext): Promise<AcceptedRedelivery> {
    const command: RedeliverWebhook = {
      type: 'RedeliverWebhook',
      partner_id: owner.partner_id,
      environment: owner.environment,
      delivery_id: deliveryIdIn(deliveryId),
      requested_at: dhakaTime(this.stateStore.clock.now()),
      context,
    };
    const reply = await this.ask<RedeliverWebhookReply>(command, command.delivery_id);
    return { delivery_id: command.delivery_id, accepted: unlessRefused(reply).redelivered };
  }

  /**
   * Resolves with the progress of the new redelivery, or of the one that is already in progress. Throws `validation_failed` when
   * nothing selects webhooks.
   */
  async redeliverMany(
    owner: Owner,
    { since, status }: RedeliverWebhooksDto,
    context: CommandContext,
  ): Promise<RedeliveryProgress> {
    if (since === null && status === null) {
      refuseFaults({ errors: [{ field: '', code: 'required', message: 'Send since, status or both.' }] });
    }
    const filter = { created_at_from: rangeEndOf(since), status };
    const command: RedeliverWebhooks = {
      type: 'RedeliverWebhooks',
      redelivery_id: newId('rdl'),
      partner_id: owner.partner_id,
      environment: owner.environment,
      filter,
      requested_at: dhakaTime(this.stateStore.clock.now()),
      context,
    };
    const reply = await this.ask<RedeliverWebhooksReply>(command, owner.partner_id);
    const { redelivery_id, requested_at } = command;
    const { accepted, redelivery_id: begun = redelivery_id } = reply;
    if (begun !== redelivery_id) return this.progress(owner, begun);
    return { redelivery_id, requested_at, ...filter, accepted, redelivered: 0, finished_at: null };
  }

  /** Throws `redelivery_not_found`. */
  async progress(owner: Owner, redeliveryId: string): Promise<RedeliveryProgress> {
    const progress = await this.redeliveries.find(owner, redeliveryIdIn(redeliveryId));
    if (progress === null) throw new ProblemError({ code: 'redelivery_not_found', redelivery_id: redeliveryId });
    return progress;
  }

  private async ask<Reply>(command: RedeliverWebhook | RedeliverWebhooks, key: string): Promise<Reply> {
    // Rejects while the log is being built again. A failure of the webhook service does not tell its reason.
    await this.log.list(command, { offset: 0, limit: 1 });
    return requestWithRetry<Reply>(this.client, { topic: topics.webhookCommands, key, value: command });
  }
}

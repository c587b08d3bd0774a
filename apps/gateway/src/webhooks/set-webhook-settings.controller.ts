import { PartnerAccounts, type RecoverySetting } from '@dakpion/partners';
import { Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { WebhookSettingsDto } from './webhook-settings.dto.ts';

/** `PUT /v1/business/webhooks/settings` → 200, the webhook settings of the key's environment now. */
@PartnerApi()
export class SetWebhookSettingsController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Put('webhooks/settings')
  async set(
    @CallerOfRequest() { partner_id, environment }: Caller,
    @ValidBody(WebhookSettingsDto) settings: WebhookSettingsDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoverySetting> {
    const context = contextOf(request);
    const change = await this.partnerAccounts.setWebhookSettings(partner_id, environment, settings, context);
    if (change.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...now } = change;
    return now;
  }
}

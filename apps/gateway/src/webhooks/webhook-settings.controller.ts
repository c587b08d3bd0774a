import { PartnerAccounts, Partners, type RecoverySetting, resendsAfterRecovery } from '@dakpion/partners';
import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { Get, Put } from '../openapi/route.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { WebhookSettingsDto } from './webhook-settings.dto.ts';

/** The webhook settings of the key's environment. */
@PartnerApi('Webhooks')
export class WebhookSettingsController {
  constructor(
    private readonly partners: Partners,
    private readonly partnerAccounts: PartnerAccounts,
  ) {}

  @Get('webhooks/settings', {
    summary: 'Get the webhook settings',
    description: 'Whether webhooks that were given up are sent again by themselves after an outage of your server.',
    answers: { 200: { description: 'The settings of the environment of the key.', schema: 'WebhookSettings' } },
  })
  async getWebhookSettings(@CallerOfRequest() { partner_id, environment }: Caller): Promise<RecoverySetting> {
    const partner = await this.partners.find(partner_id);
    return { resend_after_recovery: partner !== null && resendsAfterRecovery(partner.webhook[environment]) };
  }

  @Put('webhooks/settings', {
    summary: 'Set the webhook settings',
    description:
      'With `resend_after_recovery`, webhooks that are given up from now on are sent again by themselves, oldest first, when a later webhook or a test is answered with 200 at the same origin. Each webhook is sent again at most three times in this way. Off by default.',
    answers: { 200: { description: 'The settings now.', schema: 'WebhookSettings' } },
  })
  async setWebhookSettings(
    @CallerOfRequest() { partner_id, environment }: Caller,
    @ValidBody(WebhookSettingsDto) settings: WebhookSettingsDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoverySetting> {
    const context = contextOf(request);
    const change = await this.partnerAccounts.setWebhookSettings(partner_id, environment, settings, context);
    return unlessRefused(change);
  }
}

import { Partners, type RecoverySetting, resendsAfterRecovery } from '@dakpion/partners';
import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';

/** `GET /v1/business/webhooks/settings` → the webhook settings of the key's environment. */
@PartnerApi()
export class GetWebhookSettingsController {
  constructor(private readonly partners: Partners) {}

  @Get('webhooks/settings')
  async get(@CallerOfRequest() { partner_id, environment }: Caller): Promise<RecoverySetting> {
    const partner = await this.partners.find(partner_id);
    return { resend_after_recovery: partner !== null && resendsAfterRecovery(partner.webhook[environment]) };
  }
}

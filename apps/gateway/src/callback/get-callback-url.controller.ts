import { type CallbackSetting, Partners, tokenOriginOf } from '@dakpion/partners';
import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';

/** `GET /v1/business/webhooks/callback` → the callback URL of the key's environment, and where its shared secret is sent. */
@PartnerApi()
export class GetCallbackUrlController {
  constructor(private readonly partners: Partners) {}

  @Get('webhooks/callback')
  async get(@CallerOfRequest() caller: Caller): Promise<CallbackSetting> {
    const partner = await this.partners.find(caller.partner_id);
    if (partner === null) return { callback_url: null, token_origin: null };
    const webhook = partner.webhook[caller.environment];
    return { callback_url: webhook.callback_url, token_origin: tokenOriginOf(webhook) };
  }
}

import { Partners } from '@dakpion/partners';
import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';

/** `GET /v1/business/webhooks/callback` → the callback URL of the key's environment, or null. */
@PartnerApi()
export class GetCallbackUrlController {
  constructor(private readonly partners: Partners) {}

  @Get('webhooks/callback')
  async get(@CallerOfRequest() caller: Caller): Promise<{ callback_url: string | null }> {
    const partner = await this.partners.find(caller.partner_id);
    return { callback_url: partner?.webhook[caller.environment].callback_url ?? null };
  }
}

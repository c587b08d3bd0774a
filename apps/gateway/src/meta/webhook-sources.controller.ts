import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Get, Inject } from '@nestjs/common';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';

/** `GET /v1/meta/webhook-sources` → the source addresses of webhooks; an empty list: the addresses are not fixed. */
@KeylessApi('v1/meta')
export class WebhookSourcesController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get('webhook-sources')
  get(): { addresses: readonly string[] } {
    return { addresses: this.settings.webhookSourceAddresses };
  }
}

import { SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Inject } from '@nestjs/common';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { DocumentedIn } from '../openapi/documented-in.ts';
import { Get } from '../openapi/route.ts';

/** The source addresses of webhooks. */
@KeylessApi('v1/meta')
@DocumentedIn({ api: 'partner', tag: 'Webhooks', isOpen: true })
export class WebhookSourcesController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get('webhook-sources', {
    summary: 'List the source addresses of webhooks',
    description: 'For firewalls: the source addresses of webhooks. Empty: they are not fixed. Requires no key.',
    answers: { 200: { description: 'The addresses.', schema: 'WebhookSources' } },
  })
  listWebhookSources(): { addresses: readonly string[] } {
    return { addresses: this.settings.webhookSourceAddresses };
  }
}

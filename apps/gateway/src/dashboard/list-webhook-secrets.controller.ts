import { type DhakaTime, dhakaTime, type Environment, environments } from '@dakpion/contracts';
import { type Partner, Partners, tokenOriginOf } from '@dakpion/partners';
import { CLOCK, type Clock } from '@dakpion/service';
import { Get, Inject } from '@nestjs/common';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { DashboardApi, SignedInUser } from './dashboard-api.ts';

/** Webhook secrets without the secrets. `expires_at` null: the current ones. */
export interface ListedWebhookSecrets {
  readonly environment: Environment;
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
}

/** The shared secret of an origin, without the secret. */
export interface ListedSharedSecret {
  readonly environment: Environment;
  /** The only origin to which it is sent. Null before the first callback URL. */
  readonly origin: string | null;
  readonly issued_at: DhakaTime;
  /** The callback URL has moved to another origin: until this time, the secret comes back with its origin. Null: in use. */
  readonly former_until: DhakaTime | null;
}

export interface WebhookSecretList {
  /** Newest first in each environment. */
  readonly data: readonly ListedWebhookSecrets[];
  /** The one in use first in each environment. */
  readonly shared_secrets: readonly ListedSharedSecret[];
}

/** `GET /v1/dashboard/webhook-secrets` → when the secrets were issued, and where the shared ones are sent; newest first in each environment. */
@DashboardApi()
export class ListWebhookSecretsController {
  constructor(
    private readonly partners: Partners,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('webhook-secrets')
  async list(@SignedInUser() { team: { partner_id } }: SignedIn): Promise<WebhookSecretList> {
    const partner = await this.partners.find(partner_id);
    if (partner === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    const data = environments.flatMap((environment) =>
      partner.webhook[environment].signing_secrets.map(({ issued_at, expires_at }) => ({
        ...{ environment, issued_at, expires_at },
      })),
    );
    const now = dhakaTime(this.clock());
    return { data, shared_secrets: environments.flatMap((each) => sharedSecretsOf(partner, each, now)) };
  }
}

function sharedSecretsOf(partner: Partner, environment: Environment, now: DhakaTime): ListedSharedSecret[] {
  const webhook = partner.webhook[environment];
  // Times in this form sort as text.
  const former = (webhook.former_tokens ?? []).filter(({ ends_at }) => now < ends_at);
  const all = [{ origin: tokenOriginOf(webhook), tokens: webhook.tokens, ends_at: null }, ...former];
  return all.flatMap(({ origin, tokens: [newest], ends_at }) =>
    newest === undefined ? [] : [{ environment, origin, issued_at: newest.issued_at, former_until: ends_at }],
  );
}

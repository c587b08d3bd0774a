import { type DhakaTime, type Environment, environments } from '@dakpion/contracts';
import { Partners } from '@dakpion/partners';
import { Get } from '@nestjs/common';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { DashboardApi, SignedInUser } from './dashboard-api.ts';

/** Webhook secrets without the secrets. `expires_at` null: the current ones. */
export interface ListedWebhookSecrets {
  readonly environment: Environment;
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
}

/** `GET /v1/dashboard/webhook-secrets` → when the current and the previous secrets were issued; newest first in each environment. */
@DashboardApi()
export class ListWebhookSecretsController {
  constructor(private readonly partners: Partners) {}

  @Get('webhook-secrets')
  async list(@SignedInUser() { team: { partner_id } }: SignedIn): Promise<{ data: readonly ListedWebhookSecrets[] }> {
    const partner = await this.partners.find(partner_id);
    if (partner === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    const data = environments.flatMap((environment) =>
      partner.webhook[environment].signing_secrets.map(({ issued_at, expires_at }) => ({
        ...{ environment, issued_at, expires_at },
      })),
    );
    return { data };
  }
}

import { type Environment, environments } from '@dakpion/contracts';
import { type KeySummary, Partners } from '@dakpion/partners';
import { Get } from '@nestjs/common';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { DashboardApi, SignedInUser } from './dashboard-api.ts';

/** A key of one environment, without the key. */
export type ListedKey = KeySummary & { readonly environment: Environment };

/** `GET /v1/dashboard/keys` → the current keys, the previous keys, and the last ended keys; newest first in each environment. */
@DashboardApi()
export class ListKeysController {
  constructor(private readonly partners: Partners) {}

  @Get('keys')
  async list(@SignedInUser() { team: { partner_id } }: SignedIn): Promise<{ data: readonly ListedKey[] }> {
    const partner = await this.partners.summary(partner_id);
    if (partner === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    const data = environments.flatMap((environment) =>
      partner.api_keys[environment].map((key) => ({ environment, ...key })),
    );
    return { data };
  }
}

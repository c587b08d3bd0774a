import type { Environment } from '@dakpion/contracts';
import { type IssuedApiKey, PartnerAccounts } from '@dakpion/partners';
import { HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { environmentIn } from '../operator/partner-directory.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { DashboardApi, ForRoles, SignedInUser, userContextOf } from './dashboard-api.ts';

/**
 * `POST /v1/dashboard/keys/{environment}/revoke` → 200, a new key, returned only here. All other keys of the environment are
 * invalid from now on. A 503 means that the revocation is not confirmed yet: send the request again.
 */
@DashboardApi()
export class RevokeKeysController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Post('keys/:environment/revoke')
  @ForRoles(['owner', 'developer'])
  @HttpCode(200)
  async revoke(
    @SignedInUser() { team: { partner_id } }: SignedIn,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<IssuedApiKey & { environment: Environment }> {
    const environment = environmentIn(environmentText);
    const done = await this.partnerAccounts.revokeApiKeys(partner_id, environment, userContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...key } = done;
    return { environment, ...key };
  }
}

import type { Environment } from '@dakpion/contracts';
import { PartnerAccounts, type RotatedKey } from '@dakpion/partners';
import { HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { environmentIn } from '../operator/partner-directory.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { DashboardApi, ForRoles, SignedInUser, userContextOf } from './dashboard-api.ts';
import { NoFieldsDto } from './no-fields.dto.ts';

/**
 * `POST /v1/dashboard/keys/{environment}/rotate` → 200, the new key, returned only here. The previous key works for 24 hours; a
 * key that was already expiring ends now.
 */
@DashboardApi()
export class RotateKeyController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Post('keys/:environment/rotate')
  @ForRoles(['owner', 'developer'])
  @HttpCode(200)
  async rotate(
    @SignedInUser() { team: { partner_id } }: SignedIn,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<RotatedKey & { environment: Environment }> {
    const environment = environmentIn(environmentText);
    const done = await this.partnerAccounts.rotateApiKey(partner_id, environment, userContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...key } = done;
    return { environment, ...key };
  }
}

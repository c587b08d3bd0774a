import type { Environment } from '@dakpion/contracts';
import { type IssuedApiKey, PartnerAccounts, type RotatedKey, type RotatedWebhookSecrets } from '@dakpion/partners';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequiresConfirmation } from '../access/confirmation.guard.ts';
import type { SignedIn } from '../access/session.access.ts';
import { Post } from '../http/post.ts';
import { environmentIn } from '../operator/partner-directory.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { DashboardApi, ForRoles, SignedInUser, userContextOf } from './dashboard-api.ts';

/** Replaces credentials of the user's partner by new ones. */
@DashboardApi()
export class CredentialsController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  /**
   * `POST /v1/dashboard/keys/{environment}/rotate` → 200, the new key, returned only here. The previous key works for 24 hours; a
   * key that was already expiring ends now.
   */
  @Post('keys/:environment/rotate', { repeated: 'twice' })
  @ForRoles(['owner', 'developer'])
  @RequiresConfirmation()
  @HttpCode(200)
  async rotateKey(
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

  /**
   * `POST /v1/dashboard/webhook-secrets/{environment}/rotate` → 200, the new signing secret and the new shared secret, returned
   * only here. The previous ones stay valid for 24 hours.
   */
  @Post('webhook-secrets/:environment/rotate', { repeated: 'twice' })
  @ForRoles(['owner', 'developer'])
  @RequiresConfirmation()
  @HttpCode(200)
  async rotateWebhookSecrets(
    @SignedInUser() { team: { partner_id } }: SignedIn,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<RotatedWebhookSecrets & { environment: Environment }> {
    const environment = environmentIn(environmentText);
    const done = await this.partnerAccounts.rotateWebhookSecrets(partner_id, environment, userContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...secrets } = done;
    return { environment, ...secrets };
  }

  /**
   * `POST /v1/dashboard/keys/{environment}/revoke` → 200, a new key, returned only here. All other keys of the environment are
   * invalid from now on. A 503 means that the revocation is not confirmed yet: send the request again.
   */
  @Post('keys/:environment/revoke', { repeated: 'harmless' })
  @ForRoles(['owner', 'developer'])
  @RequiresConfirmation()
  @HttpCode(200)
  async revokeKeys(
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

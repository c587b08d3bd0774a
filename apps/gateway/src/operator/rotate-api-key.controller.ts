import type { Environment } from '@dakpion/contracts';
import { PartnerAccounts, type RotatedKey } from '@dakpion/partners';
import { HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { environmentIn, partnerIdIn } from './partner-directory.ts';

/** Rotating takes no fields. */
class RotateApiKeyDto {}

/** The owner of the key, and the new key. */
type RotateApiKeyAnswer = RotatedKey & { readonly partner_id: string; readonly environment: Environment };

/**
 * `POST /v1/operator/partners/{partner_id}/{environment}/api-key/rotate` → 200, the new key, returned only here. The previous key
 * works until `previous_expires_at`; a key that was already expiring ends now.
 */
@OperatorApi()
export class RotateApiKeyController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Post('partners/:partner_id/:environment/api-key/rotate')
  @HttpCode(200)
  async rotate(
    @Param('partner_id') partnerId: string,
    @Param('environment') environmentText: string,
    @OptionalBody(RotateApiKeyDto) _body: RotateApiKeyDto,
    @Req() request: FastifyRequest,
  ): Promise<RotateApiKeyAnswer> {
    const environment = environmentIn(environmentText);
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.rotateApiKey(partner_id, environment, operatorContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...key } = done;
    return { partner_id, environment, ...key };
  }
}

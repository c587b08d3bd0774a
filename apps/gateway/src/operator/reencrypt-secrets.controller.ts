import { PartnerAccounts, type ReencryptedSecrets } from '@dakpion/partners';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { partnerIdIn } from './partner-directory.ts';

/**
 * `POST /v1/operator/partners/{partner_id}/secrets/reencrypt` → 200: values that a previous key has encrypted are encrypted with
 * the first key of SECRETS_KEY. The secrets stay the same. A repeated request changes nothing.
 */
@OperatorApi()
export class ReencryptSecretsController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Post('partners/:partner_id/secrets/reencrypt', { repeated: 'harmless' })
  @HttpCode(200)
  async reencrypt(
    @Param('partner_id') partnerId: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<ReencryptedSecrets> {
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.reencryptSecrets(partner_id, operatorContextOf(request));
    if (done === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    return done;
  }
}

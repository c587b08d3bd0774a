import { PartnerAccounts, type PartnerSummary } from '@dakpion/partners';
import { HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { PartnerDirectory, partnerIdIn } from './partner-directory.ts';

/** Suspending takes no fields. */
class SuspendPartnerDto {}

/** `POST /v1/operator/partners/{partner_id}/suspend` → 200, the partner; from now on its keys are refused with 403. */
@OperatorApi()
export class SuspendPartnerController {
  constructor(
    private readonly partnerAccounts: PartnerAccounts,
    private readonly partners: PartnerDirectory,
  ) {}

  @Post('partners/:partner_id/suspend')
  @HttpCode(200)
  async suspend(
    @Param('partner_id') partnerId: string,
    @OptionalBody(SuspendPartnerDto) _body: SuspendPartnerDto,
    @Req() request: FastifyRequest,
  ): Promise<PartnerSummary> {
    const change = await this.partnerAccounts.suspend(partnerIdIn(partnerId), operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }
}

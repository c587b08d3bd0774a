import { PartnerAccounts, type PartnerSummary } from '@dakpion/partners';
import { Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { readBody, refuseFaults } from '../validation/read-json.ts';
import { PartnerDirectory, partnerIdIn } from './partner-directory.ts';
import { RateLimitsDto, rateLimitsOf } from './rate-limits.dto.ts';

/** `PUT /v1/operator/partners/{partner_id}/rate-limits` → 200, the partner with its new limits per minute. */
@OperatorApi()
export class SetRateLimitsController {
  constructor(
    private readonly partnerAccounts: PartnerAccounts,
    private readonly partners: PartnerDirectory,
  ) {}

  @Put('partners/:partner_id/rate-limits')
  async set(@Param('partner_id') partnerId: string, @Req() request: FastifyRequest): Promise<PartnerSummary> {
    partnerIdIn(partnerId);
    const body = readBody(request, RateLimitsDto);
    refuseFaults(body);
    const rateLimits = rateLimitsOf(body.value);
    const change = await this.partnerAccounts.setRateLimits(partnerId, rateLimits, operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }
}

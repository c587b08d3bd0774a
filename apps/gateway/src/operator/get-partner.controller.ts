import type { PartnerSummary } from '@dakpion/partners';
import { Get, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { PartnerDirectory } from './partner-directory.ts';

/** `GET /v1/operator/partners/{partner_id}` → the partner without its secrets. */
@OperatorApi()
export class GetPartnerController {
  constructor(private readonly partners: PartnerDirectory) {}

  @Get('partners/:partner_id')
  async get(@Param('partner_id') partnerId: string): Promise<PartnerSummary> {
    return this.partners.find(partnerId);
  }
}

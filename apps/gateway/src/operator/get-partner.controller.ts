import type { Environment } from '@dakpion/contracts';
import type { PartnerSummary } from '@dakpion/partners';
import { Get, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { PartnerStorage, type PartnerStorageUse } from '../partner-storage/partner-storage.ts';
import { PartnerDirectory } from './partner-directory.ts';

/** A partner without its secrets, and how much it has stored. */
export interface PartnerDetails extends PartnerSummary {
  readonly storage: Readonly<Record<Environment, PartnerStorageUse>>;
}

/** `GET /v1/operator/partners/{partner_id}` → the partner without its secrets, and its stored bytes. */
@OperatorApi()
export class GetPartnerController {
  constructor(
    private readonly partners: PartnerDirectory,
    private readonly storage: PartnerStorage,
  ) {}

  @Get('partners/:partner_id')
  async get(@Param('partner_id') partnerId: string): Promise<PartnerDetails> {
    const partner = await this.partners.find(partnerId);
    const { partner_id } = partner;
    const [sandbox, production] = await Promise.all([
      this.storage.use({ partner_id, environment: 'sandbox' }),
      this.storage.use({ partner_id, environment: 'production' }),
    ]);
    return { ...partner, storage: { sandbox, production } };
  }
}

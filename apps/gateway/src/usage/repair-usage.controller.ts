import { pattern, type RepairUsage, topics, type UsageRepair } from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { HttpCode, Inject, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { environmentIn, PartnerDirectory } from '../operator/partner-directory.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';

/** The result of a repair of usage figures. */
export interface RepairedUsage {
  /** `under_way`: the recount is in progress. Repeat the request to get its result. */
  readonly status: 'repaired' | 'under_way';
  /** Days with corrected figures; null while the recount is in progress. */
  readonly corrected_days: number | null;
}

/**
 * `POST /v1/operator/partners/{partner_id}/{environment}/usage/repair` → 200, the number of days whose figures differed
 * from the sum of the orders. Used by `dakpion audit repair`.
 */
@OperatorApi()
export class RepairUsageController {
  constructor(
    private readonly partners: PartnerDirectory,
    @Inject(BROKER_CLIENT) private readonly client: BrokerClient,
  ) {}

  @Post('partners/:partner_id/:environment/usage/repair', { repeated: 'harmless' })
  @HttpCode(200)
  async repair(
    @Param('partner_id') partnerId: string,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
  ): Promise<RepairedUsage> {
    const environment = environmentIn(environmentText);
    const { partner_id } = await this.partners.find(partnerId);
    const value: RepairUsage = { type: 'RepairUsage', partner_id, environment };
    const question = { pattern: pattern(topics.orderCommands, 'RepairUsage'), key: partner_id, value };
    const repair = await requestWithRetry<UsageRepair>(this.client, question);
    return repair.outcome === 'repaired'
      ? { status: 'repaired', corrected_days: repair.corrected_days }
      : { status: 'under_way', corrected_days: null };
  }
}

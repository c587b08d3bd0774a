import type { UsageRepair } from '@dakpion/contracts';
import { Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../openapi/route.ts';
import { type OwnerPath, PartnerDirectory } from '../operator/partner-directory.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';

/** The result of a repair of usage figures. */
export interface RepairedUsage {
  /** `under_way`: the recount is in progress. Repeat the request to get its result. */
  readonly status: 'repaired' | 'under_way';
  /** Days with corrected figures. Null while the recount is in progress. */
  readonly corrected_days: number | null;
  /**
   * Whether the recount had begun before this request. If that is so for your first request, a figure that became wrong meanwhile may
   * still be wrong when the recount ends. Then repeat the request once more.
   */
  readonly joined: boolean;
}

/** Corrects the figures of a partner that differ from the sum of its orders. */
@OperatorApi('Usage')
export class RepairUsageController {
  constructor(
    private readonly partners: PartnerDirectory,
    private readonly orderCommands: OrderCommands,
  ) {}

  @Post('partners/:partner_id/:environment/usage/repair', {
    summary: 'Count usage again and correct the figures',
    description: 'For `dakpion audit repair`. While `status` is `under_way`, repeat the request.',
    answers: { 200: { description: 'The corrected days.', schema: 'RepairedUsage' } },
    problems: ['partner_not_found'],
    repeated: 'harmless',
  })
  async repairPartnerUsage(@Param() path: OwnerPath): Promise<RepairedUsage> {
    const { partner_id, environment } = await this.partners.ownerIn(path);
    const command = { type: 'RepairUsage', partner_id, environment } as const;
    const repair = await this.orderCommands.ask<UsageRepair>(partner_id, command);
    const { outcome: status, joined = false } = repair;
    return { status, corrected_days: repair.outcome === 'repaired' ? repair.corrected_days : null, joined };
  }
}

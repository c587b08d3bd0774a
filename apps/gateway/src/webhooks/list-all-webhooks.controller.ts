import { type Environment, environments } from '@dakpion/contracts';
import {
  DeliveryLog,
  type DeliveryLogEntry,
  type DeliveryStatus,
  deliveryStatuses,
  type LoggedAttempt,
} from '@dakpion/read-models';
import { Field, OneOf } from '@dakpion/validation';
import { Get } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { OwnerWalk, type OwnerWalkPage, walkPlaceRule } from '../operator/owner-walk.ts';
import { pageSizeRule } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { listedUrl } from './listed-url.ts';

export class ListAllWebhooksDto {
  @OneOf(deliveryStatuses, undefined, 'optional') readonly status!: DeliveryStatus | null;
  @OneOf(environments, undefined, 'optional') readonly environment!: Environment | null;
  @Field(walkPlaceRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}

/** A delivery with its last attempt only, without an excerpt. */
export interface ListedWebhook extends Omit<DeliveryLogEntry, 'attempts' | 'attempts_total'> {
  /** The number of all attempts, including redeliveries. */
  readonly attempt_count: number;
  readonly last_attempt: LoggedAttempt | null;
}

/**
 * `GET /v1/operator/webhooks?status=manual_review` → the webhooks of all partners in both environments, partner after
 * partner; newest first within one partner and environment.
 */
@OperatorApi()
export class ListAllWebhooksController {
  constructor(
    private readonly log: DeliveryLog,
    private readonly ownerWalk: OwnerWalk,
  ) {}

  @Get('webhooks')
  async list(@ValidQuery(ListAllWebhooksDto) query: ListAllWebhooksDto): Promise<OwnerWalkPage<ListedWebhook>> {
    const { status } = query;
    return this.ownerWalk.page({ ...query, limit: Number(query.limit ?? 50) }, async (owner, page) => {
      const { deliveries, total } = await this.log.list(owner, { status, ...page });
      return { entries: deliveries.map(listed), total };
    });
  }
}

function listed({ attempts, attempts_total, ...entry }: DeliveryLogEntry): ListedWebhook {
  return { ...entry, url: listedUrl(entry.url), attempt_count: attempts_total, last_attempt: attempts.at(-1) ?? null };
}

import { type Environment, environments } from '@dakpion/contracts';
import { type DeliveryStatus, deliveryStatuses } from '@dakpion/read-models';
import { Field, OneOf } from '@dakpion/validation';
import { walkPlaceRule } from '../operator/owner-walk.ts';
import { pageSizeRule } from '../validation/page.ts';

export class ListAllWebhooksDto {
  @OneOf(deliveryStatuses, undefined, 'optional') readonly status!: DeliveryStatus | null;
  @OneOf(environments, undefined, 'optional') readonly environment!: Environment | null;
  @Field(walkPlaceRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}

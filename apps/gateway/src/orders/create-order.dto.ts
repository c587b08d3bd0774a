import { type DriverType, type OrderRequest, type SandboxScenario, sandboxScenarios } from '@dakpion/contracts';
import { DriverTypeCode, Field, NumberBetween, OneOf, PhoneNumber, Text, TrueOrFalse } from '@dakpion/validation';
import { callbackUrlRule } from '../callback/callback-url.rule.ts';
import { metadataRule } from './metadata.ts';
import { RouteDto } from './route.dto.ts';

/** Highest declared value in BDT: far above the value of any parcel, and low enough to keep the paisa exact. */
const maxItemPrice = 1_000_000_000;

/** The body of create. Absent fields become null. */
export class CreateOrderDto extends RouteDto implements OrderRequest {
  @Text(120) readonly receiver_name!: string;
  @PhoneNumber() readonly receiver_phone_number!: string;
  @DriverTypeCode() readonly driver_type!: DriverType;
  @TrueOrFalse() readonly is_freelancer!: boolean;
  @Text(100, 'optional') readonly partner_reference_id!: string | null;
  @NumberBetween(0, maxItemPrice, 'optional') readonly item_price!: number | null;
  @Text(120, 'optional') readonly item_name!: string | null;
  @Text(1_000, 'optional') readonly parcel_comment!: string | null;
  @Text(500, 'optional') readonly detailed_address!: string | null;
  @Field(callbackUrlRule, 'optional') readonly callback_url!: string | null;
  @Text(4_000, 'optional') readonly quotation_id!: string | null;
  @Field(metadataRule, 'optional') readonly metadata!: Readonly<Record<string, string>> | null;
  @OneOf(sandboxScenarios, undefined, 'optional') readonly sandbox_scenario!: SandboxScenario | null;
}

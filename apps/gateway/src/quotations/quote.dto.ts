import type { DriverType } from '@dakpion/contracts';
import { RouteDto } from '../orders/route.dto.ts';
import { DriverTypeCode } from '../validation/field.ts';

/** The body of quotation. `driver_type` may be left out: a motorcycle. */
export class QuoteDto extends RouteDto {
  @DriverTypeCode('optional') readonly driver_type!: DriverType | null;
}

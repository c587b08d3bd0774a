import type { DriverType } from '@dakpion/contracts';
import { DriverTypeCode } from '@dakpion/validation';
import { RouteDto } from '../orders/route.dto.ts';

/** The body of quotation. `driver_type` may be left out: a motorcycle. */
export class QuoteDto extends RouteDto {
  @DriverTypeCode('optional') readonly driver_type!: DriverType | null;
}

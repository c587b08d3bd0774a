import { Field } from '@dakpion/validation';
import { instantRule } from '../validation/instant.ts';

/** The query of an order's details, as text. Absent parameters are null. */
export class GetOrderDto {
  @Field(instantRule, 'optional') readonly as_of!: string | null;
}

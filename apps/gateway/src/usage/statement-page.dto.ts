import { Field } from '@dakpion/validation';
import { pageNumberRule, pageSizeRule } from '../validation/page.ts';

/** The query of a statement, as text. Absent parameters are null. */
export class StatementPageDto {
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}

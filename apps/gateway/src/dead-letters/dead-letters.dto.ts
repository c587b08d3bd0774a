import { type DeadLetterStatus, deadLetterStatuses, lettersTopics } from '@dakpion/dead-letters';
import { Field, OneOf, Text } from '@dakpion/validation';
import { instantRule } from '../validation/instant.ts';
import { pageSizeRule } from '../validation/page.ts';

export class ListDeadLettersDto {
  @OneOf(lettersTopics, undefined, 'optional') readonly topic!: string | null;
  @Text(100, 'optional') readonly reason!: string | null;
  @Text(255, 'optional') readonly key!: string | null;
  @Field(instantRule, 'optional') readonly since!: string | null;
  @OneOf(deadLetterStatuses, undefined, 'optional') readonly status!: DeadLetterStatus | null;
  @Text(255, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(100), 'optional') readonly limit!: string | null;
}

export class DropDeadLetterDto {
  @Text(500) readonly reason!: string;
}

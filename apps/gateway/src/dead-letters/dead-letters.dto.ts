import { type DeadLetterStatus, deadLetterStatuses, letterPlaceOf, lettersTopics } from '@dakpion/dead-letters';
import { Field, type FieldRule, OneOf, Text, text } from '@dakpion/validation';
import { instantRule } from '../validation/instant.ts';
import { pageSizeRule } from '../validation/page.ts';

const letterRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && letterPlaceOf(value) !== null) return null;
    return { code: 'bad_format', message: 'Must be the next_after of a previous response.' };
  },
  // As in the documents of 0.1.0, which did not promise a form for it.
  schema: text(255, 0).schema,
};

export class ListDeadLettersDto {
  @OneOf(lettersTopics, undefined, 'optional') readonly topic!: string | null;
  @Text(100, 'optional') readonly reason!: string | null;
  @Text(255, 'optional') readonly key!: string | null;
  @Field(instantRule, 'optional') readonly since!: string | null;
  @OneOf(deadLetterStatuses, undefined, 'optional') readonly status!: DeadLetterStatus | null;
  @Field(letterRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(100), 'optional') readonly limit!: string | null;
}

export class DropDeadLetterDto {
  @Text(500) readonly reason!: string;
}

import { Field, type FieldRule } from '@dakpion/validation';

const form = /^\d{1,9}$/;
const attemptPlaceRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && form.test(value)) return null;
    return { code: 'bad_format', message: 'Must be the attempts_next of a previous response.' };
  },
  schema: { type: 'string', pattern: form.source },
};

/** The query of one webhook: the start of a further page of its attempts. */
export class GetWebhookDto {
  @Field(attemptPlaceRule, 'optional') readonly attempts_after!: string | null;
}

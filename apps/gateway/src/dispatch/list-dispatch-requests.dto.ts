import { Field, type FieldRule } from '@dakpion/validation';
import { pageSizeRule } from '../validation/page.ts';
import { cursorRule } from './dispatch-cursor.ts';

export const defaultLimit = 100;

const maxLimit = 500;

/** Shorter than the time after which load balancers usually end an idle request. */
const maxWaitSeconds = 30;

const waitRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && /^\d{1,2}$/.test(value) && Number(value) <= maxWaitSeconds) return null;
    return { code: 'out_of_range', message: `Must be an integer from 0 to ${maxWaitSeconds}, in seconds.` };
  },
  schema: { type: 'integer', minimum: 0, maximum: maxWaitSeconds, default: 0 },
};

export class ListDispatchRequestsDto {
  @Field(cursorRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(maxLimit, defaultLimit), 'optional') readonly limit!: string | null;
  @Field(waitRule, 'optional') readonly wait!: string | null;
}
